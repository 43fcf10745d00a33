import { CATEGORIES, type Category } from '../../../server/catalogue/types'
import type { Planner, Wanted } from './planners'

/** How often the meals of a category came. */
export interface Fairness {
  readonly category: Category
  readonly meals: number
  /** Of them, how many never came. */
  readonly never: number
  /** The most frequent one, as a multiple of what each would have if all came equally often. */
  readonly most: number
}

/** Four weeks after one another from each seed: whether every meal that is proposed comes, and none too often (docs/product.md PLAN-72). */
export function fairnessOf(plan: Planner, wanted: Omit<Wanted, 'seed' | 'recent'>, seeds: number): Fairness[] {
  const counts = new Map(CATEGORIES.map((category) => [category, new Map<string, number>()]))
  for (let seed = 0; seed < seeds; seed += 1) {
    let recent: string[] = []
    for (let week = 0; week < 4; week += 1) {
      const rows = plan({ ...wanted, seed: 10 * seed + week, recent })
      for (const { category, meal } of rows) {
        const of = counts.get(category)
        of?.set(meal.id, (of.get(meal.id) ?? 0) + 1)
      }
      recent = [...rows.map(({ meal }) => meal.id), ...recent].slice(0, 42)
    }
  }
  return CATEGORIES.map((category) => {
    const { menu } = wanted.table.forCategory(category)
    const proposed = [...menu.categories[category].proposed.meals]
    const came = counts.get(category) ?? new Map<string, number>()
    const all = [...came.values()].reduce((sum, count) => sum + count, 0)
    return {
      category,
      meals: proposed.length,
      never: proposed.filter((index) => !came.has(menu.table.catalogue.meals[index]?.id ?? '')).length,
      most: (Math.max(0, ...came.values()) * proposed.length) / Math.max(1, all),
    }
  })
}
