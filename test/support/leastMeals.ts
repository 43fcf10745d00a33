import type { RequirementKey } from '../../server/catalogue/requirements'
import type { Category } from '../../server/catalogue/types'

/** Of breakfasts fewer are low in FODMAPs: bread, milk, fruit and pulses are what they are made of. */
const FEWER: Partial<Record<RequirementKey, Partial<Readonly<Record<Category, number>>>>> = {
  LOW_FODMAP: { breakfast: 42 },
}

/** How many meals of a category a requirement leaves at least, with swaps. */
export const leastMeals = (key: RequirementKey, category: Category): number => FEWER[key]?.[category] ?? 60
