import { LRUCache } from 'lru-cache'
import { CATEGORIES, type Category, categoryBit } from '../pure/mealCategories'
import type { CompiledCatalogue } from './compiled'
import type { Menu } from './menu'

/** The menu of those who eat each category. */
export type CategoryMenus = Readonly<Record<Category, Menu>>

/** In which categories meals are offered, as bits: 1 breakfast, 2 lunch, 4 dinner. */
export interface MenuRegions {
  /** The bits by meal index; 0 for a meal that is not offered. */
  readonly byMeal: Uint8Array
  /** How many meals are offered in exactly the categories of the index's bits. */
  readonly counts: readonly number[]
}

const KEPT_REGIONS = 64
const regions = new WeakMap<CompiledCatalogue, LRUCache<string, MenuRegions>>()

/** The regions of menus over one catalogue; the last 64 of each catalogue are remembered. */
export function regionsOf(menus: CategoryMenus): MenuRegions {
  const { catalogue } = menus.breakfast.table
  const kept = regions.get(catalogue) ?? new LRUCache<string, MenuRegions>({ max: KEPT_REGIONS })
  regions.set(catalogue, kept)
  const key = CATEGORIES.map((category) => menus[category].key).join('\n')
  const known = kept.get(key) ?? findRegions(menus, catalogue.meals.length)
  kept.set(key, known)
  return known
}

function findRegions(menus: CategoryMenus, size: number): MenuRegions {
  const byMeal = new Uint8Array(size)
  for (const category of CATEGORIES) {
    const bit = categoryBit(category)
    for (const meal of menus[category].categories[category].meals) byMeal[meal] = (byMeal[meal] ?? 0) | bit
  }
  const counts = new Array<number>(1 << CATEGORIES.length).fill(0)
  for (const bits of byMeal) counts[bits] = (counts[bits] ?? 0) + 1
  counts[0] = 0
  return { byMeal, counts }
}
