import { ANY_DIET } from '../../catalogue/compileDiet'
import { menuOf } from '../../catalogue/menu'
import { suitabilityTable } from '../../catalogue/suitabilityTable'
import { likeliestBlockers } from './blockers'
import { drawPlan } from './drawPlan'
import { keyOf, withoutWish } from './eachWish'
import { type Missed, missedWishes } from './missedWishes'
import { cookedRows } from './planUse'
import { type Prepared, prepareSearch, underWishes } from './prepareSearch'
import { NO_OPINIONS, type PlanProblem } from './problem'
import { annealed } from './searchPlan'
import type { PlanSummary, WishRef } from './summary'
import type { Turns } from './turns'

/**
 * The summary with what blocks each missed wish most: what, when it alone is given up, lets the search come nearest to the
 * wish. It takes a search for each thing that is given up, of which only the likeliest are, and only where a wish is missed.
 */
export function* explained(problem: PlanProblem, summary: PlanSummary): Turns<PlanSummary> {
  if (summary.missed.length === 0) return summary
  const drawn = drawPlan(problem).meals
  const prepared = prepareSearch(problem, drawn)
  yield
  const now = yield* missedBy(problem, prepared)
  const without: { readonly wish: WishRef; readonly missed: readonly Missed[] }[] = []
  for (const wish of likeliestBlockers(problem, summary)) {
    const given = giveUp(problem, wish)
    yield
    without.push({ wish, missed: yield* missedBy(given, prepareWithout(given, wish, { prepared, drawn })) })
  }
  const missed = summary.missed.map((one) => {
    const key = keyOf(one.wish)
    const byOf = (all: readonly Missed[]) => all.find(({ wish }) => keyOf(wish) === key)?.by ?? 0
    const [best] = without
      .filter(({ wish }) => keyOf(wish) !== key)
      .map((each) => ({ ...each, by: byOf(each.missed) }))
      .sort((a, b) => a.by - b.by || sumOf(a.missed) - sumOf(b.missed))
    if (!best) return { ...one, blockedBy: null }
    // A search that meets this wish may miss another one for it: what lets it meet them all is in the way.
    const helps = byOf(now) > 0 ? best.by < byOf(now) : now.length > 0 && best.missed.length === 0
    return { ...one, blockedBy: helps ? best.wish : null }
  })
  return { ...summary, missed }
}

const sumOf = (missed: readonly Missed[]): number => missed.reduce((sum, { by }) => sum + by, 0)

/** What is missed by the plan that a search finds. */
function* missedBy(problem: PlanProblem, prepared: Prepared): Turns<Missed[]> {
  const meals = yield* annealed(prepared)
  const rows = problem.rows.map(({ id, category, isLocked, chosen }, index) => ({
    id,
    category,
    chosen: isLocked ? chosen : (meals[index] ?? null),
  }))
  return missedWishes(problem, cookedRows(problem, rows))
}

/** The problem without a wish. What people may eat is given up in thought alone: no plan is made of it. */
function giveUp(problem: PlanProblem, wish: WishRef): PlanProblem {
  if (wish.kind === 'NEVER_AGAIN') return { ...problem, opinions: { ...problem.opinions, never: NO_OPINIONS.never } }
  if (wish.kind === 'LOCKS') return { ...problem, rows: problem.rows.map((row) => ({ ...row, isLocked: false })) }
  if (wish.kind !== 'SETTINGS') return { ...problem, wishes: withoutWish(problem.wishes, wish) }
  const menu = menuOf(suitabilityTable(problem.catalogue, ANY_DIET), new Map())
  return { ...problem, rows: problem.rows.map((row) => ({ ...row, menu })) }
}

/** A search without a wish, which shares with the one under all wishes what giving it up leaves as it is. */
function prepareWithout(
  given: PlanProblem,
  { kind }: WishRef,
  { prepared, drawn }: { readonly prepared: Prepared; readonly drawn: ReturnType<typeof drawPlan>['meals'] },
): Prepared {
  if (kind === 'COUNT' || kind === 'TARGET' || kind === 'BUDGET') return underWishes(prepared, given.wishes)
  // Minutes decide among which meals a row is searched, not what is drawn.
  return prepareSearch(given, kind === 'MINUTES' ? drawn : drawPlan(given).meals)
}
