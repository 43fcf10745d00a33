import { LIMITS } from '../../schema/limits'
import type { CompiledMeal } from '../catalogue/compiled'
import type { MealWithSwaps } from '../catalogue/mealEntryId'
import type { Category } from '../catalogue/types'
import { eatersMenu } from '../menu/eatersMenu'
import { tableMenu } from '../menu/tableMenu'
import type { MealBases, MealEntry } from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import { toEntry } from './toEntry'
import type { Caller } from '../request/context'

/** The meals on offer in a category (docs/product.md CAT-10, CAT-11); `userId` is null for a partner. */
export async function mealBases(services: Services, caller: Caller | null, category: Category): Promise<MealBases> {
  const menu =
    caller === null
      ? eatersMenu(services.catalogue.compiled, [], [])
      : (await tableMenu(services, caller)).forCategory(category)
  return toBases(menu.offered(category))
}

/**
 * Bases by the list that they were made from. Menus keep their lists, so bases are built once for each diet, and who gets
 * the same gets the same object: answers are kept by it (docs/decisions/0045-kept-answers.md).
 */
const answers = new WeakMap<readonly MealWithSwaps[], MealBases>()

function toBases(offered: readonly MealWithSwaps[]): MealBases {
  const known = answers.get(offered)
  if (known) return known
  const built = { mealList: offered.map(toBase) }
  answers.set(offered, built)
  return built
}

/** Entries of meals without swaps are the same under every diet and are shared. */
const plain = new WeakMap<CompiledMeal, MealEntry>()

function toBase(chosen: MealWithSwaps): MealEntry {
  const known = chosen.swaps.length === 0 ? plain.get(chosen.meal) : undefined
  if (known) return known
  const entry = toEntry(chosen, LIMITS.defaultServes)
  if (chosen.swaps.length === 0) plain.set(chosen.meal, entry)
  return entry
}
