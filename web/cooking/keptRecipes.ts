import type { PlannedMeal } from '../plan/plan'
import { keptOwner } from '../session/deviceOwner'
import { type KeptRecord, readRecord, readRecords } from '../session/keptRecords'
import type { MealInstructionsFragment } from './operations.generated'
import { isRecipe } from './recipeGuard'

/** A recipe as it is kept on the device, with its swaps. */
export interface KeptRecipe {
  recipe: MealInstructionsFragment
  /** When it was fetched, in milliseconds since 1970. */
  at: number
}

/** A meal with its swaps and the serves that it is cooked for. */
export type Cooked = Pick<PlannedMeal['entry'], 'uniqueId' | 'numServes'>

/** The kept recipe of a meal with exactly its swaps, for its serves; null when there is none. */
export async function readKeptRecipe(meal: Cooked): Promise<KeptRecipe | null> {
  return toKept(await readRecord(keptOwner(), idOf(meal)))
}

/**
 * The kept recipe that an address of the instructions page names: with the swaps of `uniqueId`, or without any swap where
 * that is null. One for these serves if there is one, else for others.
 */
export async function readKeptInstructions(
  slug: string,
  uniqueId: string | null,
  serves: number,
): Promise<KeptRecipe | null> {
  const found = (await readRecords(keptOwner())).flatMap((record) => {
    const kept = toKept(record)
    const fits =
      kept?.recipe.slug === slug &&
      (uniqueId === null ? kept.recipe.swaps.length === 0 : record.id.endsWith(` ${uniqueId}`))
    return fits ? [kept] : []
  })
  return found.find(({ recipe }) => recipe.serves === serves) ?? found[0] ?? null
}

/** The id of a kept recipe. */
export const idOf = (meal: Cooked): string => `${servesOf(meal)} ${meal.uniqueId}`

/** A recipe is for one serve at least. */
export const servesOf = ({ numServes }: Pick<Cooked, 'numServes'>): number => Math.max(1, numServes)

/** A kept recipe as this release reads it; null where it cannot. */
export function toKept(record: KeptRecord | null): KeptRecipe | null {
  if (record === null) return null
  // What the release before this one kept has no plate, no parts, and nothing that a dish keeps beside its recipe.
  const value = record.value as Partial<MealInstructionsFragment>
  const recipe: unknown = {
    ...{ plate: '', parts: [], stepSections: [], description: null, notes: null, source: null, photos: [] },
    ...value,
    ingredients: value.ingredients?.map((ingredient) => ({ ...ingredient, section: ingredient.section ?? null })),
  }
  return isRecipe(recipe) ? { recipe, at: record.at } : null
}
