import { type Category, type Plan, type PlannedMeal, plannedRows, type Row } from '../plan/plan'
import { toEntry } from '../plan/planAnswer'
import type { Proposal } from '../plan/planEdits'
import type { RandomizeMealPlanInput } from '../apollo/schemaTypes.generated'
import type { ProposedCategoryFragment } from './operations.generated'

/** Ids of the plan's meals in other rows than those to be filled, which a proposal must not repeat. */
export function idsOutside(plan: Plan, inside: (row: PlannedMeal) => boolean): string[] {
  return plannedRows(plan).flatMap((row) => (row.entry.uniqueId && !inside(row) ? [row.entry.uniqueId] : []))
}

/** The meals of an answer for the rows for which they were asked. */
export function proposalFor(rowIds: readonly string[], answer: ProposedCategoryFragment | null | undefined): Proposal {
  const meals = answer?.mealList ?? []
  return new Map(rowIds.flatMap((id, index) => (meals[index] ? [[id, toEntry(meals[index])] as const] : [])))
}

/**
 * The rows of a category that its dice may change: not those that are locked, nor those that hold no meal on purpose
 * (docs/product.md PLAN-78, WEEK-14).
 */
export const openRows = (plan: Plan, category: Category): readonly Row[] =>
  plan[category].mealList.filter(({ isLocked, other }) => !isLocked && !other)

/** Asks for as many meals as the categories have rows that are not locked; null when none of them has any. */
export function categoriesInput(plan: Plan, wanted: readonly Category[]): RandomizeMealPlanInput | null {
  const asked = wanted.filter((category) => openRows(plan, category).length > 0)
  if (asked.length === 0) return null
  const parts = asked.map((category) => {
    const serves = openRows(plan, category).map(({ numServes }) => numServes)
    return [category, { numMeals: serves.length, serves }]
  })
  return {
    ...Object.fromEntries(parts),
    scope: 'CATEGORIES',
    keep: idsOutside(plan, ({ category, entry }) => asked.includes(category) && !entry.isLocked),
  }
}

/**
 * The same request without the meals to keep that an answer calls unknown, since those are gone from the catalogue and
 * can't be repeated; null when the answer names none, or when anything else is wrong.
 */
export function withoutUnknown(
  input: RandomizeMealPlanInput,
  errors: readonly { code: string; field: string | null }[],
): RandomizeMealPlanInput | null {
  const unknown = errors.map(({ code, field }) =>
    code === 'UNKNOWN' ? /^keep\[(\d+)\]$/.exec(field ?? '')?.[1] : undefined,
  )
  if (unknown.length === 0 || unknown.includes(undefined)) return null
  return { ...input, keep: input.keep?.filter((_, index) => !unknown.includes(String(index))) }
}

/** Asks for one meal for a row, for those who eat it: another one than it has, and none that the plan has elsewhere. */
export function rowInput(plan: Plan, { category, entry: { numServes, eaters } }: PlannedMeal): RandomizeMealPlanInput {
  const wanted = { numMeals: 1, serves: [numServes], ...(eaters && { eaters: [...eaters] }) }
  return { [category]: wanted, scope: 'ROW', keep: idsOutside(plan, () => false) }
}
