import type { CompiledIngredient } from '../../catalogue/compiled'
import type { Fact } from '../../catalogue/types'
import { COUNTED_KINDS, type CountedKind } from '../../wishes/wishes'

/** An ingredient that is eaten, with its grams in a serve; null where they are not known. */
export interface EatenLine {
  readonly ingredient: CompiledIngredient
  readonly grams: number | null
}

/** Grams in a serve from which fish or meat makes a meal one of fish or red meat; less is seasoning. */
const PORTION = 20

const SEAFOOD: readonly Fact[] = ['fish', 'crustacean', 'mollusc']
const FLESH: readonly Fact[] = ['meat', 'pork', 'beef', 'poultry', 'gelatine', ...SEAFOOD]

const holds = ({ ingredient }: EatenLine, facts: readonly Fact[]): boolean =>
  ingredient.contains?.some((fact) => facts.includes(fact)) ?? false

const isPortion = ({ grams }: EatenLine): boolean => grams === null || grams >= PORTION

/**
 * Of which kinds a serve is (docs/product.md PLAN-73): fish and other seafood; red meat, which is that of mammals; or
 * without any of both and of poultry. What is not known is none of them.
 */
const IS: Readonly<Record<CountedKind, (lines: readonly EatenLine[]) => boolean>> = {
  FISH: (lines) => lines.some((line) => isPortion(line) && holds(line, SEAFOOD)),
  RED_MEAT: (lines) => lines.some((line) => isPortion(line) && holds(line, ['meat']) && !holds(line, ['poultry'])),
  MEATLESS: (lines) => lines.every((line) => line.ingredient.contains !== null && !holds(line, FLESH)),
}

/** The kinds of a serve, as bits in the order of COUNTED_KINDS. */
export const kindsOf = (lines: readonly EatenLine[]): number =>
  COUNTED_KINDS.reduce((bits, kind, index) => bits | (IS[kind](lines) ? 1 << index : 0), 0)

export const kindBit = (kind: CountedKind): number => 1 << COUNTED_KINDS.indexOf(kind)
