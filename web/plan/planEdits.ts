import { LIMITS } from '../../schema/limits'
import { CATEGORIES, categoryOf, type Category, type CategoryPlan, emptyEntry, type Entry, type Plan } from './plan'

/** The rules of plan editing (docs/product.md PLAN-9 to PLAN-13), one pure function each. */

function within(count: number, most: number): number {
  return Math.min(most, Math.max(0, Math.trunc(count)))
}

function withCategory(plan: Plan, category: Category, mealList: readonly Entry[]): Plan {
  return { ...plan, [category]: categoryOf(mealList) }
}

function mapRow(part: CategoryPlan, row: number, change: (entry: Entry) => Entry): readonly Entry[] {
  return part.mealList.map((entry, index) => (index === row ? change(entry) : entry))
}

/** Raising the count appends empty entries with the blanket serves; lowering it truncates the list. */
export function withCount(plan: Plan, category: Category, count: number, blanketServes: number): Plan {
  const { mealList } = plan[category]
  const wanted = within(count, LIMITS.mealsPerCategory)
  const added = Array.from({ length: Math.max(0, wanted - mealList.length) }, () => emptyEntry(blanketServes))
  return withCategory(plan, category, [...mealList.slice(0, wanted), ...added])
}

/** Takes one row away; those after it move up. */
export function withoutRow(plan: Plan, category: Category, row: number): Plan {
  return withCategory(
    plan,
    category,
    plan[category].mealList.filter((_, index) => index !== row),
  )
}

/** Blanket serves set the serves of every meal of the category. */
export function withBlanketServes(plan: Plan, category: Category, serves: number): Plan {
  const numServes = within(serves, LIMITS.serves)
  return withCategory(
    plan,
    category,
    plan[category].mealList.map((entry) => ({ ...entry, numServes })),
  )
}

/** A row's serves change only that row. */
export function withServes(plan: Plan, category: Category, row: number, serves: number): Plan {
  const numServes = within(serves, LIMITS.serves)
  return withCategory(
    plan,
    category,
    mapRow(plan[category], row, (entry) => ({ ...entry, numServes })),
  )
}

/** Another meal, picked or randomized, replaces the row and keeps its serves. */
export function withMeal(plan: Plan, category: Category, row: number, meal: Entry): Plan {
  return withCategory(
    plan,
    category,
    mapRow(plan[category], row, ({ numServes }) => ({ ...meal, numServes })),
  )
}

/** Meals proposed for whole categories. */
export type Proposal = Partial<Record<Category, readonly Entry[]>>

/**
 * A proposal replaces the lists of its categories and keeps the serves of each row by position. Rows that were added
 * or taken away while it was on its way are neither lost nor brought back. An empty proposal changes nothing.
 */
export function withProposal(plan: Plan, proposal: Proposal): Plan {
  return CATEGORIES.reduce((result, category) => {
    const meals = proposal[category] ?? []
    const rows = result[category].mealList
    return withCategory(
      result,
      category,
      rows.map((row, index) => ({ ...(meals[index] ?? row), numServes: row.numServes })),
    )
  }, plan)
}

/** The serves that every row of a category has; null where they differ or where there is no row. */
export function commonServes({ mealList }: CategoryPlan): number | null {
  const first = mealList[0]
  return first && mealList.every(({ numServes }) => numServes === first.numServes) ? first.numServes : null
}
