import { firstIndex } from '../../pure/binarySearch'
import type { CompiledMeal } from '../../catalogue/compiled'
import { suitability, swapsOf } from '../../catalogue/diet'
import type { MealWithSwaps } from '../../catalogue/mealEntryId'
import { weightOf, type Menu, type WeighedMeals } from '../../catalogue/menu'
import type { Category } from '../../pure/mealCategories'
import { allowedDishes } from '../candidatePool'
import type { Random } from '../random'

/** The meals among which the meal of a row is searched, each with the swaps that those who eat it need. */
export type Shortlist = readonly MealWithSwaps[]

/** What a shortlist is drawn from, and how. */
export interface Drawn {
  readonly menu: Menu
  readonly category: Category
  /** Own dishes that the menu allows in the category. */
  readonly dishes: readonly CompiledMeal[]
  /** Meals that are on it in any case. */
  readonly with: readonly CompiledMeal[]
  readonly isOpen: (meal: CompiledMeal) => boolean
  /** How likely a meal is, beside others of the same tags: above 0, at most 1. */
  readonly chance: (meal: CompiledMeal) => number
  readonly size: number
  /** Of fewer that need few swaps (docs/product.md PLAN-104) others make up so many. */
  readonly least: number
  readonly random: Random
}

/** Draws for each place of a list before all meals are looked at. */
const DRAWS = 60

/**
 * Draws the meals of a shortlist by the weight of their tags (docs/product.md PLAN-72). As no more are drawn than a few
 * times the rows, every meal has its turn: none comes much oftener than another, however well it would fit each week.
 */
export function drawShortlist(drawn: Drawn): Shortlist {
  const { menu, category, dishes, size, least, with: first } = drawn
  const chosen = new Set(first)
  const { proposed, ...all } = menu.categories[category]
  draw(drawn, candidates(menu, proposed, allowedDishes(menu, dishes, proposed.mostSwaps)), size, chosen)
  draw(drawn, candidates(menu, all, dishes), least, chosen)
  return [...chosen].map((meal) => ({ meal, swaps: swapsOf(suitability(meal, menu.table.diet)) }))
}

/** Draws candidates until so many are chosen, or all that are open. */
function draw(drawn: Drawn, all: Candidates, size: number, chosen: Set<CompiledMeal>): void {
  const { menu, isOpen, chance, random } = drawn
  if (all.count > 2 * size) drawSome(drawn, all, size, chosen)
  if (chosen.size >= size) return
  const left: { meal: CompiledMeal; key: number }[] = []
  for (let index = 0; index < all.count; index += 1) {
    const meal = all.at(index)
    if (!meal || chosen.has(meal) || !isOpen(meal)) continue
    // Weighted drawing without putting back: the smallest of exponential waiting times.
    left.push({ meal, key: -Math.log(1 - random.next()) / (weightOf(meal, menu.preferences) * chance(meal)) })
  }
  left.sort((a, b) => a.key - b.key)
  for (const { meal } of left.slice(0, size - chosen.size)) chosen.add(meal)
}

interface Candidates {
  readonly count: number
  at(index: number): CompiledMeal | undefined
  /** The place of one drawn by tag weight. */
  draw(random: Random): number
}

function candidates(menu: Menu, { meals, cumulative }: WeighedMeals, dishes: readonly CompiledMeal[]): Candidates {
  const known = menu.table.catalogue.meals
  const weights: number[] = []
  let sum = cumulative[cumulative.length - 1] ?? 0
  for (const dish of dishes) weights.push((sum += weightOf(dish, menu.preferences)))
  const total = sum
  const reaches = (at: number, point: number) =>
    point < (at < meals.length ? (cumulative[at] ?? 0) : (weights[at - meals.length] ?? 0))
  return {
    count: meals.length + dishes.length,
    at: (index) => (index < meals.length ? known[meals[index] ?? -1] : dishes[index - meals.length]),
    draw: (random) => {
      const point = random.next() * total
      return firstIndex(meals.length + dishes.length - 1, (at) => reaches(at, point))
    },
  }
}

/** As many as wanted, or as so many draws bring. */
function drawSome({ isOpen, chance, random }: Drawn, all: Candidates, size: number, chosen: Set<CompiledMeal>): void {
  for (let draws = DRAWS * size; draws > 0 && chosen.size < size; draws -= 1) {
    const meal = all.at(all.draw(random))
    if (meal && !chosen.has(meal) && isOpen(meal) && random.next() < chance(meal)) chosen.add(meal)
  }
}
