import { firstIndex } from '../pure/binarySearch'
import type { CompiledMeal } from '../catalogue/compiled'
import { hasNeverTag, type Menu, type WeighedMeals, weightOf } from '../catalogue/menu'
import { suitability, swapsOf } from '../catalogue/diet'
import { MAX_SOFT_FACTOR, type PlanState } from './planState'
import type { Random } from './random'

/** A meal that uses up what is near its date is twice as likely. */
const USE_UP_FACTOR = 2
/** Up to this many candidates all are weighed when none of so many drawn ones was accepted. */
const WEIGH_ALL = 512
const FEW_DRAWS = 24
/** Of more candidates this many are drawn before one of those is chosen by weight. */
const MAX_DRAWS = 96

type Open = (meal: CompiledMeal) => boolean

/** The own dishes that the menu allows, with so many swaps at most. */
export function allowedDishes(menu: Menu, dishes: readonly CompiledMeal[], mostSwaps = Infinity): CompiledMeal[] {
  return dishes.filter((dish) => {
    if (hasNeverTag(dish, menu.preferences)) return false
    const answer = suitability(dish, menu.table.diet)
    return answer.kind !== 'unsuitable' && swapsOf(answer).length <= mostSwaps
  })
}

const isExcluded = (meal: CompiledMeal | undefined, isNever: (meal: CompiledMeal) => boolean): boolean =>
  meal !== undefined && isNever(meal)

/** Meals of a category of a menu that may be proposed, and own dishes among them. */
export class CandidatePool {
  private readonly ownWeights: readonly number[]
  private readonly catalogueWeight: number
  private readonly weight: number
  private readonly excluded: number

  constructor(
    private readonly menu: Menu,
    private readonly weighed: WeighedMeals,
    private readonly own: readonly CompiledMeal[],
    /** Whether a meal uses up what is near its date; null when nothing is. */
    private readonly usesUp: ((meal: CompiledMeal) => boolean) | null = null,
    /** Whether a meal of the catalogue is not a candidate, though the menu has it; null when all are. */
    private readonly isNever: ((meal: CompiledMeal) => boolean) | null = null,
  ) {
    this.ownWeights = this.own.map((dish) => weightOf(dish, menu.preferences))
    const { meals, cumulative } = weighed
    this.catalogueWeight = cumulative[cumulative.length - 1] ?? 0
    this.weight = this.ownWeights.reduce((sum, weight) => sum + weight, this.catalogueWeight)
    const known = menu.table.catalogue.meals
    this.excluded = isNever ? meals.filter((index) => isExcluded(known[index], isNever)).length : 0
  }

  /** How many meals there are to choose from. */
  get size(): number {
    return this.weighed.meals.length + this.own.length - this.excluded
  }

  /** Every candidate with the weight that the tag preferences give it. */
  *all(): Generator<{ meal: CompiledMeal; weight: number }> {
    const { meals, cumulative } = this.weighed
    let before = 0
    for (let i = 0; i < meals.length; i += 1) {
      const meal = this.menu.table.catalogue.meals[meals[i] ?? -1]
      const sum = cumulative[i] ?? before
      if (meal !== undefined && !this.isNever?.(meal)) yield { meal, weight: sum - before }
      before = sum
    }
    for (let i = 0; i < this.own.length; i += 1) {
      const meal = this.own[i]
      if (meal !== undefined) yield { meal, weight: this.ownWeights[i] ?? 0 }
    }
  }

  /** One of the open meals, by tag weight and by the plan's soft factor; null when none is open. */
  choose(random: Random, state: PlanState, isOpen: Open): CompiledMeal | null {
    const isLarge = this.size > WEIGH_ALL
    const { accepted, refused } = this.drawUntilAccepted(random, state, isOpen, isLarge ? MAX_DRAWS : FEW_DRAWS)
    if (accepted) return accepted
    return chooseWeighted(random, isLarge && refused.meals.length > 0 ? refused : this.weighAll(state, isOpen))
  }

  /** Rejection sampling: the same distribution as weighing all, at a cost that does not grow with the catalogue. */
  private drawUntilAccepted(random: Random, state: PlanState, isOpen: Open, draws: number) {
    const most = MAX_SOFT_FACTOR * (this.usesUp ? USE_UP_FACTOR : 1)
    const refused: Weighed = { meals: [], weights: [] }
    for (let left = draws; left > 0; left -= 1) {
      const meal = this.draw(random)
      if (meal === undefined || this.isNever?.(meal) || !isOpen(meal)) continue
      const factor = this.factorOf(meal, state)
      if (random.next() * most < factor) return { accepted: meal, refused }
      refused.meals.push(meal)
      refused.weights.push(factor)
    }
    return { accepted: null, refused }
  }

  /** Every open meal with its weight in the plan so far. */
  private weighAll(state: PlanState, isOpen: Open): Weighed {
    const open: Weighed = { meals: [], weights: [] }
    for (const { meal, weight } of this.all()) {
      if (!isOpen(meal)) continue
      open.meals.push(meal)
      open.weights.push(weight * this.factorOf(meal, state))
    }
    return open
  }

  /** How the plan so far and what is near its date change a meal's weight; never 0. */
  private factorOf(meal: CompiledMeal, state: PlanState): number {
    return state.softFactor(meal) * (this.usesUp?.(meal) ? USE_UP_FACTOR : 1)
  }

  /** One meal by its tag weight alone: a binary search in the running sums. */
  private draw(random: Random): CompiledMeal | undefined {
    const { meals, cumulative } = this.weighed
    let point = random.next() * this.weight
    if (point >= this.catalogueWeight) {
      point -= this.catalogueWeight
      return this.own.find((_, index) => (point -= this.ownWeights[index] ?? 0) < 0) ?? this.own[this.own.length - 1]
    }
    // Rounding of the sums may leave the point beyond the last one.
    const index = firstIndex(meals.length - 1, (at) => point < (cumulative[at] ?? 0))
    return this.menu.table.catalogue.meals[meals[index] ?? -1]
  }
}

/** Meals with a weight each. */
interface Weighed {
  readonly meals: CompiledMeal[]
  readonly weights: number[]
}

/** One of the meals, each as likely as its weight says; null when there is none. */
function chooseWeighted(random: Random, { meals, weights }: Weighed): CompiledMeal | null {
  let point = random.next() * weights.reduce((sum, weight) => sum + weight, 0)
  for (let i = 0; i < meals.length; i += 1) {
    point -= weights[i] ?? 0
    if (point < 0) return meals[i] ?? null
  }
  return meals[meals.length - 1] ?? null
}
