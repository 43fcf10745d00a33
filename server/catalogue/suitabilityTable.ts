import { LRUCache } from 'lru-cache'
import { amountIn } from './amounts'
import {
  BLOCK_REASONS,
  type BlockReason,
  labelOfReason,
  NO_REASONS,
  type ReasonMask,
  reasonsOfMask,
} from './blockReasons'
import type { Diet } from './compileDiet'
import { ESSENTIAL, HOT, OPTIONAL, type CompiledCatalogue, type CompiledMeal } from './compiled'
import { reasonsOfBlocks, suitability, swapsOf } from './diet'
import { judgeIngredient, standingReasons } from './judgeIngredient'
import { rememberedJudges } from './rememberedJudges'
import type { Category, Nutrient } from './types'

/** Status of a meal in a table. */
export const SUITABLE = 0
/** Status of a meal that suits with swaps. */
export const SWAPPED = 1
/** Status of a meal that does not suit. */
export const UNSUITABLE = 2

/** How many meals of a category a reason excludes. A meal with two reasons counts for both, an amount where it is the only one. */
export interface Exclusion {
  readonly reason: BlockReason | 'TAG'
  /** What people read: the requirement's label or the tag. */
  readonly label: string
  readonly count: number
}

/** The answer of a diet for every meal of a catalogue. */
export interface SuitabilityTable {
  readonly catalogue: CompiledCatalogue
  readonly diet: Diet
  /** SUITABLE, SWAPPED or UNSUITABLE by meal index. */
  readonly status: Uint8Array
  /** How many swaps each meal that suits needs, by its index. */
  readonly swaps: Uint16Array
  /** Indexes of the meals that suit, swapped or not, in the catalogue's order. */
  readonly suitable: Readonly<Record<Category, Uint32Array>>
  readonly exclusions: Readonly<Record<Category, readonly Exclusion[]>>
}

const KEPT_DIETS = 64
const ALL_REASONS: ReasonMask = (1n << BigInt(BLOCK_REASONS.length)) - 1n
const tables = new WeakMap<CompiledCatalogue, LRUCache<string, SuitabilityTable>>()

/** The table of a diet: worked out at the first ask, remembered for the last 64 diets of each catalogue version. */
export function suitabilityTable(catalogue: CompiledCatalogue, diet: Diet): SuitabilityTable {
  const kept = tables.get(catalogue) ?? new LRUCache<string, SuitabilityTable>({ max: KEPT_DIETS })
  tables.set(catalogue, kept)
  const table = kept.get(diet.key) ?? buildTable(catalogue, diet)
  kept.set(diet.key, table)
  return table
}

/** What the meals of a catalogue are in one way of a diet, by index. */
interface JudgedMeals {
  readonly status: Uint8Array
  /** How many swaps each needs; of one that does not suit, above any number of swaps, how many ingredients block it. */
  readonly costs: Uint16Array
  readonly reasons: ReasonMask[]
}

/** What a meal costs that does not suit, beside the ingredients that block it. */
const BLOCKED = 1000

/** Every combination of the flags that an ingredient has in a meal. */
const FLAGS = (ESSENTIAL | OPTIONAL | HOT) + 1

/** Judges each ingredient once, then every meal by table look-ups of the same rule. */
function judgeMeals(catalogue: CompiledCatalogue, way: Diet): JudgedMeals {
  const { ingredients, meals, partStarts, partIngredients, partFlags } = catalogue
  const standing = new Array<ReasonMask>(ingredients.length * FLAGS).fill(NO_REASONS)
  const stands = new Uint8Array(standing.length)
  const judged = new Uint8Array(standing.length)
  ingredients.forEach((ingredient, index) => {
    for (const heat of [0, HOT]) {
      const verdict = judgeIngredient(ingredient, way, heat)
      if ((verdict.strict | verdict.adapt) === NO_REASONS) continue
      for (const parting of [0, ESSENTIAL, OPTIONAL, ESSENTIAL | OPTIONAL]) {
        const at = index * FLAGS + (heat | parting)
        const reasons = standingReasons(verdict, parting)
        judged[at] = 1
        standing[at] = reasons
        stands[at] = reasons === NO_REASONS ? 0 : 1
      }
    }
  })

  const status = new Uint8Array(meals.length)
  const costs = new Uint16Array(meals.length)
  const reasons = new Array<ReasonMask>(meals.length).fill(NO_REASONS)
  for (let meal = 0, part = 0; meal < meals.length; meal += 1) {
    const end = partStarts[meal + 1] ?? 0
    let touched = 0
    let against = NO_REASONS
    let blocks = 0
    for (; part < end; part += 1) {
      const at = (partIngredients[part] ?? 0) * FLAGS + (partFlags[part] ?? 0)
      touched += judged[at] ?? 1
      if (stands[at] === 0) continue
      against |= standing[at] ?? ALL_REASONS
      blocks += 1
    }
    reasons[meal] = against
    costs[meal] = against !== NO_REASONS ? BLOCKED + blocks : touched
    status[meal] = against !== NO_REASONS ? UNSUITABLE : touched !== 0 ? SWAPPED : SUITABLE
  }
  return { status, costs, reasons }
}

