import { bitOf, type BlockReason, NO_REASONS, type ReasonMask, reasonsOfMask } from './blockReasons'
import { type Excess, excessesOf, keepsBound, swapsWithin } from './bounds'
import { type Diet, waysOf } from './compileDiet'
import { ESSENTIAL, OPTIONAL, swapFor, type CompiledIngredient, type CompiledMeal, type CompiledSwap } from './compiled'
import { factsOfMask } from './facts'
import { type Judge, judgeBy, judgeIngredient, KEPT, maskIn, serves, standingReasons } from './judgeIngredient'
import { messages } from './messages'
import type { Fact } from './types'

/** An ingredient that no swap can take away, the reason, and the fact it fails by (null when it fails by no fact). */
export interface Block {
  readonly ingredient: CompiledIngredient
  readonly reason: BlockReason
  readonly fact: Fact | null
  /** By how much it is over the bound of the requirement, where that is the reason. */
  readonly excess?: Excess
}

/** The answer to whether a meal suits a diet. */
export type Suitability =
  | { readonly kind: 'suitable' }
  | { readonly kind: 'swapped'; readonly swaps: readonly CompiledSwap[] }
  | { readonly kind: 'unsuitable'; readonly blocks: readonly Block[] }

/** The reasons of blocks. */
export function reasonsOfBlocks(blocks: readonly Block[]): ReasonMask {
  return blocks.reduce((mask, { reason }) => mask | bitOf(reason), NO_REASONS)
}

/** Leaving out an optional ingredient for which there is no swap (docs/product.md DIET-12). */
export function leaveOut(from: CompiledIngredient): CompiledSwap {
  return { from, to: null, ratio: 0, note: messages.leftOut }
}

/** The blocks that reasons stand for, of an ingredient with its flags. */
export function blocksOf(ingredient: CompiledIngredient, reasons: ReasonMask, diet: Diet, flags: number): Block[] {
  return reasonsOfMask(reasons).map((reason) => {
    const rule = [...diet.strict, ...diet.adapt].find(({ key }) => key === reason)
    const [fact = null] = rule === undefined ? [] : factsOfMask(maskIn(ingredient, flags) & rule.mask)
    return { ingredient, reason, fact }
  })
}

/**
 * Whether a meal suits a diet as it is, with which swaps, or what blocks it: in the way that needs or blocks least. Amounts are
 * judged of what is eaten, so only where nothing else blocks it. `judgeOf` is for those who judge many meals by one diet.
 */
export function suitability(meal: CompiledMeal, diet: Diet, judgeOf: (way: Diet) => Judge = judgeBy): Suitability {
  const [first, ...others] = waysOf(meal, diet)
  return others.reduce(
    (best, way) => {
      const other = suitabilityIn(meal, way, judgeOf(way))
      return costOf(other) < costOf(best) ? other : best
    },
    suitabilityIn(meal, first, judgeOf(first)),
  )
}

/** What an answer asks of a meal: the swaps, and above any number of them the ingredients that block it. */
function costOf(answer: Suitability): number {
  if (answer.kind !== 'unsuitable') return swapsOf(answer).length
  return 1000 + new Set(answer.blocks.map(({ ingredient }) => ingredient)).size
}

function suitabilityIn(meal: CompiledMeal, way: Diet, judge: Judge): Suitability {
  const swaps: CompiledSwap[] = []
  const blocks: Block[] = []
  meal.ingredients.forEach((ingredient, index) => {
    const flags = meal.flags[index] ?? ESSENTIAL
    const verdict = judge.verdict(ingredient, flags)
    if (verdict === KEPT) return
    const reasons = standingReasons(verdict, flags)
    if (reasons !== NO_REASONS) blocks.push(...blocksOf(ingredient, reasons, way, flags))
    else swaps.push(verdict.swap ?? leaveOut(ingredient))
  })
  if (blocks.length > 0) return { kind: 'unsuitable', blocks }
  const within =
    way.bounds.length === 0
      ? { swaps, excesses: [] }
      : swapsWithin(meal, swaps, (ingredient, index) => choicesOf(ingredient, meal.flags[index], judge), way.bounds)
  if (within.excesses.length > 0) return { kind: 'unsuitable', blocks: within.excesses.map(blockOf) }
  return within.swaps.length > 0 ? { kind: 'swapped', swaps: within.swaps } : { kind: 'suitable' }
}

/** The swaps that an ingredient of a meal may have. */
function choicesOf(ingredient: CompiledIngredient, flags = ESSENTIAL, judge: Judge): readonly CompiledSwap[] {
  if ((flags & ESSENTIAL) !== 0) return []
  const serving = judge.serving(ingredient, flags)
  return (flags & OPTIONAL) === 0 ? serving : [...serving, leaveOut(ingredient)]
}

const blockOf = (excess: Excess): Block => ({
  ingredient: excess.ingredient,
  reason: excess.bound.key,
  fact: null,
  excess,
})

/** What stands for the bounds that a meal with exactly these swaps is over. */
export const boundBlocks = (meal: CompiledMeal, swaps: readonly CompiledSwap[], { bounds }: Diet): Block[] =>
  excessesOf(meal, swaps, bounds).map(blockOf)

/** The swaps that a suitable meal needs; none for one that suits as it is. */
export function swapsOf(answer: Suitability): readonly CompiledSwap[] {
  return answer.kind === 'swapped' ? answer.swaps : []
}

/**
 * Whether a meal that already carries swaps suits the diet with exactly those: nothing in it as it is fails strictly,
 * nothing that is left after the swaps fails at all, and the amounts keep the bounds.
 */
export function suitsWithSwaps(meal: CompiledMeal, swaps: readonly CompiledSwap[], diet: Diet): boolean {
  const isKept = waysOf(meal, diet).some((way) =>
    meal.ingredients.every((ingredient, index) => {
      const flags = meal.flags[index] ?? ESSENTIAL
      if (judgeIngredient(ingredient, way, flags).strict !== NO_REASONS) return false
      const swap = swapFor(swaps, ingredient)
      if (swap === undefined) return serves(ingredient, way, flags)
      return swap.to === null || serves(swap.to, way, flags)
    }),
  )
  return isKept && diet.bounds.every((bound) => keepsBound(meal, swaps, bound))
}
