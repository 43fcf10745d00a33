import { type CompiledCatalogue, type CompiledIngredient, type CompiledMeal, swapFor } from '../../catalogue/compiled'
import { suitability, swapsOf } from '../../catalogue/diet'
import type { Diet } from '../../catalogue/compileDiet'
import type { Menu } from '../../catalogue/menu'
import { figuresOfIngredients, type IngredientFigures } from './ingredientFigures'
import type { MealFigures } from './mealFigures'
import { leftovers } from './terms/leftovers'
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
  readonly ingredients: ReadonlySet<CompiledIngredient>
  readonly main: string
}

function needed(meal: CompiledMeal, diet: Diet): Needed {
  const swaps = swapsOf(suitability(meal, diet))
  const ingredients = meal.ingredients.flatMap((ingredient) => {
    const swap = swapFor(swaps, ingredient)
    return swap ? (swap.to ?? []) : ingredient
  })
  return { ingredients: new Set(ingredients), main: meal.mainKind }
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
  /** By the ingredient's place: what it costs in any week, and how likely it is that no other meal has it. */
  private readonly listed: Float64Array
  private readonly alone: Float64Array
  private readonly ingredients: readonly IngredientFigures[]
  private readonly mains: Shares<string>
  private readonly known = new Map<number, WeakMap<MealFigures, number>>()

  /** @param lists by category, what each meal needs. */
  constructor(catalogue: CompiledCatalogue, lists: readonly (readonly Needed[])[]) {
    const shares = new Shares<CompiledIngredient>(lists, ({ ingredients }) => ingredients)
    this.ingredients = figuresOfIngredients(catalogue, { nearDate: new Set(), prices: null })
    this.alone = Float64Array.from(this.ingredients, ({ ingredient }) => shares.chances(ingredient).none)
    this.listed = Float64Array.from(this.ingredients, (one) => {
      const rise = (uses: number) =>
        LISTED.reduce((sum, term) => sum + term.cost(one, uses + 1, 0) - term.cost(one, uses, 0), 0)
      const { none, one: another } = shares.chances(one.ingredient)
      return none * rise(0) + another * rise(1)
    })
    this.mains = new Shares(lists, ({ main }) => [main])
  }

  of(figures: MealFigures, serves: number): number {
    const known = this.known.get(serves) ?? new WeakMap<MealFigures, number>()
    this.known.set(serves, known)
    const cost = known.get(figures) ?? this.workOut(figures, serves)
    known.set(figures, cost)
    return cost
  }

  private workOut({ chosen, parts, amounts }: MealFigures, serves: number): number {
    let cost = MAIN * SECOND * (1 - this.mains.chances(chosen.meal.mainKind).none)
    parts.forEach((at, part) => {
      const ingredient = this.ingredients[at]
      if (!ingredient) return
      const left = leftovers.cost(ingredient, 1, serves * (amounts[part] ?? 0))
      cost += (this.listed[at] ?? 0) + (this.alone[at] ?? 0) * left
    })
    return cost
  }
}

const known = new WeakMap<Menu, UsualCosts>()

/**
 * What a meal costs a week whose others are drawn by lot from a menu, whatever they are: lines of the list, what is opened
 * for it alone, what is left of that, another meal of its main ingredient.
 */
export function usualCosts(menu: Menu): (meal: MealFigures, serves: number) => number {
  const costs = known.get(menu) ?? atOnce(worked(menu))
  return (meal, serves) => costs.of(meal, serves)
}

/** Works out beside the calls of others what `usualCosts` then knows of the menus of rows. */
export function* knowUsualCosts(rows: readonly { readonly menu: Menu }[]): Turns<void> {
  for (const { menu } of rows) if (!known.has(menu)) yield* worked(menu)
}

function* worked(menu: Menu): Turns<UsualCosts> {
  const { catalogue, diet } = menu.table
  const lists: Needed[][] = []
  for (const { meals } of Object.values(menu.categories)) {
    const list: Needed[] = []
    for (const index of meals) {
      const meal = catalogue.meals[index]
      if (meal) list.push(needed(meal, diet))
      if (list.length % TURN === 0) yield
    }
    lists.push(list)
  }
  const costs = new UsualCosts(catalogue, lists)
  known.set(menu, costs)
  return costs
}
