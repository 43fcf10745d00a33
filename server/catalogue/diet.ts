import { bitOf, type BlockReason, NO_REASONS, type ReasonMask, reasonsOfMask } from './blockReasons'
import { type DietBound, type Excess, excessesOf, keepsBound, swapsWithin } from './bounds'
import { ESSENTIAL, OPTIONAL, swapFor, type CompiledIngredient, type CompiledMeal, type CompiledSwap } from './compiled'
import { factsOfMask, maskOfFacts, NO_FACTS, UNKNOWN_FACTS_BIT, type FactMask } from './facts'
import { messages } from './messages'
import { BOUND_REQUIREMENTS, REQUIREMENTS, type RequirementKey, type RequirementMode } from './requirements'
import type { Fact } from './types'

/** What a person asks for. */
export interface DietInput {
  requirements: ReadonlyMap<RequirementKey, RequirementMode>
  /** What one serve may hold under requirements that bound an amount; missing for those who eat one serve. */
  bounds?: ReadonlyMap<RequirementKey, number>
  /** Slugs of ingredients. */
  neverEaten: Iterable<string>
  /** Slugs of ingredients; missing for none. What is not known is no ground to leave a meal out. */
  disliked?: Iterable<string>
}

/** A diet ready to judge by. Two diets with the same key judge alike. */
export interface Diet {
  readonly key: string
  readonly strict: readonly DietRule[]
  readonly adapt: readonly DietRule[]
  readonly strictMask: FactMask
  readonly adaptMask: FactMask
  readonly neverEaten: ReadonlySet<string>
  readonly disliked: ReadonlySet<string>
  readonly bounds: readonly DietBound[]
}

/** One requirement of a diet: its forbidden facts as bits and its bit among the reasons. */
export interface DietRule {
  readonly key: RequirementKey
  readonly mask: FactMask
  readonly bit: ReasonMask
}

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

/** What a diet says of one ingredient, wherever it occurs. Reasons are bits in the order of BLOCK_REASONS. */
export interface Verdict {
  /** Reasons that no swap removes. */
  readonly strict: ReasonMask
  /** Reasons that a swap removes. */
  readonly adapt: ReasonMask
  /** The first swap whose target nothing in the diet speaks against. */
  readonly swap: CompiledSwap | null
}

const NEVER_EATEN_BIT = bitOf('NEVER_EATEN')
const UNKNOWN_BIT = bitOf('UNKNOWN_FACTS')
const DISLIKED_BIT = bitOf('DISLIKED')

/** The reasons of blocks. */
export function reasonsOfBlocks(blocks: readonly Block[]): ReasonMask {
  return blocks.reduce((mask, { reason }) => mask | bitOf(reason), NO_REASONS)
}

/** Leaving out an optional ingredient for which there is no swap (docs/product.md DIET-12). */
export function leaveOut(from: CompiledIngredient): CompiledSwap {
  return { from, to: null, ratio: 0, note: messages.leftOut }
}

/** Makes a diet ready to judge by. */
export function compileDiet(input: DietInput): Diet {
  const rulesOf = (mode: RequirementMode): DietRule[] =>
    REQUIREMENTS.flatMap((requirement) =>
      input.requirements.get(requirement.key) === mode
        ? [{ key: requirement.key, mask: maskOfFacts(requirement.forbidden), bit: bitOf(requirement.key) }]
        : [],
    )
  const maskOf = (rules: readonly DietRule[]): FactMask =>
    rules.reduce((mask, rule) => mask | rule.mask, rules.length > 0 ? UNKNOWN_FACTS_BIT : NO_FACTS)
  const strict = rulesOf('STRICT')
  const adapt = rulesOf('ADAPT')
  const neverEaten = new Set(input.neverEaten)
  const disliked = new Set(input.disliked)
  const bounds = BOUND_REQUIREMENTS.flatMap(({ key, bound }): DietBound[] => {
    const mode = input.requirements.get(key)
    const most = input.bounds?.get(key) ?? bound.most
    return mode ? [{ key, nutrient: bound.nutrient, most, isStrict: mode === 'STRICT', beside: 0 }] : []
  })
  const keys = [strict, adapt].map((rules) => rules.map((rule) => rule.key))
  const key = JSON.stringify([...keys, [...neverEaten].sort(), [...disliked].sort(), bounds.map(({ most }) => most)])
  return { key, strict, adapt, strictMask: maskOf(strict), adaptMask: maskOf(adapt), neverEaten, disliked, bounds }
}

/** The diet without any requirement. */
export const ANY_DIET: Diet = compileDiet({ requirements: new Map(), neverEaten: [] })

/** The reasons of those rules against an ingredient. A missing review is one reason, not every requirement's. */
function reasonsOf(rules: readonly DietRule[], mask: FactMask): ReasonMask {
  if (rules.length === 0) return NO_REASONS
  if ((mask & UNKNOWN_FACTS_BIT) !== NO_FACTS) return UNKNOWN_BIT
  let reasons = NO_REASONS
  for (const rule of rules) if ((mask & rule.mask) !== NO_FACTS) reasons |= rule.bit
  return reasons
}

/**
 * Whether nothing in the diet speaks against the ingredient. What a person's own dish names and the catalogue does not
 * know may be anything, so also what the person never eats.
 */
