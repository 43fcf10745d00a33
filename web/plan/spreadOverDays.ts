import { addDays, isWeekend } from './days'
import { mainRowOf } from './eaterEdits'
import { CATEGORIES, isEmptyEntry, type Plan, type Row } from './plan'

/** Groups of main ingredients that keep for a day or two; tuna and sardines come in tins. */
const FIRST = ['fish', 'salmon', 'prawns', 'squid', 'mussels', 'seafood', 'scallops', 'crab', 'oysters', 'clams']
/** Those that keep somewhat longer. */
const SOON = ['chicken', 'turkey', 'duck', 'beef', 'veal', 'lamb', 'pork', 'sausages', 'goat', 'kangaroo', 'rabbit']

/**
 * Days for the meals of a plan that have none (docs/product.md WEEK-11): from today on, in each category one meal a day on
 * the days on which it has none yet. Fish and seafood come on the first of them. Among these, and among all others, the
 * meals that take longest are at weekends; on the other days meat comes before the rest, and otherwise meals stay in their
 * order. A version of a meal has the day of that meal.
 *
 * The pages know of a meal its minutes and the group of its main ingredient. That group alone stands here for what
 * perishes: what else is in a meal, what is frozen and what has to thaw or rise beforehand is not known to them.
 *
 * @param today The first day that is given.
 * @returns the days by the rows' ids; nothing for rows without a meal, and for those that have a day.
 */
export function spreadOverDays(plan: Plan, today: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>()
  for (const category of CATEGORIES) {
    const { mealList } = plan[category]
    const open = mealList.filter((row) => !row.date && !isEmptyEntry(row))
    const mains = open.filter((row) => mainRowOf(mealList, row) === row)
    const free = freeDays(mealList, today, mains.length)
    const early = mains.filter((row) => ranks(row) === 0)
    const others = mains.filter((row) => ranks(row) > 0)
    place(early, free.slice(0, early.length), days)
    place(others, free.slice(early.length), days)
    for (const row of open) {
      const main = mainRowOf(mealList, row)
      const day = main.date ?? days.get(main.id)
      if (day) days.set(row.id, day)
    }
  }
  return days
}

/** How soon a meal has to be cooked: 0 for first. */
function ranks({ mainIngredient }: Row): number {
  const group = mainIngredient.toLowerCase()
  return FIRST.includes(group) ? 0 : SOON.includes(group) ? 1 : 2
}

/** The next days on which a category has nothing yet. */
function freeDays(mealList: readonly Row[], today: string, count: number): string[] {
  const taken = new Set(mealList.map(({ date }) => date))
  const free: string[] = []
  for (let day = today; free.length < count; day = addDays(day, 1)) if (!taken.has(day)) free.push(day)
  return free
}

/** Gives as many rows as there are days a day each: the slowest at weekends, the others in the order in which they perish. */
function place(rows: readonly Row[], days: readonly string[], into: Map<string, string>): void {
  const weekends = days.filter(isWeekend)
  const bySlowness = [...rows].sort((one, other) => other.minutes - one.minutes)
  const slow = new Set(bySlowness.slice(0, weekends.length))
  const inOrder = [...rows].sort((one, other) => ranks(one) - ranks(other))
  const give = (some: readonly Row[], to: readonly string[]) =>
    some.forEach(({ id }, index) => into.set(id, to[index] ?? ''))
  give(
    inOrder.filter((row) => slow.has(row)),
    weekends,
  )
  give(
    inOrder.filter((row) => !slow.has(row)),
    days.filter((day) => !isWeekend(day)),
  )
}
