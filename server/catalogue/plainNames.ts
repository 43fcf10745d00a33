import type { CompiledIngredient } from './compiled'
import type { Diet } from './compileDiet'
import { maskOfFacts, NO_FACTS, type FactMask } from './facts'
import { FERMENTED } from './fodmapLoad'
import { findRequirement } from './requirements'
import { bare, leftOutWords, withoutWords } from './sentenceNames'
import type { Fact, Nutrient } from './types'

/** Conditions that names spell unlike the requirement that asks for them, by the facts that they rule out. */
const RULED_OUT: Readonly<Record<string, readonly Fact[]>> = {
  'alcohol-free': ['alcohol'],
  'allium-free': ['allium'],
  'garlic-free': ['allium'],
  'onion-free': ['allium'],
  'gelatine-free': ['gelatine'],
  'lactose-free': ['milk'],
  unseeded: ['sesame'],
}

/** Conditions that rule out no fact and on which a figure rests that a requirement may bound. */
const BOUND_BY: Partial<Record<Nutrient, readonly string[]>> = { sodium: ['salt-reduced'] }

/** What the names on a table's list must not leave open. */
export interface Avoided {
  /** What someone must not eat, by a requirement or in something that is never eaten. */
  readonly facts: FactMask
  /** Of what someone must not eat too much. */
  readonly amounts: readonly Nutrient[]
}

/**
 * What someone must not eat under a diet, or not too much of. Who counts FODMAPs needs the kinds that are without what
 * ferments.
 */
export function avoidedUnder(
  { strict, adapt, neverEaten, bounds }: Pick<Diet, 'strict' | 'adapt' | 'neverEaten' | 'bounds'>,
  ingredientBySlug: ReadonlyMap<string, CompiledIngredient>,
): Avoided {
  let facts = NO_FACTS
  for (const { mask } of [...strict, ...adapt]) facts |= mask
  if (bounds.some(({ nutrient }) => nutrient === 'fodmap')) facts |= maskOfFacts(FERMENTED)
  for (const slug of neverEaten) facts |= ingredientBySlug.get(slug)?.mask ?? NO_FACTS
  return { facts, amounts: bounds.map(({ nutrient }) => nutrient) }
}

/** Whether a table needs a word of a name: vegan, gluten-free and soy-free where someone avoids what they rule out. */
function isNeeded(word: string, { facts, amounts }: Avoided): boolean {
  const condition = word.toLowerCase()
  const ruledOut = RULED_OUT[condition] ?? findRequirement(condition.replace('-', ' '))?.forbidden ?? []
  return (
    (maskOfFacts(ruledOut) & facts) !== NO_FACTS || amounts.some((nutrient) => BOUND_BY[nutrient]?.includes(condition))
  )
}

/**
 * An ingredient as a table of people calls it (docs/product.md SHOP-57): by its plain name, its nouns for one and for many
 * alike, with those of the conditions that this name leaves out which someone there needs.
 */
export function namedFor(ingredient: CompiledIngredient, avoided: Avoided): CompiledIngredient {
  const { name, plainName, piece } = ingredient
  if (!plainName) return ingredient
  const leftOut = [...(leftOutWords(name, plainName) ?? [])]
  const dropped = new Set(leftOut.filter((word) => !isNeeded(word, avoided)))
  return {
    ...ingredient,
    name: withoutConditions(name, leftOut, dropped),
    piece: piece && { ...piece, one: withoutWords(piece.one, dropped), many: withoutWords(piece.many, dropped) },
  }
}

/** A name without some of its conditions, which are words before the noun or in brackets at the end, divided by commas. */
function withoutConditions(name: string, conditions: readonly string[], dropped: ReadonlySet<string>): string {
  const [words = '', last = ''] = name.replace(/\)$/, '').split(' (')
  const before = withoutWords(words, dropped).split(' ')
  const divided = before.map((word, index) => (conditions.includes(bare(before[index + 1] ?? '')) ? word : bare(word)))
  const after = last.split(', ').filter((word) => word !== '' && !dropped.has(word))
  return after.length > 0 ? `${divided.join(' ')} (${after.join(', ')})` : divided.join(' ')
}
