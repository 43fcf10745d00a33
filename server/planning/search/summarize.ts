import { soldAs } from '../../catalogue/soldAs'
import { costOfPlan, missedWishes, targetsOfPlan } from './missedWishes'
import { cookedRows, planUse } from './planUse'
import type { PlanProblem } from './problem'
import type { SearchedRow } from './searchedPlan'
import type { LeftoverSummary, PlanSummary } from './summary'
import { leftOver } from './terms/leftovers'

/** What a plan amounts to (docs/product.md PLAN-77). What stands in the way of a missed wish says `explained`. */
export function summarize(problem: PlanProblem, rows: readonly SearchedRow[]): PlanSummary {
  const cooked = cookedRows(problem, rows)
  const used = [...planUse(problem, cooked).values()]
  const left = used.flatMap(({ figures, amount }): LeftoverSummary[] => {
    const over = leftOver(figures, amount)
    const { ingredient, grams } = figures
    const { unit } = soldAs(ingredient, ingredient.unit)
    return over > 0 ? [{ ingredient, amount: over / 1000, unit, grams: grams > 0 ? over * grams : null }] : []
  })
  return {
    targets: targetsOfPlan(problem, cooked),
    leftovers: left.filter(({ ingredient }) => ingredient.perishable).sort((a, b) => (b.grams ?? 0) - (a.grams ?? 0)),
    leftoverGrams: left.reduce((sum, { grams }) => sum + (grams ?? 0), 0),
    lines: used.length,
    minutes: cooked.flatMap(({ dishes }) => dishes).reduce((sum, { figures }) => sum + figures.minutes, 0),
    cost: costOfPlan(problem, cooked),
    missed: missedWishes(problem, cooked).map(({ wish, figure }) => ({ wish, figure, blockedBy: null })),
  }
}
