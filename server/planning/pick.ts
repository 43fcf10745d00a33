import { firstIndex } from '../binarySearch'
import type { CompiledMeal } from '../catalogue/compiled'
import { suitability, swapsOf, type Diet } from '../catalogue/diet'
import type { MealWithSwaps } from '../catalogue/mealEntryId'
import type { Menu } from '../catalogue/menu'
import type { Exclusion } from '../catalogue/suitabilityTable'
import { CATEGORIES, type Category } from '../catalogue/types'
import { allowedDishes, CandidatePool } from './candidatePool'
import { openRegions } from './noRepeats'
import { PlanState } from './planState'
import { createRandom, type Random } from './random'

/** A meal that stays in the plan and counts for variety. */
export interface PresentMeal {
  readonly category: Category
  /** Its row, from 0; null when it is not known. */
  readonly position: number | null
  readonly mealId: string
}

export interface PickInput {
  readonly menu: Menu
  /** How many meals each category wants. */
  readonly counts: Readonly<Record<Category, number>>
  /** The same seed and input give the same meals. */
  readonly seed: string | number
  /** Meals that stay in the plan beside the picked ones. */
  readonly present?: readonly PresentMeal[]
  /** Ids of the meals of the person's last plans: less likely. */
  readonly recent?: readonly string[]
  /** Ids of the meals that are being replaced: picked again only when there is almost nothing else. */
  readonly replaced?: readonly string[]
  /** The person's own dishes, compiled against the menu's catalogue. */
  readonly dishes?: readonly CompiledMeal[]
}

export interface PickedCategory {
  /** As many as were wanted, or none at all when nothing suits. */
  readonly meals: readonly MealWithSwaps[]
  /** How many different meals suit, dishes included. */
  readonly differentMeals: number
  /** When there were too few of them (none, or one had to be repeated): how many meals each reason excludes. Else empty. */
  readonly exclusions: readonly Exclusion[]
}

export type PickResult = Readonly<Record<Category, PickedCategory>>

/** One run of the randomizer over a plan. */
interface Run {
  readonly random: Random
  readonly state: PlanState
  readonly diet: Diet
  /** Unused meals by the categories that they are in, and the meals that each category still wants. */
  readonly free: number[]
  readonly wanted: number[]
}

/**
 * Picks meals for a plan (docs/product.md PLAN-19 to PLAN-23). Only meals of the menu and suitable dishes are ever picked. No meal occurs
 * twice in the plan until a category's suitable ones run out; then its repeats are as far apart as they can be. Tags,
 * variety of main ingredients, recent meals and shared perishables change how likely a meal is.
 */
export function pickMeals(input: PickInput): PickResult {
  const { menu } = input
  const { catalogue, diet } = menu.table
  const dishes = allowedDishes(menu, input.dishes ?? [])
  const pools = CATEGORIES.map((category) => new CandidatePool(menu, category, dishes))
  const state = new PlanState(new Set(input.recent), new Set(input.replaced))
  const free = [...menu.regions]
  for (const dish of dishes) free[dish.categoryMask] = (free[dish.categoryMask] ?? 0) + 1
  const wanted = pools.map((pool, index) => (pool.size === 0 ? 0 : input.counts[CATEGORIES[index] ?? 'breakfast']))
  const run: Run = { random: createRandom(input.seed), state, diet, free, wanted }

  for (const { category, position, mealId } of input.present ?? []) {
    const meal = catalogue.mealById.get(mealId) ?? dishes.find((dish) => dish.id === mealId)
    if (meal !== undefined) place(run, meal, CATEGORIES.indexOf(category), position, dishes, menu)
  }
  const pickCategory = (category: Category): PickedCategory => {
    const index = CATEGORIES.indexOf(category)
    const pool = pools[index]
    const count = input.counts[category]
    const { exclusions } = menu.categories[category]
    if (pool === undefined || pool.size === 0 || count <= 0)
      return { meals: [], differentMeals: pool?.size ?? 0, exclusions: count > 0 ? exclusions : [] }
    let repeated = false
    const meals = Array.from({ length: count }, (_, row): MealWithSwaps => {
      const meal = pickOne(run, pool, index, row)
      repeated ||= run.state.has(meal)
      run.wanted[index] = (run.wanted[index] ?? 0) - 1
      return { meal, swaps: place(run, meal, index, row, dishes, menu) }
    })
    return { meals, differentMeals: pool.size, exclusions: repeated ? exclusions : [] }
  }
  return { breakfast: pickCategory('breakfast'), lunch: pickCategory('lunch'), dinner: pickCategory('dinner') }
}

/** Puts a meal into the plan and returns its swaps. */
function place(
  run: Run,
  meal: CompiledMeal,
  category: number,
  position: number | null,
  dishes: readonly CompiledMeal[],
  menu: Menu,
): MealWithSwaps['swaps'] {
  const swaps = swapsOf(suitability(meal, run.diet))
  if (!run.state.has(meal) && isOffered(meal, menu, dishes)) {
    run.free[meal.categoryMask] = (run.free[meal.categoryMask] ?? 0) - 1
  }
  run.state.add(meal, swaps, { category, position })
  return swaps
}

/** Whether a meal is one that the menu or the dishes could have offered. */
function isOffered(meal: CompiledMeal, menu: Menu, dishes: readonly CompiledMeal[]): boolean {
  if (meal.index < 0) return dishes.includes(meal)
  return CATEGORIES.some((category) => includesSorted(menu.categories[category].meals, meal.index))
}

/** Whether an ascending list has a number. */
function includesSorted(list: Uint32Array, wanted: number): boolean {
  return list[firstIndex(list.length, (index) => (list[index] ?? 0) >= wanted)] === wanted
}

/** The next meal of a category: an unused one while there is any, else the one whose repeat is farthest apart. */
function pickOne(run: Run, pool: CandidatePool, category: number, position: number): CompiledMeal {
  const open = openRegions(run.free, run.wanted, category)
  const unused = open.includes(true)
    ? pool.choose(run.random, run.state, (meal) => open[meal.categoryMask] === true && !run.state.has(meal))
    : null
  const meal = unused ?? farthest(run, pool, category, position)
  if (meal === null) throw new Error('A pool that is not empty offers no meal')
  return meal
}

/** The meal whose repeat in this row is farthest from its others: in the category first, then across categories. */
function farthest(run: Run, pool: CandidatePool, category: number, position: number): CompiledMeal | null {
  let best: CompiledMeal[] = []
  let reach: [number, number] = [-1, -1]
  for (const { meal } of pool.all()) {
    const [within, across] = run.state.distances(meal, category, position)
    if (within < reach[0] || (within === reach[0] && across < reach[1])) continue
    if (within > reach[0] || across > reach[1]) best = []
    reach = [within, across]
    best.push(meal)
  }
  return best[run.random.below(best.length)] ?? null
}
