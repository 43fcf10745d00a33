import type { CompiledCatalogue, CompiledIngredient, CompiledMeal } from '../../catalogue/compiled'
import { isKept } from '../../catalogue/sale'
import { createRandom, type Random } from '../random'

/** What is bought anyway, by the place of the ingredient in the catalogue: 1 for what is in it. */
type Basket = Uint8Array

/** What a plan begins with, from which a basket is made. */
interface Beginning {
  /** Meals that stay, whose ingredients are in any case in it. */
  readonly first: readonly CompiledMeal[]
  /** Meals of which some are drawn, and any of the catalogue where they are too few. */
  readonly others: readonly CompiledMeal[]
  readonly random: Random
}

/** Meals whose ingredients make a basket. */
const MEALS = 8
/** What is left of a meal's chance for each of its ingredients that is not in the basket. */
const MISSING = 0.05
/** The chance of every meal in the mean of all baskets. */
const MEAN = 0.1
/** Baskets of which that mean is taken. */
const BASKETS = 192
/** Halvings of the interval in which a meal's factor is. */
const HALVINGS = 48

/** The chances of a catalogue's meals beside baskets. */
class Baskets {
  private readonly catalogue: CompiledCatalogue
  private readonly places: ReadonlyMap<CompiledIngredient, number>
  private readonly atHome: Basket
  private readonly some: readonly Basket[]
  /** By meal; 0 until it is asked for. */
  private readonly factors: Float64Array

  constructor(catalogue: CompiledCatalogue) {
    this.catalogue = catalogue
    this.places = new Map(catalogue.ingredients.map((ingredient, place) => [ingredient, place]))
    this.atHome = Uint8Array.from(catalogue.ingredients, (ingredient) => (isKept(ingredient) ? 1 : 0))
    this.factors = new Float64Array(catalogue.meals.length)
    const random = createRandom('baskets')
    this.some = Array.from({ length: BASKETS }, () => this.of({ first: [], others: [], random }))
  }

  /** What the kitchen has anyway, and what some meals need. */
  of({ first, others, random }: Beginning): Basket {
    const left = [...others]
    const basket = Uint8Array.from(this.atHome)
    for (let count = 0; count < MEALS; count += 1) {
      const meal = first[count] ?? (left.length > 0 ? left.splice(random.below(left.length), 1)[0] : this.any(random))
      for (const ingredient of meal?.ingredients ?? []) {
        const place = this.places.get(ingredient)
        if (place !== undefined) basket[place] = 1
      }
    }
    return basket
  }

  /** How likely a meal of the catalogue is: above 0, at most 1. */
  chance(meal: number, basket: Basket): number {
    const factor = this.factors[meal] || this.factorOf(meal)
    this.factors[meal] = factor
    return Math.min(1, factor * this.fit(meal, basket))
  }

  private any(random: Random): CompiledMeal | undefined {
    const lists = Object.values(this.catalogue.byCategory).filter(({ length }) => length > 0)
    const list = lists[random.below(lists.length)]
    return list && this.catalogue.meals[list[random.below(list.length)] ?? 0]
  }

  private fit(meal: number, basket: Basket): number {
    const { partStarts, partIngredients } = this.catalogue
    const end = partStarts[meal + 1] ?? 0
    let fit = 1
    for (let part = partStarts[meal] ?? 0; part < end; part += 1)
      if (basket[partIngredients[part] ?? 0] === 0) fit *= MISSING
    return fit
  }

  /** What a meal's fit is multiplied by, so that in the mean its chance is that of all others. */
  private factorOf(meal: number): number {
    const fits = this.some.map((basket) => this.fit(meal, basket))
    let least = MEAN
    let most = 1 / Math.max(Number.MIN_VALUE, Math.min(...fits))
    for (let halving = 0; halving < HALVINGS; halving += 1) {
      const factor = Math.sqrt(least * most)
      const sum = fits.reduce((chances, fit) => chances + Math.min(1, factor * fit), 0)
      if (sum < MEAN * BASKETS) least = factor
      else most = factor
    }
    return most
  }
}

const known = new WeakMap<CompiledCatalogue, Baskets>()

/**
 * How likely meals are on the shortlists of a plan: the likelier the more of what they need is bought for some of the meals
 * that it begins with. Weeks shop well so (docs/product.md PLAN-72), as their meals are chosen among those that share
 * ingredients; over many plans each meal is as likely as every other, since every meal is in some plan's beginning.
 *
 * @returns the chance of a meal, above 0 and at most 1; own dishes have that of all meals in the mean.
 */
export function chancesBeside(catalogue: CompiledCatalogue, beginning: Beginning): (meal: CompiledMeal) => number {
  const baskets = known.get(catalogue) ?? new Baskets(catalogue)
  known.set(catalogue, baskets)
  const basket = baskets.of(beginning)
  return ({ index }) => (index < 0 ? MEAN : baskets.chance(index, basket))
}
