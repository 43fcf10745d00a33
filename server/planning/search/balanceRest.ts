import { offers } from '../../catalogue/menu'
import { bestStep } from './bestStep'
import { prepareSearch } from './prepareSearch'
import type { PlanProblem } from './problem'
import type { SearchedPlan } from './searchedPlan'
import type { TermKind } from './terms/Term'
import type { Turns } from './turns'
import { knowUsualCosts } from './usualCost'

/** Rows that may change beside the one that a person changed (docs/product.md PLAN-75). */
const MOST_CHANGES = 4
/** What is balanced. */
const AIMS: readonly TermKind[] = ['TARGETS', 'COUNTS', 'BALANCE']

/**
 * Brings a plan back to its targets and counts after a person has changed a row: one row after another, each time the one
 * and the meal with which the plan becomes best, as few as it must and at most four. Other rows stay, with their swaps.
 */
export function* balanceRest(problem: PlanProblem, changedRowId: string): Turns<SearchedPlan> {
  const rows = problem.rows.map((row) => ({
    ...row,
    isLocked: row.isLocked || row.id === changedRowId || row.chosen === null || !isOffered(row, problem),
  }))
  const chosen = rows.map((row) => row.chosen)
  yield* knowUsualCosts(rows)
  const { state, open } = prepareSearch({ ...problem, rows }, chosen, { hasSurprise: false })
  const left = new Set(open)
  for (let changes = 0; changes < MOST_CHANGES && state.costOf(AIMS) > 0; changes += 1) {
    yield
    const best = yield* bestStep(state, left)
    if (!best) break
    state.tryIn(best.one, best.piece)
    left.delete(best.one)
  }
  state.remember()
  const found = rows.map((row, index) => {
    const piece = row.isLocked ? null : (state.found[index] ?? null)
    const isSame = !piece || piece.figures.chosen.meal === row.chosen?.meal
    return { id: row.id, category: row.category, chosen: isSame ? row.chosen : piece.figures.chosen, isSame }
  })
  const none = { differentMeals: 0, exclusions: [] }
  return {
    rows: found.map(({ isSame: _, ...row }) => row),
    categories: { breakfast: none, lunch: none, dinner: none },
    changed: found.filter(({ isSame }) => !isSame).map(({ id }) => id),
  }
}

/** Whether a row may keep its meal: it is on the menu of those who eat it. */
function isOffered({ chosen, menu, category }: PlanProblem['rows'][number], { opinions }: PlanProblem): boolean {
  if (!chosen || opinions.never.has(chosen.meal.id)) return false
  return chosen.meal.index < 0 || offers(menu, category, chosen.meal.index)
}
