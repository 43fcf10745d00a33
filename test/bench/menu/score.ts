import { BOUNDS, groupsAgain, type Lunch, outside } from './lunches'
import type { Point } from './front'

/** School lunches of the published instance. */
export const DAYS = 20

/** Both objectives of a plan, and by how much the bounds of its mean day are missed: 0 where it is allowed. */
export interface MenuScore extends Point {
  readonly missed: number
}

/** For a day of the last five that has a food group in common: the earliest first, as the published program counts them. */
const LAST_DAYS = [3, 2.5, 1.8, 1, 0.2]
/** For a dish that comes again, by course; divided by the days since. */
const DISH_AGAIN = [8, 10, 2]
const MOST_DISHES = 64

/**
 * Scores a plan as the published program prints it. That program keeps from one plan to the next when a dish came last, so
 * that a plan is scored as if it came after itself; of food groups it keeps nothing.
 */
export function scoreMenu(plan: readonly Lunch[]): MenuScore {
  const last = DISH_AGAIN.map(() => new Int32Array(MOST_DISHES))
  plan.forEach(({ dishes }, day) => {
    for (let course = 0; course < dishes.length; course += 1) setAt(last[course], dishes[course], day - DAYS)
  })
  let [cost, repetition] = [0, 0]
  for (let day = 0; day < plan.length; day += 1) {
    const lunch = plan[day]
    if (!lunch) continue
    cost += lunch.price
    repetition += lunch.alike + groupsOf(plan, day)
    for (let course = 0; course < DISH_AGAIN.length; course += 1) {
      const dish = lunch.dishes[course] ?? 0
      repetition += (DISH_AGAIN[course] ?? 0) / (day - (last[course]?.[dish] ?? 0))
      setAt(last[course], dish, day)
    }
  }
  return { cost, repetition, missed: missedBy(plan) }
}

function setAt(list: Int32Array | undefined, at: number | undefined, value: number): void {
  if (list && at !== undefined) list[at] = value
}

function groupsOf(plan: readonly Lunch[], day: number): number {
  const groups = plan[day]?.groups ?? 0
  const first = Math.max(0, day - LAST_DAYS.length)
  let sum = 0
  for (let before = first; before < day; before += 1) {
    const shared = groups & (plan[before]?.groups ?? 0)
    if (shared !== 0) sum += (groupsAgain[shared] ?? 0) + (LAST_DAYS[before - first] ?? 0)
  }
  return sum
}

function missedBy(plan: readonly Lunch[]): number {
  let missed = 0
  for (let nutrient = 0; nutrient < BOUNDS.length; nutrient += 1) {
    const { lunch, mean } = BOUNDS[nutrient] ?? { lunch: 1, mean: null }
    if (!mean) continue
    let eaten = 0
    for (const { nutrients } of plan) eaten += nutrients[nutrient] ?? 0
    missed += outside(eaten / (lunch * plan.length), mean)
  }
  return missed
}
