import { bitOf, type ReasonMask } from './blockReasons'
import type { DietBound } from './bounds'
import type { CompiledMeal } from './compiled'
import { maskOfFacts, NO_FACTS, UNKNOWN_FACTS_BIT, type FactMask } from './facts'
import {
  BOUND_REQUIREMENTS,
  REQUIREMENTS,
  type Requirement,
  type RequirementKey,
  type RequirementMode,
} from './requirements'
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

type Pair = NonNullable<Requirement['notTogether']>

/** Makes a diet ready to judge by. */
export function compileDiet(input: DietInput): Diet {
  const asked: readonly Requirement[] = REQUIREMENTS.filter(({ key }) => input.requirements.has(key))
  const way = (leftOut: (pair: Pair) => readonly Fact[]): Diet => ({
    ...compileWay(asked, input, leftOut),
    apart: null,
  })
  const first = way(([facts]) => facts)
  if (asked.every(({ notTogether }) => notTogether === undefined)) return first
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
  const bounds = BOUND_REQUIREMENTS.flatMap(({ key, bound }): DietBound[] => {
    const mode = input.requirements.get(key)
    const most = input.bounds?.get(key) ?? bound.most
    return mode ? [{ key, nutrient: bound.nutrient, most, isStrict: mode === 'STRICT', beside: 0 }] : []
  })
  const keys = [strict, adapt].map((rules) => rules.map((rule) => rule.key))
  const key = JSON.stringify([...keys, [...neverEaten].sort(), [...disliked].sort(), bounds.map(({ most }) => most)])
  return { key, strict, adapt, strictMask: maskOf(strict), adaptMask: maskOf(adapt), neverEaten, disliked, bounds }
}

/** The diets of which a meal has to suit one: two where it may have either of two sets of facts. */
export function waysOf({ meal }: CompiledMeal, diet: Diet): readonly [Diet, ...Diet[]] {
  if (diet.apart === null) return [diet]
  return meal.role ? [diet.apart.beside] : [diet, diet.apart.instead]
}

/** The diet without any requirement. */
export const ANY_DIET: Diet = compileDiet({ requirements: new Map(), neverEaten: [] })
