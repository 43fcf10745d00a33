import { type CompiledCatalogue, type CompiledIngredient, type CompiledMeal, swapFor } from '../../catalogue/compiled'
import { suitability, swapsOf } from '../../catalogue/diet'
import type { Diet } from '../../catalogue/compileDiet'
import type { Menu } from '../../catalogue/menu'
import { figuresOfIngredients } from './ingredientFigures'
import { lines } from './terms/lines'
import { SECOND } from './terms/mains'
import { usedOnce } from './terms/usedOnce'
import { atOnce, type Turns } from './turns'

/** Meals of a week beside one. */
const OTHERS = 20
/** The terms by which a meal that needs little is better in every week, whatever the others are. */
const LISTED = [lines, usedOnce]

/** Meals that are looked at in one turn of the event loop: some 2 ms. */
const TURN = 100

/** A main that few meals have makes a week varied beside whatever else: it counts three times. */
const MAIN = 3

/** A meal of a menu with what it needs after its swaps. */
interface Needed {
  /** The meal's place in the catalogue. */
  readonly index: number
  readonly ingredients: ReadonlySet<CompiledIngredient>
  readonly main: string
}

function needed(meal: CompiledMeal, diet: Diet): Needed {
  const swaps = swapsOf(suitability(meal, diet))
  const ingredients = meal.ingredients.flatMap((ingredient) => {
    const swap = swapFor(swaps, ingredient)
    return swap ? (swap.to ?? []) : ingredient
  })
  return { index: meal.index, ingredients: new Set(ingredients), main: meal.mainKind }
}

/** Shares of the meals of a week, drawn by lot, that have something. */
class Shares<T> {
  private readonly shares = new Map<T, number>()

  constructor(lists: readonly (readonly Needed[])[], of: (meal: Needed) => Iterable<T>) {
    for (const list of lists)
      for (const meal of list)
        for (const one of of(meal)) this.shares.set(one, (this.shares.get(one) ?? 0) + 1 / list.length / lists.length)
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
  /** By the meal's place in the catalogue; NaN for those that the menu does not have. */
  private readonly known: Float64Array

  /** @param lists by category, what each meal needs. */
  constructor(
    catalogue: CompiledCatalogue,
    private readonly diet: Diet,
    lists: readonly (readonly Needed[])[],
  ) {
    const shares = new Shares<CompiledIngredient>(lists, ({ ingredients }) => ingredients)
    const figures = figuresOfIngredients(catalogue, { nearDate: new Set(), prices: null })
    this.listed = Float64Array.from(figures, (one) => {
      const rise = (uses: number) =>
        LISTED.reduce((sum, term) => sum + term.cost(one, uses + 1, 0) - term.cost(one, uses, 0), 0)
      const { none, one: another } = shares.chances(one.ingredient)
      return none * rise(0) + another * rise(1)
    })
    this.mains = new Shares(lists, ({ main }) => [main])
    this.known = new Float64Array(catalogue.meals.length).fill(NaN)
    for (const one of lists.flat()) this.known[one.index] = this.workOut(one)
  }

  of(meal: CompiledMeal): number {
    const known = this.known[meal.index] ?? NaN
    return Number.isNaN(known) ? this.workOut(needed(meal, this.diet)) : known
  }

  private workOut({ main, ingredients }: Needed): number {
    let cost = MAIN * SECOND * (1 - this.mains.chances(main).none)
    for (const { index } of ingredients) cost += this.listed[index] ?? 0
    return cost
  }
}

const known = new WeakMap<Menu, UsualCosts>()

/**
 * What a meal costs a week whose others are drawn by lot from a menu, whatever they are: lines of the list, what is opened
 * for it alone, another meal of its main ingredient.
 */
export function usualCosts(menu: Menu): (meal: CompiledMeal) => number {
  const costs = known.get(menu) ?? atOnce(worked(menu))
  return (meal) => costs.of(meal)
}

/** Works out beside the calls of others what `usualCosts` then knows of the menus of rows. */
export function* knowUsualCosts(rows: readonly { readonly menu: Menu }[]): Turns<void> {
  for (const { menu } of rows) if (!known.has(menu)) yield* worked(menu)
}

function* worked(menu: Menu): Turns<UsualCosts> {
  const { catalogue, diet } = menu.table
  const lists: Needed[][] = []
  for (const { proposed } of Object.values(menu.categories)) {
    const list: Needed[] = []
    for (const index of proposed.meals) {
      const meal = catalogue.meals[index]
      if (meal) list.push(needed(meal, diet))
      if (list.length % TURN === 0) yield
    }
    lists.push(list)
  }
  const costs = new UsualCosts(catalogue, diet, lists)
  known.set(menu, costs)
  return costs
}
