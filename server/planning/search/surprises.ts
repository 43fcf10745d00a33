import type { CompiledMeal } from '../../catalogue/compiled'
import type { MealWithSwaps } from '../../catalogue/mealEntryId'
import type { Menu } from '../../catalogue/menu'
import { CATEGORIES, type Category } from '../../pure/mealCategories'
import type { Random } from '../random'
import type { PlanProblem, ProblemRow } from './problem'
import type { RowFigures } from './rowFigures'

/** Rows of which one is a surprise, in the mean. */
const SURPRISE = 12
/** How much the logarithm of the chance that a meal is drawn falls with each meal of its main that a plan is likely to have. */
const PREFERS = 0.5

/**
 * Rows that stay as they were drawn, however little that fits: one in twelve, so that over the months every meal comes that
 * suits (docs/product.md PLAN-72), each about as often as another. None where kinds of meals are counted.
 */
export function surprisesAmong(
  { wishes }: PlanProblem,
  rows: readonly RowFigures[],
  drawn: readonly (MealWithSwaps | null)[],
  random: Random,
): Set<RowFigures> {
  const surprises = new Set<RowFigures>()
  const left = rows.flatMap((figures) => {
    const meal = drawn[figures.index]?.meal
    return meal && !figures.row.isLocked ? [{ figures, chance: chanceOf(figures.row, meal, rows) }] : []
  })
  if (left.length < 2 || Object.keys(wishes.counts).length > 0) return surprises
  for (let count = Math.floor(left.length / SURPRISE + random.next()); count > 0; count -= 1) {
    let point = random.next() * left.reduce((sum, { chance }) => sum + chance, 0)
    const place = left.findIndex(({ chance }) => (point -= chance) < 0)
    for (const { figures } of left.splice(place, place < 0 ? 0 : 1)) surprises.add(figures)
  }
  return surprises
}

const known = new WeakMap<Menu, ReadonlyMap<Category, ReadonlyMap<string, number>>>()

/**
 * How likely a row of a plan is a surprise, beside others. The draw, category after category, prefers mains that the plan
 * does not have yet: of a main that is likely to be there each meal is drawn the seldomer, so it is the likelier a surprise.
 */
function chanceOf({ menu, category }: ProblemRow, meal: CompiledMeal, rows: readonly RowFigures[]): number {
  const shares = known.get(menu) ?? new Map(CATEGORIES.map((one) => [one, sharesOfMains(menu, one)]))
  known.set(menu, shares)
  const drawn = CATEGORIES.slice(0, CATEGORIES.indexOf(category) + 1)
  let expected = 0
  for (const { row } of rows)
    if (drawn.includes(row.category)) expected += shares.get(row.category)?.get(meal.mainKind) ?? 0
  return menu.categories[category].proposed.meals.length * Math.exp(PREFERS * expected)
}

/** Which part of a category's meals each main has. */
function sharesOfMains({ table, categories }: Menu, category: Category): ReadonlyMap<string, number> {
  const { meals } = categories[category].proposed
  const shares = new Map<string, number>()
  for (const index of meals) {
    const main = table.catalogue.meals[index]?.mainKind ?? ''
    shares.set(main, (shares.get(main) ?? 0) + 1 / meals.length)
  }
  return shares
}
