import type { CompiledMeal } from '../catalogue/compiled'
import { ownMeals } from '../menu/ownMeals'
import type { Services } from '../platform/services'
import type { Caller } from '../request/context'

/** Names of all meals, the user's own dishes included, sorted and each once (docs/product.md FEED-14). */
export async function mealNames(services: Services, caller: Caller): Promise<string[]> {
  const catalogue = services.catalogue.compiled
  const dishes = await ownMeals(services, caller, catalogue)
  const names = namesOf(catalogue.meals)
  return dishes.length === 0 ? names : sorted([...names, ...dishes.map(({ name }) => name)])
}

const remembered = new WeakMap<readonly CompiledMeal[], string[]>()

/** The catalogue's names, computed once for each version of it. */
function namesOf(meals: readonly CompiledMeal[]): string[] {
  const known = remembered.get(meals)
  if (known) return known
  const names = sorted(meals.map(({ name }) => name))
  remembered.set(meals, names)
  return names
}

const ORDER = new Intl.Collator('en-AU')

const sorted = (names: string[]): string[] => [...new Set(names)].sort(ORDER.compare)
