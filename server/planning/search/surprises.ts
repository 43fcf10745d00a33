import type { MealWithSwaps } from '../../catalogue/mealEntryId'
import type { Menu } from '../../catalogue/menu'
import type { Category } from '../../pure/mealCategories'
import type { Random } from '../random'
import type { PlanProblem, ProblemRow } from './problem'
import type { RowFigures } from './rowFigures'

/** Rows of which one is a surprise, in the mean. */
const SURPRISE = 11

/**
 * Rows that stay as they were drawn, however little that fits: one in eleven, so that over the months every meal comes that
 * suits (docs/product.md PLAN-72); the likelier, the more meals it is drawn from, and the more of those have its main, as
 * the draw prefers mains that a plan does not have yet. None where kinds of meals are counted.
 */
export function surprisesAmong(
  { wishes }: PlanProblem,
  rows: readonly RowFigures[],
  drawn: readonly (MealWithSwaps | null)[],
  random: Random,
): Set<RowFigures> {
  const surprises = new Set<RowFigures>()
  const left = rows.filter(({ index, row }) => !row.isLocked && drawn[index])
  if (left.length < 2 || Object.keys(wishes.counts).length > 0) return surprises
  for (let count = Math.floor(left.length / SURPRISE + random.next()); count > 0; count -= 1) {
    const sizes = left.map(({ index, row }) => chanceOf(row, drawn[index]?.meal.mainKind ?? ''))
    let point = random.next() * sizes.reduce((sum, size) => sum + size, 0)
    const place = sizes.findIndex((size) => (point -= size) < 0)
    for (const row of left.splice(place, place < 0 ? 0 : 1)) surprises.add(row)
  }
  return surprises
}

const known = new WeakMap<Menu, Map<Category, ReadonlyMap<string, number>>>()

/** How likely a row is a surprise whose meal is of a main, beside others. The draw itself prefers rare mains by about as much. */
function chanceOf({ menu, category }: ProblemRow, main: string): number {
  const categories = known.get(menu) ?? new Map<Category, ReadonlyMap<string, number>>()
  known.set(menu, categories)
  const counts = categories.get(category) ?? countMains(menu, category)
  categories.set(category, counts)
  return menu.categories[category].meals.length * Math.cbrt(counts.get(main) ?? 1)
}

function countMains({ table, categories }: Menu, category: Category): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const index of categories[category].meals) {
    const main = table.catalogue.meals[index]?.mainKind ?? ''
    counts.set(main, (counts.get(main) ?? 0) + 1)
  }
  return counts
}
