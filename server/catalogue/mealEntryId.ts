import { splitEntryId } from '../../schema/servedWith'
import { compareText } from '../pure/compareText'
import { ESSENTIAL, OPTIONAL, type CompiledCatalogue, type CompiledMeal, type CompiledSwap } from './compiled'
import { leaveOut } from './diet'

/** A meal together with the swaps that were made in it. */
export interface MealWithSwaps {
  readonly meal: CompiledMeal
  readonly swaps: readonly CompiledSwap[]
}

/** What an entry's id says, before it is believed. */
export interface MealEntryClaim {
  readonly mealId: string
  readonly swaps: readonly { from: string; to: string | null }[]
}

/** No honest id is longer: a meal's id and a pair of slugs for each of some 40 ingredients. */
const MAX_LENGTH = 4096
const SHAPE = /^[A-Za-z0-9_-]+$/

/** The opaque id of a meal with its swaps. Their order does not matter, and nothing but the slugs goes in. */
export function encodeMealEntryId(mealId: string, swaps: readonly CompiledSwap[]): string {
  const pairs = swaps.map((swap) => ({ from: swap.from.slug, to: swap.to === null ? null : swap.to.slug }))
  return encodeClaim({ mealId, swaps: pairs })
}

/** Writes a claim in its one canonical form. */
function encodeClaim(claim: MealEntryClaim): string {
  const pairs = claim.swaps
    .map(({ from, to }) => [from, to ?? ''])
    .sort((a, b) => compareText(a.join('\n'), b.join('\n')))
  return Buffer.from([claim.mealId, ...pairs.flat()].join('\n'), 'utf8').toString('base64url')
}

/**
 * Reads what an id says of its meal without believing it; null when it is not in the one form that encoding gives. What is
 * served with the meal is read by `splitEntryId`.
 */
export function readMealEntryId(entryId: string): MealEntryClaim | null {
  const { uniqueId: id } = splitEntryId(entryId)
  if (id.length === 0 || id.length > MAX_LENGTH || !SHAPE.test(id)) return null
  const [mealId = '', ...rest] = Buffer.from(id, 'base64url').toString('utf8').split('\n')
  if (mealId === '' || rest.length % 2 !== 0) return null
  const swaps: { from: string; to: string | null }[] = []
  for (let i = 0; i < rest.length; i += 2) swaps.push({ from: rest[i] ?? '', to: rest[i + 1] || null })
  const claim = { mealId, swaps }
  return encodeClaim(claim) === id ? claim : null
}

/** The meal's swaps that a claim names; null when one of them is not a swap that may be made in this meal. */
export function resolveSwaps(meal: CompiledMeal, claim: MealEntryClaim): readonly CompiledSwap[] | null {
  const swaps: CompiledSwap[] = []
  const seen = new Set<string>()
  for (const { from, to } of claim.swaps) {
    const index = meal.ingredients.findIndex((ingredient) => ingredient.slug === from)
    const ingredient = meal.ingredients[index]
    const flags = meal.flags[index]
    if (ingredient === undefined || flags === undefined || seen.has(from) || (flags & ESSENTIAL) !== 0) return null
    seen.add(from)
    const swap = ingredient.swaps.find((candidate) => (candidate.to === null ? null : candidate.to.slug) === to)
    if (swap !== undefined) swaps.push(swap)
    else if (to === null && (flags & OPTIONAL) !== 0) swaps.push(leaveOut(ingredient))
    else return null
  }
  return swaps
}

/**
 * The meal and swaps that an id names, or null when the meal does not exist or a swap is none of its. `findOwn` looks
 * up meals outside the catalogue. Whether the entry suits anybody's diet is not asked here.
 */
export function decodeMealEntryId(
  id: string,
  catalogue: CompiledCatalogue,
  findOwn: (mealId: string) => CompiledMeal | null | undefined = () => null,
): MealWithSwaps | null {
  const claim = readMealEntryId(id)
  if (claim === null) return null
  const meal = catalogue.mealById.get(claim.mealId) ?? findOwn(claim.mealId) ?? null
  if (meal === null) return null
  const swaps = resolveSwaps(meal, claim)
  return swaps === null ? null : { meal, swaps }
}
