import { ANY_DIET } from '../../catalogue/compileDiet'
import type { CompiledMeal } from '../../catalogue/compiled'
import { CATEGORIES, type Category } from '../../pure/mealCategories'
import type { Bounds } from '../../wishes/wishes'
import { keyOf, wishesOneByOne } from './eachWish'
import { kindBit } from './countedKinds'
import { type CookedRow, cookedRows } from './planUse'
import type { PlanProblem, ProblemRow } from './problem'
import type { MissedWish, PlanCost, PlanSummary, TargetSummary, WishRef } from './summary'

/**
 * So many are tried. A search takes as long as a proposal; a large household may have 70 wishes, and a summary is asked for
 * with each change of the plan. So the costliest summary is nine proposals.
 */
export const MOST_BLOCKERS = 8

/** A figure so near to its bound, as a share of it, is held by it. */
const HELD = 0.1
/** What one wish of a person does to another: both are about the same food. */
const SAME = 0.5

/**
 * What could be given up so that missed wishes are met, the likeliest first: for each missed wish in turn the one that takes
 * most from what the plan may be. A wish that the plan meets with room to spare comes last.
 */
export function likeliestBlockers(problem: PlanProblem, { missed, targets, cost }: PlanSummary): WishRef[] {
  const cooked = cookedRows(problem, problem.rows)
  const all = mayBlock(problem).map((wish) => ({ wish, hold: holdOf(wish, problem, { cooked, targets, cost }) }))
  const ranked = missed.map((one) => rankedFor(one, all))
  const chosen = new Map<string, WishRef>()
  for (let place = 0; place < all.length; place += 1)
    for (const wishes of ranked) {
      const wish = wishes[place]
      if (wish && chosen.size < MOST_BLOCKERS) chosen.set(placeOf(wish), wish)
    }
  return [...chosen.values()]
}

/** Of a count both bounds are tried, each by itself. */
const placeOf = (wish: WishRef): string => `${keyOf(wish)} ${'bound' in wish ? wish.bound : ''}`

/** What may block a missed wish, which does not block itself. */
function rankedFor({ wish: missed }: MissedWish, all: readonly { wish: WishRef; hold: number }[]): WishRef[] {
  const own = missed.kind === 'TARGET' ? missed.memberId : null
  const ofSame = (wish: WishRef) => (own !== null && wish.kind === 'TARGET' && wish.memberId === own ? SAME : 0)
  return all
    .filter(({ wish }) => keyOf(wish) !== keyOf(missed))
    .map(({ wish, hold }) => ({ wish, hold: hold + ofSame(wish) }))
    .sort((a, b) => b.hold - a.hold)
    .map(({ wish }) => wish)
}

/** What could be given up. */
function mayBlock({ wishes, opinions, rows }: PlanProblem): WishRef[] {
  const settings = rows.some(({ menu }) => menu.table.diet.key !== ANY_DIET.key || menu.preferences.size > 0)
  return [
    ...wishesOneByOne(wishes),
    ...(opinions.never.size > 0 ? [{ kind: 'NEVER_AGAIN' } as const] : []),
    ...(rows.some(({ isLocked }) => isLocked) ? [{ kind: 'LOCKS' } as const] : []),
    ...(settings ? [{ kind: 'SETTINGS' } as const] : []),
  ]
}

interface Planned {
  readonly cooked: readonly CookedRow[]
  readonly targets: readonly TargetSummary[]
  readonly cost: PlanCost | null
}

/** From 0 to 1: the share of meals or rows that it takes away, or how near the plan is to its bound. */
function holdOf(wish: WishRef, problem: PlanProblem, { cooked, targets, cost }: Planned): number {
  const { rows, opinions } = problem
  switch (wish.kind) {
    case 'MINUTES':
      return shareOf(rows, wish.category, ({ meal }) => meal.minutes > wish.minutes)
    case 'NEVER_AGAIN':
      return Math.max(...CATEGORIES.map((category) => shareOf(rows, category, ({ id }) => opinions.never.has(id))))
    case 'SETTINGS':
      return Math.max(...rows.map(({ menu, category }) => 1 - offeredShare(menu, category)))
    case 'LOCKS':
      return rows.filter(({ isLocked }) => isLocked).length / rows.length
    case 'COUNT': {
      const bit = kindBit(wish.counted)
      const isOf = ({ row, meal }: CookedRow) => row.row.category !== 'breakfast' && (meal.kinds & bit) !== 0
      return heldBy(boundsOf(wish, wish.count), cooked.filter(isOf).length)
    }
    case 'TARGET': {
      const known = targets.find(({ memberId, nutrient }) => memberId === wish.memberId && nutrient === wish.nutrient)
      return known ? heldBy(known.bounds, known.perDay) : 0
    }
    case 'BUDGET':
      return cost ? heldBy({ atLeast: null, atMost: wish.dollars }, cost.dollars) : 0
  }
}

const boundsOf = ({ bound }: { bound: 'AT_LEAST' | 'AT_MOST' }, figure: number): Bounds =>
  bound === 'AT_LEAST' ? { atLeast: figure, atMost: null } : { atLeast: null, atMost: figure }

/** 1 at a bound and beyond it, 0 where a tenth of the bound is to spare. */
function heldBy({ atLeast, atMost }: Bounds, figure: number): number {
  const spare = (bound: number | null, room: number) => (bound === null ? Infinity : room / Math.max(1, bound))
  const least = Math.min(spare(atLeast, figure - (atLeast ?? 0)), spare(atMost, (atMost ?? 0) - figure))
  return Math.min(1, Math.max(0, 1 - least / HELD))
}

/** The share of the meals that rows of a category choose from of which something is true. */
function shareOf(rows: readonly ProblemRow[], category: Category, is: (meal: CompiledMeal) => boolean): number {
  const menu = rows.find((row) => row.category === category)?.menu
  if (!menu) return 0
  const known = menu.table.catalogue.meals
  const { meals } = menu.categories[category]
  let count = 0
  for (const index of meals) {
    const meal = known[index]
    if (meal && is(meal)) count += 1
  }
  return count / Math.max(1, meals.length)
}

function offeredShare(menu: ProblemRow['menu'], category: Category): number {
  const { meals, total } = menu.categories[category]
  return total === 0 ? 1 : meals.length / total
}