/** Puts another way's answers where they are taken instead. */
function take(judged: JudgedMeals, other: JudgedMeals, isTaken: (meal: number) => boolean): void {
  for (let meal = 0; meal < judged.status.length; meal += 1) {
    if (!isTaken(meal)) continue
    judged.status[meal] = other.status[meal] ?? UNSUITABLE
    judged.costs[meal] = other.costs[meal] ?? BLOCKED
    judged.reasons[meal] = other.reasons[meal] ?? ALL_REASONS
  }
}

/** Judges every meal in the way in which it suits best; see `suitability`. */
function judgeInWays(catalogue: CompiledCatalogue, diet: Diet): JudgedMeals {
  const judged = judgeMeals(catalogue, diet)
  if (diet.apart === null) return judged
  const instead = judgeMeals(catalogue, diet.apart.instead)
  take(judged, instead, (meal) => (instead.costs[meal] ?? BLOCKED) < (judged.costs[meal] ?? BLOCKED))
  take(judged, judgeMeals(catalogue, diet.apart.beside), (meal) => Boolean(catalogue.meals[meal]?.meal.role))
  return judged
}

/** Meals that are suitable but for their amounts. Only those that need swaps are judged by the rule itself. */
function judgeAmounts(catalogue: CompiledCatalogue, diet: Diet, { status, costs, reasons }: JudgedMeals): void {
  const asIs = diet.bounds.map((bound) => ({ bound, amounts: amountsAsIs(catalogue, bound.nutrient) }))
  const judgeOf = rememberedJudges()
  catalogue.meals.forEach((meal, index) => {
    if (status[index] === UNSUITABLE) return
    const keeps = asIs.every(({ bound, amounts }) => (amounts[index] ?? Infinity) <= bound.most)
    if (status[index] === SUITABLE && keeps) return
    const answer = suitability(meal, diet, judgeOf)
    status[index] = answer.kind === 'unsuitable' ? UNSUITABLE : SWAPPED
    costs[index] = swapsOf(answer).length
    if (answer.kind === 'unsuitable') reasons[index] = reasonsOfBlocks(answer.blocks)
  })
}

const amounts = new WeakMap<CompiledCatalogue, Map<Nutrient, Float64Array>>()

/** What a serve of each meal holds as it is, by meal index: worked out at the first ask of each catalogue version. */
function amountsAsIs(catalogue: CompiledCatalogue, nutrient: Nutrient): Float64Array {
  const kept = amounts.get(catalogue) ?? new Map<Nutrient, Float64Array>()
  amounts.set(catalogue, kept)
  const made = kept.get(nutrient) ?? Float64Array.from(catalogue.meals, (meal) => amountIn(meal, [], nutrient))
  kept.set(nutrient, made)
  return made
}

function buildTable(catalogue: CompiledCatalogue, diet: Diet): SuitabilityTable {
  const judged = judgeInWays(catalogue, diet)
  if (diet.bounds.length > 0) judgeAmounts(catalogue, diet, judged)
  const { status, costs, reasons } = judged
  const suitable = (category: Category): Uint32Array =>
    catalogue.byCategory[category].filter((meal) => status[meal] !== UNSUITABLE)
  const exclusions = (category: Category): Exclusion[] => countReasons(catalogue.byCategory[category], reasons)
  const perCategory = <T>(of: (category: Category) => T): Record<Category, T> => ({
    breakfast: of('breakfast'),
    lunch: of('lunch'),
    dinner: of('dinner'),
  })
  return { catalogue, diet, status, swaps: costs, suitable: perCategory(suitable), exclusions: perCategory(exclusions) }
}

/** How many of the meals each reason excludes, the most frequent first. */
function countReasons(meals: Uint32Array, reasons: readonly ReasonMask[]): Exclusion[] {
  const mealsBySet = new Map<ReasonMask, number>()
  for (const meal of meals) {
    const set = reasons[meal] ?? NO_REASONS
    if (set !== NO_REASONS) mealsBySet.set(set, (mealsBySet.get(set) ?? 0) + 1)
  }
  const counts = new Map<BlockReason, number>()
  for (const [set, count] of mealsBySet)
    for (const reason of reasonsOfMask(set)) counts.set(reason, (counts.get(reason) ?? 0) + count)
  return BLOCK_REASONS.map((reason): Exclusion => ({
    reason,
    label: labelOfReason(reason),
    count: counts.get(reason) ?? 0,
  }))
    .filter((exclusion) => exclusion.count > 0)
    .sort((a, b) => b.count - a.count)
}

/** The suitable meals of a category in the order of the meal picker: by main ingredient, then by name. */
export function suitableMeals(table: SuitabilityTable, category: Category): CompiledMeal[] {
  return Array.from(table.suitable[category], (index) => table.catalogue.meals[index]).filter(
    (meal) => meal !== undefined,
  )
}
