import type { CompiledMeal } from '../catalogue/compiled'
import { decodeMealEntryId, type MealWithSwaps } from '../catalogue/mealEntryId'
import type { Services } from '../platform/services'
import type { Caller } from '../request/context'
import { ownMeals } from './ownMeals'
import type { TableMenu } from './tableMenu'

/** The meal and swaps that an entry's id names; null when it names none. */
export type FindEntry = (entryId: string) => MealWithSwaps | null

/** The recipe that an id, a slug or the id of a version names; null for none. */
export type FindRecipe = (id: string) => MealWithSwaps | null

/** Finds meals in one version of the catalogue and among the own dishes of a household. */
export interface MealFinder {
  /** By an entry's unique id, with the swaps that it names. */
  byEntryId: FindEntry
  /** By slug, without swaps. */
  bySlug(slug: string): MealWithSwaps | null
  /** By the meal's own id, without swaps. */
  byId(id: string): MealWithSwaps | null
  /** By any of these. */
  byName: FindRecipe
}

/** The finder of a user and the user's household; null (a visitor or a partner) finds meals of the catalogue only. */
export async function mealFinder(services: Services, caller: Caller | null): Promise<MealFinder> {
  const catalogue = services.catalogue.compiled
  return finderIn({ catalogue, dishes: caller === null ? [] : await ownMeals(services, caller, catalogue) })
}

/** The finder over a catalogue and own dishes. */
export function finderIn({ catalogue, dishes }: Pick<TableMenu, 'catalogue' | 'dishes'>): MealFinder {
  const ownById = (id: string) => dishes.find((dish) => dish.id === id)
  const byEntryId: FindEntry = (entryId) => decodeMealEntryId(entryId, catalogue, ownById)
  const bySlug: FindRecipe = (slug) =>
    asItIs(catalogue.mealBySlug.get(slug) ?? dishes.find((dish) => dish.slug === slug))
  const byId: FindRecipe = (id) => asItIs(catalogue.mealById.get(id) ?? ownById(id))
  return { byEntryId, bySlug, byId, byName: (id) => byId(id) ?? bySlug(id) ?? byEntryId(id) }
}

function asItIs(meal: CompiledMeal | undefined): MealWithSwaps | null {
  return meal ? { meal, swaps: [] } : null
}
