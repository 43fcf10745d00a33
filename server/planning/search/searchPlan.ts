import type { MealWithSwaps } from '../../catalogue/mealEntryId'
import type { Category } from '../../pure/mealCategories'
import type { PickResult } from '../pick'
import { createRandom } from '../random'
import { Annealing } from './anneal'
import { drawPlan } from './drawPlan'
import { bestStep } from './bestStep'
import { type Prepared, prepareSearch } from './prepareSearch'
import type { PlanProblem } from './problem'
import type { SearchedPlan } from './searchedPlan'
import { HARD } from './terms/counts'
import { INSIDE, WEIGHT } from './terms/targets'
import { atOnce, inTurns, type Turns } from './turns'
import { knowUsualCosts } from './usualCost'

/** Moves for each open row: 54,600 for 21. */
const MOVES = 2600
/** A rise of so much is accepted about every third time at the beginning: more than half of that of one perishable more. */
const WARMTH = 2
/** How many times more a target costs at the end that is missed, and not only nearer to its bounds than a search aims. */
const MISSED = 9
/** What energy costs at most that is within its bounds, the narrowest ones. */
const WITHIN = INSIDE.energy * WEIGHT
/** Moves in one turn of the event loop: some 3 ms. */
const TURN = 4000

/** Searches a plan (docs/product.md PLAN-70 to PLAN-75). */
export const searchPlan = (problem: PlanProblem): SearchedPlan => atOnce(search(problem))

/** The same, beside the calls of others. */
export const searchPlanInTurns = (problem: PlanProblem): Promise<SearchedPlan> => inTurns(search(problem))

/** A search that begins with what is drawn. */
function* search(problem: PlanProblem): Turns<SearchedPlan> {
  const drawn = drawPlan(problem)
  yield
  yield* knowUsualCosts(problem.rows)
  const prepared = prepareSearch(problem, drawn.meals)
  yield
  return toPlan(problem, yield* annealed(prepared), drawn.picked)
}

/** What is cooked in each row of a plan whose search is prepared, once it is searched. */
export function* annealed(prepared: Prepared): Turns<readonly (MealWithSwaps | null)[]> {
  const { state, open, model } = prepared
  const annealing = new Annealing(state, {
    moves: MOVES * open.length,
    warmth: WARMTH,
    random: createRandom(`search ${model.problem.seed}`),
  })
  while (annealing.run(TURN)) yield
  yield* finish(prepared)
  return state.found.map((piece) => piece?.figures.chosen ?? null)
}

/**
 * Single steps where annealing leaves a target, a count or a limit missed, in rows that it does not move as well: a
 * surprise or a repeat gives way. Then, where a target is still missed, those that bring it back although they cost more.
 */
function* finish(prepared: Prepared): Turns<void> {
  const { state, all } = prepared
  state.restore()
  yield* improve(prepared, {
    isWanted: () => state.costOf(['TARGETS', 'COUNTS']) > 0 || all.some((one) => state.ownCostOf(one) >= HARD),
  })
  const missed = () => MISSED * Math.max(0, state.costOf(['TARGETS']) - WITHIN)
  yield* improve(prepared, { isWanted: () => missed() > 0, further: missed })
}

/** What single steps are made for. */
interface Improvement {
  readonly isWanted: () => boolean
  /** What the plan costs beside its score. */
  readonly further?: () => number
}

/** The best single step, one after another, as long as one is wanted and makes the plan better; no more than there are rows. */
function* improve({ state, all }: Prepared, { isWanted, further }: Improvement): Turns<void> {
  for (let steps = all.length; steps > 0 && isWanted(); steps -= 1) {
    yield
    const step = yield* bestStep(state, all, further)
    if (!step) return
    state.tryIn(step.one, step.piece)
    state.remember()
  }
}

function toPlan({ rows }: PlanProblem, found: readonly (MealWithSwaps | null)[], picked: PickResult): SearchedPlan {
  const searched = rows.map(({ id, category, isLocked, chosen }, index) => ({
    id,
    category,
    chosen: isLocked ? chosen : (found[index] ?? null),
  }))
  const of = (category: Category) => {
    const { differentMeals, exclusions } = picked[category]
    return { differentMeals, exclusions }
  }
  return {
    rows: searched,
    categories: { breakfast: of('breakfast'), lunch: of('lunch'), dinner: of('dinner') },
    changed: searched.flatMap(({ id, chosen }, index) => (chosen?.meal === rows[index]?.chosen?.meal ? [] : [id])),
  }
}