function serves(ingredient: CompiledIngredient, diet: Diet): boolean {
  return (
    (ingredient.mask & diet.strictMask) === NO_FACTS &&
    (ingredient.mask & diet.adaptMask) === NO_FACTS &&
    !diet.neverEaten.has(ingredient.slug) &&
    !diet.disliked.has(ingredient.slug) &&
    !mayBeNeverEaten(ingredient, diet)
  )
}

function mayBeNeverEaten({ index, contains }: CompiledIngredient, { neverEaten }: Diet): boolean {
  return index < 0 && contains === null && neverEaten.size > 0
}

const KEPT: Verdict = { strict: NO_REASONS, adapt: NO_REASONS, swap: null }

/** What the diet says of one ingredient. */
export function judgeIngredient(ingredient: CompiledIngredient, diet: Diet): Verdict {
  if (serves(ingredient, diet)) return KEPT
  const never = diet.neverEaten.has(ingredient.slug) ? NEVER_EATEN_BIT : NO_REASONS
  const unknown = mayBeNeverEaten(ingredient, diet) ? UNKNOWN_BIT : NO_REASONS
  const disliked = diet.disliked.has(ingredient.slug) ? DISLIKED_BIT : NO_REASONS
  return {
    strict: reasonsOf(diet.strict, ingredient.mask),
    adapt: reasonsOf(diet.adapt, ingredient.mask) | never | unknown | disliked,
    swap: ingredient.swaps.find((swap) => swap.to === null || serves(swap.to, diet)) ?? null,
  }
}

/**
 * The rule that the product's safety rests on, for one ingredient of one meal: the reasons why it cannot stay and cannot
 * be swapped away, as bits; none when it stays or is swapped. Strict reasons always stand. Others fall when the ingredient
 * is not essential and has a serving swap or is optional.
 */
export function standingReasons(verdict: Verdict, flags: number): ReasonMask {
  const swappable = (flags & ESSENTIAL) === 0 && (verdict.swap !== null || (flags & OPTIONAL) !== 0)
  return swappable ? verdict.strict : verdict.strict | verdict.adapt
}

/** The blocks that reasons stand for. */
function blocksOf(ingredient: CompiledIngredient, reasons: ReasonMask): Block[] {
  return reasonsOfMask(reasons).map((reason) => {
    const requirement = REQUIREMENTS.find((candidate) => candidate.key === reason)
    const facts = requirement === undefined ? [] : factsOfMask(ingredient.mask & maskOfFacts(requirement.forbidden))
    return { ingredient, reason, fact: facts[0] ?? null }
  })
}

/**
 * Whether a meal suits a diet as it is, with which swaps, or what blocks it. Amounts are judged of what is eaten, so only
 * where nothing else blocks it. `judge` is for those who judge many meals by one diet.
 */
export function suitability(meal: CompiledMeal, diet: Diet, judge: Judge = judgeBy(diet)): Suitability {
  const swaps: CompiledSwap[] = []
  const blocks: Block[] = []
  meal.ingredients.forEach((ingredient, index) => {
    const verdict = judge.verdict(ingredient)
    if (verdict === KEPT) return
    const reasons = standingReasons(verdict, meal.flags[index] ?? ESSENTIAL)
    if (reasons !== NO_REASONS) blocks.push(...blocksOf(ingredient, reasons))
    else swaps.push(verdict.swap ?? leaveOut(ingredient))
  })
  if (blocks.length > 0) return { kind: 'unsuitable', blocks }
  const within =
    diet.bounds.length === 0
      ? { swaps, excesses: [] }
      : swapsWithin(meal, swaps, (ingredient, index) => choicesOf(ingredient, meal.flags[index], judge), diet.bounds)
  if (within.excesses.length > 0) return { kind: 'unsuitable', blocks: within.excesses.map(blockOf) }
  return within.swaps.length > 0 ? { kind: 'swapped', swaps: within.swaps } : { kind: 'suitable' }
}

/** What a diet says of ingredients, wherever they occur. */
export interface Judge {
  verdict(ingredient: CompiledIngredient): Verdict
  /** The swaps of an ingredient whose targets nothing in the diet speaks against. */
  serving(ingredient: CompiledIngredient): readonly CompiledSwap[]
}

/** The judge of a diet, who judges an ingredient each time. */
export const judgeBy = (diet: Diet): Judge => ({
  verdict: (ingredient) => judgeIngredient(ingredient, diet),
  serving: ({ swaps }) => swaps.filter(({ to }) => to === null || serves(to, diet)),
})

/** The swaps that an ingredient of a meal may have. */
function choicesOf(ingredient: CompiledIngredient, flags = ESSENTIAL, judge: Judge): readonly CompiledSwap[] {
  if ((flags & ESSENTIAL) !== 0) return []
  const serving = judge.serving(ingredient)
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
  const isKept = meal.ingredients.every((ingredient) => {
    if (judgeIngredient(ingredient, diet).strict !== NO_REASONS) return false
    const swap = swapFor(swaps, ingredient)
    if (swap === undefined) return serves(ingredient, diet)
    return swap.to === null || serves(swap.to, diet)
  })
  return isKept && diet.bounds.every((bound) => keepsBound(meal, swaps, bound))
}
