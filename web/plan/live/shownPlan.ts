import { type PlanRow, type PlanRows, rowsOf } from '../../../schema/planOperations'
import { CATEGORIES, type Category, categoryOf, type CategoryPlan, type Entry, type Plan } from '../plan'
import { factsOf, withoutFacts } from '../rowFacts'

/** A plan as a page shows it, and the rows of the current plan that its entries stand for, in the same order. */
export interface ShownPlan {
  plan: Plan
  rows: PlanRows
}

/** The rows of the current plan with an entry for each. */
export function showRows(rows: PlanRows, entryFor: (row: PlanRow) => Entry): ShownPlan {
  const parts = CATEGORIES.map((category) => [category, categoryOf(rowsOf(rows, category).map(entryFor))] as const)
  return { rows, plan: Object.fromEntries(parts) as Record<Category, CategoryPlan> }
}

/**
 * A meal as a row shows it: with the row's serves, or `portions` while no one has set those, and who eats it. A version of
 * a row that is gone is a row of its own.
 */
export function entryIn(rows: PlanRows, row: PlanRow, meal: Entry, portions: number): Entry {
  const { serves, eaters, variantOf } = row
  const isVersion = variantOf !== null && rows.some(({ id }) => id === variantOf)
  const facts = factsOf({ eaters, followsPortions: serves === null, isVersion })
  return { ...withoutFacts(meal), numServes: serves ?? portions, ...facts }
}

/** The entry that a shown plan has for each row, by the row's id. */
export function entriesById({ plan, rows }: ShownPlan): ReadonlyMap<string, Entry> {
  return new Map(
    CATEGORIES.flatMap((category) =>
      rowsOf(rows, category).flatMap(({ id }, index): [string, Entry][] => {
        const entry = plan[category].mealList[index]
        return entry ? [[id, entry]] : []
      }),
    ),
  )
}
