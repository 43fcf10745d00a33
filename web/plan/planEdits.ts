import { LIMITS } from '../../schema/limits'
import { CATEGORIES, categoryOf, type Category, type CategoryPlan, type Entry, type Plan } from './plan'
import { factsOf, withoutFacts } from './rowFacts'

/** The rules of plan editing (docs/product.md PLAN-9 to PLAN-13), one pure function each. */

function within(count: number, most: number): number {
  return Math.min(most, Math.max(0, Math.trunc(count)))
}

export function withCategory(plan: Plan, category: Category, mealList: readonly Entry[]): Plan {
  return { ...plan, [category]: categoryOf(mealList) }
}

/** Serves that somebody has set follow nothing any more. */
function withSetServes({ followsPortions: _follows, ...entry }: Entry, numServes: number): Entry {
  return { ...entry, numServes }
}

/** A meal in the place of another: with the serves of that row, and what the row says of who eats it. */
function inRow(meal: Entry, { numServes, ...row }: Entry): Entry {
  return { ...withoutFacts(meal), numServes, ...factsOf(row) }
}

export function mapRow(part: CategoryPlan, row: number, change: (entry: Entry) => Entry): readonly Entry[] {
  return part.mealList.map((entry, index) => (index === row ? change(entry) : entry))
}

/** Raising the count appends fresh entries, which have the blanket serves; lowering it truncates the list. */
export function withCount(plan: Plan, category: Category, count: number, fresh: Entry): Plan {
  const { mealList } = plan[category]
  const wanted = within(count, LIMITS.mealsPerCategory)
  const added = Array.from({ length: Math.max(0, wanted - mealList.length) }, () => fresh)
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
    plan[category].mealList.map((entry) => withSetServes(entry, numServes)),
  )
}

/** A row's serves change only that row. */
export function withServes(plan: Plan, category: Category, row: number, serves: number): Plan {
  const numServes = within(serves, LIMITS.serves)
  return withCategory(
    plan,
    category,
    mapRow(plan[category], row, (entry) => withSetServes(entry, numServes)),
  )
}

/** Another meal, picked or randomized, replaces the row and keeps its serves and who eats it. */
export function withMeal(plan: Plan, category: Category, row: number, meal: Entry): Plan {
  return withCategory(
    plan,
    category,
    mapRow(plan[category], row, (entry) => inRow(meal, entry)),
  )
}

/** Meals proposed for the rows of categories by position; null leaves the row as it is. */
export type Proposal = Partial<Record<Category, readonly (Entry | null)[]>>

/**
 * A proposal replaces the lists of its categories and keeps the serves and eaters of each row by position. Rows that were added
 * or taken away while it was on its way are neither lost nor brought back. An empty proposal changes nothing.
 */
export function withProposal(plan: Plan, proposal: Proposal): Plan {
  return CATEGORIES.reduce((result, category) => {
    const meals = proposal[category] ?? []
    const rows = result[category].mealList
    return withCategory(
      result,
      category,
      rows.map((row, index) => inRow(meals[index] ?? row, row)),
    )
  }, plan)
}

/** The serves that every row of a category has; null where they differ or where there is no row. */
export function commonServes({ mealList }: CategoryPlan): number | null {
  const first = mealList[0]
  return first && mealList.every(({ numServes }) => numServes === first.numServes) ? first.numServes : null
}
