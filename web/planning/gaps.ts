import type { RandomizeMealPlanInput } from '../apollo/schemaTypes.generated'
import { CATEGORIES, type Category, isGap, type Plan, type PlannedMeal, plannedRows, type Row } from '../plan/plan'
import type { Proposal } from '../plan/planEdits'
import type { ProposedCategoryFragment } from './operations.generated'
import { idsOutside, proposalFor } from './randomizeInput'

/** Rows without a meal that the same people eat, so that one proposal can fill them. */
export type Gaps = readonly PlannedMeal[]

/** The rows of a plan, or of one category, without a meal, by who eats them; locked ones stay without. */
export function gapsOf(plan: Plan, within?: Category): Gaps[] {
  const gaps = plannedRows(plan).filter(
    ({ category, entry }) => isGap(entry) && !entry.isLocked && (within ?? category) === category,
  )
  const eatersOf = ({ entry }: PlannedMeal) => JSON.stringify(entry.eaters ?? null)
  return [...new Set(gaps.map(eatersOf))].map((eaters) => gaps.filter((gap) => eatersOf(gap) === eaters))
}

/**
 * Asks for a meal for each of these rows, none of which the plan has.
 * @param avoidsRecent of the latest weeks only where next to nothing else is left.
 */
export function gapsInput(plan: Plan, gaps: Gaps, avoidsRecent: boolean): RandomizeMealPlanInput {
  const eaters = gaps[0]?.entry.eaters
  const parts = CATEGORIES.flatMap((category) => {
    const serves = gaps.filter((gap) => gap.category === category).map(({ entry }) => entry.numServes)
    if (serves.length === 0) return []
    return [[category, { numMeals: serves.length, serves, ...(eaters && { eaters: [...eaters] }) }]]
  })
  const keep = idsOutside(plan, () => false)
  const scope = CATEGORIES.some((category) => isWhole(plan[category].mealList)) ? 'CATEGORIES' : 'GAPS'
  return { ...Object.fromEntries(parts), scope, keep, ...(avoidsRecent && { avoidsRecent }) }
}

/** Whether a category is without a meal: filling it is as good as randomizing it (docs/product.md PLAN-25). */
const isWhole = (mealList: readonly Row[]): boolean => mealList.length > 0 && mealList.every(isGap)

/** The proposed meals for these rows. */
export function gapsProposal(
  gaps: Gaps,
  answer: Readonly<Record<Category, ProposedCategoryFragment | null>>,
): Proposal {
  return new Map(
    CATEGORIES.flatMap((category) => [
      ...proposalFor(
        gaps.filter((gap) => gap.category === category).map(({ key }) => key),
        answer[category],
      ),
    ]),
  )
}

/** What of a proposal is for rows of the plan that are still there and without a meal. */
export function stillMissing(plan: Plan, proposal: Proposal): Proposal {
  const empty = new Set(plannedRows(plan).flatMap(({ key, entry }) => (isGap(entry) ? [key] : [])))
  return new Map([...proposal].filter(([id]) => empty.has(id)))
}
