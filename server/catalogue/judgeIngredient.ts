import { bitOf, NO_REASONS, type ReasonMask } from './blockReasons'
import type { Diet, DietRule } from './compileDiet'
import { ESSENTIAL, HOT, OPTIONAL, type CompiledIngredient, type CompiledSwap } from './compiled'
import { maskOfFacts, NO_FACTS, UNKNOWN_FACTS_BIT, type FactMask } from './facts'

/** What a diet says of one ingredient, wherever it occurs. Reasons are bits in the order of BLOCK_REASONS. */
export interface Verdict {
  /** Reasons that no swap removes. */
  readonly strict: ReasonMask
  /** Reasons that a swap removes. */
  readonly adapt: ReasonMask
  /** The first swap whose target nothing in the diet speaks against. */
  readonly swap: CompiledSwap | null
}

/** What a diet says of ingredients. Of the flags that one has in a meal HOT counts, also for what it is swapped for. */
export interface Judge {
  verdict(ingredient: CompiledIngredient, flags: number): Verdict
  /** The swaps of an ingredient whose targets nothing in the diet speaks against. */
  serving(ingredient: CompiledIngredient, flags: number): readonly CompiledSwap[]
}

const NEVER_EATEN_BIT = bitOf('NEVER_EATEN')
const UNKNOWN_BIT = bitOf('UNKNOWN_FACTS')
const DISLIKED_BIT = bitOf('DISLIKED')
const HEAT_FIRST: FactMask = maskOfFacts(['heat_first'])

/** The verdict on an ingredient that stays as it is. */
export const KEPT: Verdict = { strict: NO_REASONS, adapt: NO_REASONS, swap: null }

/** The reasons of those rules against an ingredient. A missing review is one reason, not every requirement's. */
function reasonsOf(rules: readonly DietRule[], mask: FactMask): ReasonMask {
  if (rules.length === 0) return NO_REASONS
  if ((mask & UNKNOWN_FACTS_BIT) !== NO_FACTS) return UNKNOWN_BIT
  let reasons = NO_REASONS
  for (const rule of rules) if ((mask & rule.mask) !== NO_FACTS) reasons |= rule.bit
  return reasons
}

/** The facts that count against an ingredient in a meal: not that it must be heated first where it is. */
export const maskIn = ({ mask }: CompiledIngredient, flags: number): FactMask =>
  (flags & HOT) === 0 ? mask : mask & ~HEAT_FIRST

/**
 * Whether nothing in the diet speaks against the ingredient. What a person's own dish names and the catalogue does not
 * know may be anything, so also what the person never eats.
 */
export function serves(ingredient: CompiledIngredient, diet: Diet, flags: number): boolean {
  return (
    (maskIn(ingredient, flags) & (diet.strictMask | diet.adaptMask)) === NO_FACTS &&
    !diet.neverEaten.has(ingredient.slug) &&
    !diet.disliked.has(ingredient.slug) &&
    !mayBeNeverEaten(ingredient, diet)
  )
}

function mayBeNeverEaten({ index, contains }: CompiledIngredient, { neverEaten }: Diet): boolean {
  return index < 0 && contains === null && neverEaten.size > 0
}

/** What the diet says of one ingredient with its flags. */
export function judgeIngredient(ingredient: CompiledIngredient, diet: Diet, flags = 0): Verdict {
  if (serves(ingredient, diet, flags)) return KEPT
  const never = diet.neverEaten.has(ingredient.slug) ? NEVER_EATEN_BIT : NO_REASONS
  const unknown = mayBeNeverEaten(ingredient, diet) ? UNKNOWN_BIT : NO_REASONS
  const disliked = diet.disliked.has(ingredient.slug) ? DISLIKED_BIT : NO_REASONS
  return {
    strict: reasonsOf(diet.strict, maskIn(ingredient, flags)),
    adapt: reasonsOf(diet.adapt, maskIn(ingredient, flags)) | never | unknown | disliked,
    swap: ingredient.swaps.find((swap) => swap.to === null || serves(swap.to, diet, flags)) ?? null,
  }
}

/** The judge of a diet, who judges an ingredient each time. */
export const judgeBy = (diet: Diet): Judge => ({
  verdict: (ingredient, flags) => judgeIngredient(ingredient, diet, flags),
  serving: ({ swaps }, flags) => swaps.filter(({ to }) => to === null || serves(to, diet, flags)),
})

/**
 * The rule that the product's safety rests on, for one ingredient of one meal: the reasons why it cannot stay and cannot
 * be swapped away, as bits; none when it stays or is swapped. Strict reasons always stand. Others fall when the ingredient
 * is not essential and has a serving swap or is optional.
 */
export function standingReasons(verdict: Verdict, flags: number): ReasonMask {
  const swappable = (flags & ESSENTIAL) === 0 && (verdict.swap !== null || (flags & OPTIONAL) !== 0)
  return swappable ? verdict.strict : verdict.strict | verdict.adapt
}
