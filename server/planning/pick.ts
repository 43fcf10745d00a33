import { isOfCategory, type CompiledMeal } from '../catalogue/compiled'
import { suitability, swapsOf } from '../catalogue/diet'
import type { MealWithSwaps } from '../catalogue/mealEntryId'
import type { WeighedMeals } from '../catalogue/menu'
import { regionsOf, type CategoryMenus } from '../catalogue/menuRegions'
import type { Exclusion } from '../catalogue/suitabilityTable'
import { CATEGORIES, type Category, categoryBit } from '../pure/mealCategories'
import { allowedDishes, CandidatePool } from './candidatePool'
import { openRegions } from './noRepeats'
import { PlanState } from './planState'
import { createRandom, type Random } from './random'
import { usingUp } from './usingUp'

/** A meal that stays in the plan and counts for variety. */
export interface PresentMeal {
  readonly category: Category
  /** Its row, from 0; null when it is not known. */
  readonly position: number | null
  readonly mealId: string
}

export interface PickInput {
  /** The menu of those who eat each category, over one catalogue. */
  readonly menus: CategoryMenus
  /** How many meals each category wants. */
  readonly counts: Readonly<Record<Category, number>>
  /** The same seed and input give the same meals. */
  readonly seed: string | number
  /** Meals that stay in the plan beside the picked ones. */
  readonly present?: readonly PresentMeal[]
  /** Ids of the meals of the last plans: less likely. */
  readonly recent?: readonly string[]
  /** Ids of the meals that are being replaced: picked again only when there is almost nothing else. */
  readonly replaced?: readonly string[]
  /** Slugs of what is at home and near its date: meals that use it are likelier (docs/product.md CUP-6). */
  readonly nearDate?: ReadonlySet<string>
  /** Own dishes, compiled against the menus' catalogue. */
  readonly dishes?: readonly CompiledMeal[]
  /** Ids of meals that are not picked, whatever else there is. */
  readonly never?: ReadonlySet<string>
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

/** What a category's meals are chosen from. */
interface Pools {
  readonly all: CandidatePool
  /** Those that need few swaps (docs/product.md PLAN-104). */
  readonly proposed: CandidatePool
}

/** One run of the randomizer over a plan. */
interface Run {
  readonly menus: CategoryMenus
  readonly random: Random
  readonly state: PlanState
  /** The categories that may have a meal, as bits; 0 where none may. */
  regionOf(meal: CompiledMeal): number
  /** Unused meals by their region, and the meals that each category still wants. */
  readonly free: number[]
  readonly wanted: number[]
}

/**
 * Picks meals for a plan (docs/product.md PLAN-19 to PLAN-23, PLAN-104). Only meals of the menus and suitable dishes are ever
 * picked. No meal occurs twice in the plan until a category's suitable ones run out; then its repeats are as far apart as
 * they can be. Tags, variety of main ingredients, recent meals and shared perishables change how likely a meal is.
 */
export function pickMeals(input: PickInput): PickResult {
  const { menus } = input
  const dishes = dishesOf(input)
  const pools = CATEGORIES.map((category): Pools => {
    const menu = menus[category]
    const { proposed, ...all } = menu.categories[category]
    const usesUp = usingUp(input.nearDate, menu.table.diet)
    const pool = (meals: WeighedMeals, own: readonly CompiledMeal[]) =>
      new CandidatePool(menu, meals, own, usesUp, isNever(input))
    return {
      all: pool(all, dishes[category]),
      proposed: pool(proposed, allowedDishes(menu, dishes[category], proposed.mostSwaps)),
    }
  })
  const run: Run = {
    menus,
    random: createRandom(input.seed),
    state: new PlanState(new Set(input.recent), new Set(input.replaced)),
    ...regionsWith(input, dishes),
    wanted: pools.map(({ all }, index) => (all.size === 0 ? 0 : input.counts[CATEGORIES[index] ?? 'breakfast'])),
  }

  const { mealById } = menus.breakfast.table.catalogue
  const allowed = CATEGORIES.flatMap((category) => dishes[category])
  for (const { category, position, mealId } of input.present ?? []) {
    const meal = mealById.get(mealId) ?? allowed.find((dish) => dish.id === mealId)
    if (meal !== undefined) place(run, meal, category, position)
  }
  const pickCategory = (category: Category): PickedCategory => {
    const index = CATEGORIES.indexOf(category)
    const pool = pools[index]
    const count = input.counts[category]
    const { exclusions } = menus[category].categories[category]
    if (pool === undefined || pool.all.size === 0 || count <= 0)
      return { meals: [], differentMeals: pool?.all.size ?? 0, exclusions: count > 0 ? exclusions : [] }
    let repeated = false
    const meals = Array.from({ length: count }, (_, row): MealWithSwaps => {
      const meal = pickOne(run, pool, index, row)
      repeated ||= run.state.has(meal)
      run.wanted[index] = (run.wanted[index] ?? 0) - 1
      return { meal, swaps: place(run, meal, category, row) }
    })
    return { meals, differentMeals: pool.all.size, exclusions: repeated ? exclusions : [] }
  }
  return { breakfast: pickCategory('breakfast'), lunch: pickCategory('lunch'), dinner: pickCategory('dinner') }
}

/** Whether a meal is not picked, whatever else there is; null where every meal may be. */
const isNever = ({ never }: PickInput): ((meal: CompiledMeal) => boolean) | null =>
  never && never.size > 0 ? ({ id }) => never.has(id) : null

type Dishes = Readonly<Record<Category, readonly CompiledMeal[]>>

/** The dishes that may be offered in each category. */
function dishesOf({ menus, dishes = [], never }: PickInput): Dishes {
  const of = (category: Category) =>
    allowedDishes(menus[category], dishes).filter((dish) => isOfCategory(dish, category) && !never?.has(dish.id))
  return { breakfast: of('breakfast'), lunch: of('lunch'), dinner: of('dinner') }
}

/** The regions of the menus' meals and of the dishes. */
function regionsWith({ menus, never }: PickInput, dishes: Dishes): Pick<Run, 'free' | 'regionOf'> {
  const { byMeal, counts } = regionsOf(menus)
  const free = [...counts]
  const { mealById } = menus.breakfast.table.catalogue
  for (const id of never ?? []) {
    const region = byMeal[mealById.get(id)?.index ?? -1] ?? 0
    if (region !== 0) free[region] = (free[region] ?? 0) - 1
  }
  const byDish = new Map<CompiledMeal, number>()
  for (const category of CATEGORIES)
    for (const dish of dishes[category]) byDish.set(dish, (byDish.get(dish) ?? 0) | categoryBit(category))
  for (const region of byDish.values()) free[region] = (free[region] ?? 0) + 1
  const regionOf = (meal: CompiledMeal): number | undefined =>
    meal.index < 0 ? byDish.get(meal) : never?.has(meal.id) ? 0 : byMeal[meal.index]
  return { free, regionOf: (meal) => regionOf(meal) ?? 0 }
}

/** Puts a meal into the plan and returns the swaps that those who eat the category need. */
function place(run: Run, meal: CompiledMeal, category: Category, position: number | null): MealWithSwaps['swaps'] {
  const swaps = swapsOf(suitability(meal, run.menus[category].table.diet))
  const region = run.regionOf(meal)
  if (region !== 0 && !run.state.has(meal)) run.free[region] = (run.free[region] ?? 0) - 1
  run.state.add(meal, swaps, { category: CATEGORIES.indexOf(category), position })
  return swaps
}

/** The next meal of a category: an unused one while there is any, of few swaps as long as it goes, else the one whose repeat is farthest apart. */
function pickOne(run: Run, { all, proposed }: Pools, category: number, position: number): CompiledMeal {
  const open = openRegions(run.free, run.wanted, category)
  const isUnused = (meal: CompiledMeal) => open[run.regionOf(meal)] === true && !run.state.has(meal)
  const choose = (pool: CandidatePool) => (open.includes(true) ? pool.choose(run.random, run.state, isUnused) : null)
  const meal = choose(proposed) ?? choose(all) ?? farthest(run, all, category, position)
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
