import type { CompiledIngredient } from './compiled'
import type { Diet } from './compileDiet'
import { maskOfFacts, NO_FACTS, type FactMask } from './facts'
import { FERMENTED } from './fodmapLoad'
import { findRequirement } from './requirements'
import { bare, leftOutWords, withoutWords } from './sentenceNames'
import type { Fact } from './types'

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

/** The facts that a word of a name rules out, as bits: those of vegan, of gluten-free, of soy-free; none for any other word. */
function ruledOutBy(word: string): FactMask {
  const condition = bare(word).toLowerCase()
  return maskOfFacts(RULED_OUT[condition] ?? findRequirement(condition.replace('-', ' '))?.forbidden ?? [])
}

/**
 * The facts that someone at a table must not eat, as bits: by a requirement, or in something that is never eaten. Who counts
 * FODMAPs needs the kinds that are without what ferments.
 */
export function avoidedFacts(
  { strict, adapt, neverEaten, bounds }: Pick<Diet, 'strict' | 'adapt' | 'neverEaten' | 'bounds'>,
  ingredientBySlug: ReadonlyMap<string, CompiledIngredient>,
): FactMask {
  let facts = NO_FACTS
  for (const { mask } of [...strict, ...adapt]) facts |= mask
  if (bounds.some(({ nutrient }) => nutrient === 'fodmap')) facts |= maskOfFacts(FERMENTED)
  for (const slug of neverEaten) facts |= ingredientBySlug.get(slug)?.mask ?? NO_FACTS
  return facts
}

/**
 * An ingredient as a table of people calls it (docs/product.md SHOP-57): by its plain name, its nouns for one and for many
 * alike, unless one of the conditions that this name leaves out rules out what someone there avoids.
 *
 * @param avoided see `avoidedFacts`.
 */
export function namedFor(ingredient: CompiledIngredient, avoided: FactMask): CompiledIngredient {
  const { name, plainName, piece } = ingredient
  if (!plainName) return ingredient
  const leftOut = leftOutWords(name, plainName) ?? new Set<string>()
  if ([...leftOut].some((word) => (ruledOutBy(word) & avoided) !== NO_FACTS)) return ingredient
  return {
    ...ingredient,
    name: plainName,
    piece: piece && {
      ...piece,
      one: withoutWords(piece.one, leftOut),
      many: withoutWords(piece.many, leftOut),
    },
  }
}
