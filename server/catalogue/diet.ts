import { bitOf, type BlockReason, NO_REASONS, type ReasonMask, reasonsOfMask } from './blockReasons'
import {
  ESSENTIAL,
  HOT,
  OPTIONAL,
  swapFor,
  type CompiledIngredient,
  type CompiledMeal,
  type CompiledSwap,
} from './compiled'
import { factsOfMask, maskOfFacts, NO_FACTS, UNKNOWN_FACTS_BIT, type FactMask } from './facts'
import { messages } from './messages'
import { REQUIREMENTS, type Requirement, type RequirementKey, type RequirementMode } from './requirements'
import type { Fact } from './types'

/** What a person asks for. */
export interface DietInput {
  requirements: ReadonlyMap<RequirementKey, RequirementMode>
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
  /** Where a requirement keeps facts apart (docs/product.md DIET-22); null in most diets. */
  readonly apart: {
    /** The diet of meals that have the second of two sets left out; this one leaves the first out. */
    readonly instead: Diet
    /** The diet of what is served beside meals: it has neither. */
    readonly beside: Diet
  } | null
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

/** Leaving out an optional ingredient for which there is no swap (docs/product.md DIET-12). */
export function leaveOut(from: CompiledIngredient): CompiledSwap {
  return { from, to: null, ratio: 0, note: messages.leftOut }
}

type Pair = NonNullable<Requirement['notTogether']>

/** Makes a diet ready to judge by. */
export function compileDiet(input: DietInput): Diet {
  const asked: readonly Requirement[] = REQUIREMENTS.filter(({ key }) => input.requirements.has(key))
  const first = compileWay(asked, input, ([facts]) => facts)
  if (asked.every(({ notTogether }) => notTogether === undefined)) return { ...first, apart: null }
  const way = (leftOut: (pair: Pair) => readonly Fact[]): Diet => ({
    ...compileWay(asked, input, leftOut),
    apart: null,
  })
  return { ...first, apart: { instead: way(([, facts]) => facts), beside: way((pair) => pair.flat()) } }
}

/** A diet under which every meal leaves out the same of the facts that are kept apart. */
function compileWay(
  asked: readonly Requirement[],
  input: DietInput,
  leftOut: (pair: Pair) => readonly Fact[],
): Omit<Diet, 'apart'> {
  const rulesOf = (mode: RequirementMode): DietRule[] =>
    asked.flatMap(({ key, forbidden, notTogether }) => {
      const facts = notTogether ? [...forbidden, ...leftOut(notTogether)] : forbidden
      return input.requirements.get(key) === mode ? [{ key, mask: maskOfFacts(facts), bit: bitOf(key) }] : []
    })
  const maskOf = (rules: readonly DietRule[]): FactMask =>
    rules.reduce((mask, rule) => mask | rule.mask, rules.length > 0 ? UNKNOWN_FACTS_BIT : NO_FACTS)
  const strict = rulesOf('STRICT')
  const adapt = rulesOf('ADAPT')
  const neverEaten = new Set(input.neverEaten)
  const disliked = new Set(input.disliked)
  const keys = [strict, adapt].map((rules) => rules.map((rule) => rule.key))
  const key = JSON.stringify([...keys, [...neverEaten].sort(), [...disliked].sort()])
  return { key, strict, adapt, strictMask: maskOf(strict), adaptMask: maskOf(adapt), neverEaten, disliked }
}

/** The diets of which a meal has to suit one: two where it may have either of two sets of facts. */
export function waysOf({ meal }: CompiledMeal, diet: Diet): readonly [Diet, ...Diet[]] {
  if (diet.apart === null) return [diet]
  return meal.role ? [diet.apart.beside] : [diet, diet.apart.instead]
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

const HEAT_FIRST: FactMask = maskOfFacts(['heat_first'])

/** The facts that count against an ingredient in a meal: not that it must be heated first where it is. */
const maskIn = ({ mask }: CompiledIngredient, flags: number): FactMask =>
  (flags & HOT) === 0 ? mask : mask & ~HEAT_FIRST

/**
 * Whether nothing in the diet speaks against the ingredient. What a person's own dish names and the catalogue does not
 * know may be anything, so also what the person never eats.
 */
function serves(ingredient: CompiledIngredient, diet: Diet, flags: number): boolean {
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

const KEPT: Verdict = { strict: NO_REASONS, adapt: NO_REASONS, swap: null }

/** What the diet says of one ingredient. Of the flags that it has in a meal HOT counts, also for what it is swapped for. */
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

/**
 * The rule that the product's safety rests on, for one ingredient of one meal: the reasons why it cannot stay and cannot
 * be swapped away, as bits; none when it stays or is swapped. Strict reasons always stand. Others fall when the ingredient
 * is not essential and has a serving swap or is optional.
 */
export function standingReasons(verdict: Verdict, flags: number): ReasonMask {
  const swappable = (flags & ESSENTIAL) === 0 && (verdict.swap !== null || (flags & OPTIONAL) !== 0)
  return swappable ? verdict.strict : verdict.strict | verdict.adapt
}

/** The blocks that reasons stand for, of an ingredient with its flags. */
export function blocksOf(ingredient: CompiledIngredient, reasons: ReasonMask, diet: Diet, flags: number): Block[] {
  return reasonsOfMask(reasons).map((reason) => {
    const rule = [...diet.strict, ...diet.adapt].find(({ key }) => key === reason)
    const [fact = null] = rule === undefined ? [] : factsOfMask(maskIn(ingredient, flags) & rule.mask)
    return { ingredient, reason, fact }
  })
}

/** Whether a meal suits a diet as it is, with which swaps, or what blocks it: in the way that needs or blocks least. */
export function suitability(meal: CompiledMeal, diet: Diet): Suitability {
  const [first, ...others] = waysOf(meal, diet)
  return others.reduce(
    (best, way) => {
      const other = suitabilityIn(meal, way)
      return costOf(other) < costOf(best) ? other : best
    },
    suitabilityIn(meal, first),
  )
}

/** What an answer asks of a meal: the swaps, and above any number of them the ingredients that block it. */
function costOf(answer: Suitability): number {
  if (answer.kind !== 'unsuitable') return swapsOf(answer).length
  return 1000 + new Set(answer.blocks.map(({ ingredient }) => ingredient)).size
}

function suitabilityIn(meal: CompiledMeal, way: Diet): Suitability {
  const swaps: CompiledSwap[] = []
  const blocks: Block[] = []
  meal.ingredients.forEach((ingredient, index) => {
    const flags = meal.flags[index] ?? ESSENTIAL
    const verdict = judgeIngredient(ingredient, way, flags)
    if (verdict === KEPT) return
    const reasons = standingReasons(verdict, flags)
    if (reasons !== NO_REASONS) blocks.push(...blocksOf(ingredient, reasons, way, flags))
    else swaps.push(verdict.swap ?? leaveOut(ingredient))
  })
  if (blocks.length > 0) return { kind: 'unsuitable', blocks }
  return swaps.length > 0 ? { kind: 'swapped', swaps } : { kind: 'suitable' }
}

/** The swaps that a suitable meal needs; none for one that suits as it is. */
export function swapsOf(answer: Suitability): readonly CompiledSwap[] {
  return answer.kind === 'swapped' ? answer.swaps : []
}

/**
 * Whether a meal that already carries swaps suits the diet with exactly those: nothing in it as it is fails strictly,
 * and nothing that is left after the swaps fails at all.
 */
export function suitsWithSwaps(meal: CompiledMeal, swaps: readonly CompiledSwap[], diet: Diet): boolean {
  return waysOf(meal, diet).some((way) =>
    meal.ingredients.every((ingredient, index) => {
      const flags = meal.flags[index] ?? ESSENTIAL
      if (judgeIngredient(ingredient, way, flags).strict !== NO_REASONS) return false
      const swap = swapFor(swaps, ingredient)
      if (swap === undefined) return serves(ingredient, way, flags)
      return swap.to === null || serves(swap.to, way, flags)
    }),
  )
}
