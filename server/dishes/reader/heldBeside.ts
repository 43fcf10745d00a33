import type { CompiledCatalogue, CompiledIngredient } from '../../catalogue/compiled'
import { NO_FACTS, REVIEWED_MASK, type FactMask } from '../../catalogue/facts'
import type { Found } from './findIngredient'
import { isNameWord } from './matchIngredient'
import { mentionedIngredients } from './mentionedIngredients'
import { wordsOf } from './nameWords'

/** Where the words beside a name begin. */
const BESIDE = /[,(–]|\b(?:with|and|in|on|plus)\b/i

/** Whether the words after a line's name may name a food that adds to it: `chicken, rubbed with garlic`. */
export function mayNameBeside(catalogue: CompiledCatalogue, text: string): boolean {
  const beside = BESIDE.exec(text)
  return beside !== null && wordsOf(text.slice(beside.index)).some((word) => isNameWord(catalogue, word))
}

/**
 * The ingredients that the words beside a name mention and that bring an onion, a nightshade or another fact that follows
 * from groups of foods: they are held as well, so that who avoids them is not offered the dish. What brings a fact that
 * entries declare makes the line match nothing instead; see addedBeside.
 */
export function heldBeside(
  catalogue: CompiledCatalogue,
  held: readonly CompiledIngredient[],
  { prepared, rest }: Pick<Found, 'prepared' | 'rest'>,
): CompiledIngredient[] {
  const facts = held.reduce<FactMask>((mask, { mask: more }) => mask | more, NO_FACTS)
  return [...prepared, ...rest]
    .flatMap((words) => mentionedIngredients(catalogue, words))
    .map(({ ingredient }) => ingredient)
    .filter(({ mask }) => (mask & ~facts) !== NO_FACTS && (mask & ~facts & REVIEWED_MASK) === NO_FACTS)
}
