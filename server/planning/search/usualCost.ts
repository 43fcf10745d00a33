import type { CompiledCatalogue, CompiledIngredient } from '../../catalogue/compiled'
import { ingredientFigures } from './ingredientFigures'
import type { MealFigures } from './mealFigures'
import { lines } from './terms/lines'
import { SECOND } from './terms/mains'
import { usedOnce } from './terms/usedOnce'

/** Meals of a week beside one. */
const OTHERS = 20
/** The terms by which a meal that needs little is better in every week, whatever the others are. */
const LISTED = [lines, usedOnce]

/** A main that few meals have makes a week varied beside whatever else: it counts double. */
const MAIN = 2

/** Shares of the meals of a week, drawn by lot, that have something. */
class Shares<T> {
  private readonly shares = new Map<T, number>()

  constructor(catalogue: CompiledCatalogue, of: (meal: CompiledCatalogue['meals'][number]) => Iterable<T>) {
    const lists = Object.values(catalogue.byCategory)
    for (const list of lists)
      for (const place of list) {
        const meal = catalogue.meals[place]
        for (const one of meal ? new Set(of(meal)) : [])
          this.shares.set(one, (this.shares.get(one) ?? 0) + 1 / list.length / lists.length)
      }
  }

  /** How likely it is that no other meal of the week has it, and that one has. */
  chances(one: T): { none: number; one: number } {
    const share = this.shares.get(one) ?? 0
    // By multiplication, whose last digit is the same on every machine.
    let none = 1
    for (let meals = 1; meals < OTHERS; meals += 1) none *= 1 - share
    return { none: none * (1 - share), one: OTHERS * share * none }
  }
}

/** What meals cost any week. */
class UsualCosts {
  /** By the ingredient's place. */
  private readonly listed: Float64Array
  private readonly mains: Shares<string>
  private readonly known = new WeakMap<MealFigures, number>()

  constructor(catalogue: CompiledCatalogue) {
    const shares = new Shares<CompiledIngredient>(catalogue, ({ ingredients }) => ingredients)
    this.listed = Float64Array.from(catalogue.ingredients, (ingredient) => {
      const figures = ingredientFigures(ingredient, new Set(), null)
      const rise = (uses: number) =>
        LISTED.reduce((sum, term) => sum + term.cost(figures, uses + 1, 0) - term.cost(figures, uses, 0), 0)
      const { none, one } = shares.chances(ingredient)
      return none * rise(0) + one * rise(1)
    })
    this.mains = new Shares(catalogue, ({ mainKind }) => [mainKind])
  }

  of(figures: MealFigures): number {
    const known = this.known.get(figures)
    if (known !== undefined) return known
    const { chosen, used } = figures
    let cost = MAIN * SECOND * (1 - this.mains.chances(chosen.meal.mainKind).none)
    for (const { ingredient } of used) cost += this.listed[ingredient.index] ?? 0
    this.known.set(figures, cost)
    return cost
  }
}

const known = new WeakMap<CompiledCatalogue, UsualCosts>()

/**
 * What a meal costs a week whose others are drawn by lot, whatever they are: lines of the list, what is opened for it
 * alone, another meal of its main ingredient.
 */
export function usualCosts(catalogue: CompiledCatalogue): (meal: MealFigures) => number {
  const costs = known.get(catalogue) ?? new UsualCosts(catalogue)
  known.set(catalogue, costs)
  return (meal) => costs.of(meal)
}
