import type { CompiledCatalogue } from '../../../server/catalogue/compiled'
import { ANY_DIET, type Diet } from '../../../server/catalogue/compileDiet'
import { menuOf, type Menu, type TagPreferences } from '../../../server/catalogue/menu'
import { suitabilityTable } from '../../../server/catalogue/suitabilityTable'
import { CATEGORIES, type Category } from '../../../server/catalogue/types'
import { pickMeals, type PickInput, type PickResult } from '../../../server/planning/pick'

export function menu(catalogue: CompiledCatalogue, diet: Diet = ANY_DIET, tags: TagPreferences = new Map()): Menu {
  return menuOf(suitabilityTable(catalogue, diet), tags)
}

export function pick(
  of: Menu,
  counts: Partial<Record<Category, number>>,
  seed: string | number,
  over: Partial<PickInput> = {},
): PickResult {
  return pickMeals({
    menus: { breakfast: of, lunch: of, dinner: of },
    counts: { breakfast: 0, lunch: 0, dinner: 0, ...counts },
    seed,
    ...over,
  })
}

export const idsOf = (result: PickResult): string[] =>
  CATEGORIES.flatMap((category) => result[category].meals.map(({ meal }) => meal.id))

/** How often each meal comes in `times` picks of one dinner. */
export function countSingle(of: Menu, times: number, over: Partial<PickInput> = {}): Map<string, number> {
  const counts = new Map<string, number>(
    Array.from(of.categories.dinner.meals, (index) => [of.table.catalogue.meals[index]?.id ?? '', 0]),
  )
  for (let seed = 0; seed < times; seed += 1) {
    for (const id of idsOf(pick(of, { dinner: 1 }, seed, over))) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}
