import { photoPath } from '../../schema/photoPath'
import { createHash } from 'node:crypto'
import { EDITION, seedOf } from '../plates/reviewed'
import { encodeMealEntryId, type MealWithSwaps } from './mealEntryId'
import { plateMeal } from './plateMeal'

/** Where plates are served. */
export const PLATES = '/plates/'

/** Bytes of the hash in an address: too many to guess. */
const HASH_BYTES = 16

const addresses = new WeakMap<object, string>()

/**
 * The path of a meal's plate with its swaps; of an own dish that has a photo, as it is, that of the photo. It names the meal, and by a hash everything that the picture shows, so that
 * another picture has another path and a path can be kept for ever. Who does not know all of a person's own dish, its id
 * included, cannot make the path of its plate (docs/product.md CAT-16).
 */
export function plateAddress(chosen: MealWithSwaps): string {
  const { meal, swaps } = chosen
  const { photo } = meal.meal
  // A photo shows the dish as it is, and what was swapped away.
  return photo !== undefined && swaps.length === 0 ? photoPath(photo, 'plate') : drawnAddress(chosen)
}

/** The path of the plate that is drawn, also where a photo is shown in its place. */
export function drawnAddress(chosen: MealWithSwaps): string {
  const { meal, swaps } = chosen
  if (swaps.length > 0) return addressOf(chosen)
  const known = addresses.get(meal) ?? addressOf(chosen)
  addresses.set(meal, known)
  return known
}

function addressOf({ meal, swaps }: MealWithSwaps): string {
  const isPlain = meal.index >= 0 && swaps.length === 0
  const name = isPlain ? meal.slug : encodeMealEntryId(meal.id, swaps)
  const shown = JSON.stringify([EDITION, meal.id, seedOf(meal.slug), plateMeal(meal, swaps)])
  const hash = createHash('sha256').update(shown).digest().subarray(0, HASH_BYTES).toString('base64url')
  return `${PLATES}${name}.${hash}.svg`
}
