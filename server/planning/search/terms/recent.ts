import type { PlanProblem } from '../problem'
import type { MealTerm } from './Term'

/** For a meal of the latest weeks, and for the one that is being replaced: it comes back where nothing else is left. */
const WEIGHT = { recent: 3, replaced: 24 }

/** Meals that were proposed lately (docs/product.md PLAN-22). */
export function recent(problem: Pick<PlanProblem, 'recent' | 'replaced'>): MealTerm {
  const [latest, replaced] = [new Set(problem.recent), new Set(problem.replaced)]
  return {
    kind: 'RECENT',
    cost: ({ chosen: { meal } }) => (replaced.has(meal.id) ? WEIGHT.replaced : latest.has(meal.id) ? WEIGHT.recent : 0),
  }
}
