import { LRUCache } from 'lru-cache'
import { amountIn } from './amounts'
import type { CompiledCatalogue, CompiledMeal, CompiledSwap } from './compiled'
import {
  BLOCK_REASONS,
  type BlockReason,
  labelOfReason,
  NO_REASONS,
  type ReasonMask,
  reasonsOfMask,
} from './blockReasons'
import {
  type Diet,
  type Judge,
  judgeBy,
  judgeIngredient,
  reasonsOfBlocks,
  standingReasons,
  suitability,
  type Verdict,
} from './diet'
import type { Category, Nutrition } from './types'

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

/** Judges each ingredient once, then every meal by table look-ups of the same rule. */
function buildTable(catalogue: CompiledCatalogue, diet: Diet): SuitabilityTable {
  const { ingredients, meals, partStarts, partIngredients, partFlags } = catalogue
  const standing = new Array<ReasonMask>(ingredients.length * 4).fill(NO_REASONS)
  const stands = new Uint8Array(standing.length)
  const judged = new Uint8Array(ingredients.length)
  const verdicts = ingredients.map((ingredient) => judgeIngredient(ingredient, diet))
  verdicts.forEach((verdict, index) => {
    if ((verdict.strict | verdict.adapt) === NO_REASONS) return
    judged[index] = 1
    for (let flags = 0; flags < 4; flags += 1) {
      const reasons = standingReasons(verdict, flags)
      standing[index * 4 + flags] = reasons
      stands[index * 4 + flags] = reasons === NO_REASONS ? 0 : 1
    }
  })

  const status = new Uint8Array(meals.length)
  const reasons = new Array<ReasonMask>(meals.length).fill(NO_REASONS)
  for (let meal = 0, part = 0; meal < meals.length; meal += 1) {
    const end = partStarts[meal + 1] ?? 0
    let touched = 0
    let against = NO_REASONS
    for (; part < end; part += 1) {
      const ingredient = partIngredients[part] ?? 0
      const at = ingredient * 4 + (partFlags[part] ?? 0)
      touched |= judged[ingredient] ?? 1
      if (stands[at] !== 0) against |= standing[at] ?? ALL_REASONS
    }
    reasons[meal] = against
    status[meal] = against !== NO_REASONS ? UNSUITABLE : touched !== 0 ? SWAPPED : SUITABLE
  }
  if (diet.bounds.length > 0) judgeAmounts({ catalogue, diet, status, reasons, verdicts })

  const suitable = (category: Category): Uint32Array =>
    catalogue.byCategory[category].filter((meal) => status[meal] !== UNSUITABLE)
  const exclusions = (category: Category): Exclusion[] => countReasons(catalogue.byCategory[category], reasons)
  const perCategory = <T>(of: (category: Category) => T): Record<Category, T> => ({
    breakfast: of('breakfast'),
    lunch: of('lunch'),
    dinner: of('dinner'),
  })
  return { catalogue, diet, status, suitable: perCategory(suitable), exclusions: perCategory(exclusions) }
}

interface Judged extends Pick<SuitabilityTable, 'catalogue' | 'diet' | 'status'> {
  readonly reasons: ReasonMask[]
  /** By ingredient index. */
  readonly verdicts: readonly Verdict[]
}

/** Meals that are suitable but for their amounts. Only those that need swaps are judged by the rule itself. */
function judgeAmounts({ catalogue, diet, status, reasons, verdicts }: Judged): void {
  const asIs = diet.bounds.map((bound) => ({ bound, amounts: amountsAsIs(catalogue, bound.nutrient) }))
  const asked = judgeBy(diet)
  const serving: (readonly CompiledSwap[])[] = []
  const judge: Judge = {
    verdict: (ingredient) => verdicts[ingredient.index] ?? asked.verdict(ingredient),
    serving: (ingredient) => (serving[ingredient.index] ??= asked.serving(ingredient)),
  }
  catalogue.meals.forEach((meal, index) => {
    if (status[index] === UNSUITABLE) return
    const keeps = asIs.every(({ bound, amounts }) => (amounts[index] ?? Infinity) <= bound.most)
    if (status[index] === SUITABLE && keeps) return
    const answer = suitability(meal, diet, judge)
    status[index] = answer.kind === 'unsuitable' ? UNSUITABLE : SWAPPED
    if (answer.kind === 'unsuitable') reasons[index] = reasonsOfBlocks(answer.blocks)
  })
}

const amounts = new WeakMap<CompiledCatalogue, Map<keyof Nutrition, Float64Array>>()

/** What a serve of each meal holds as it is, by meal index: worked out at the first ask of each catalogue version. */
function amountsAsIs(catalogue: CompiledCatalogue, nutrient: keyof Nutrition): Float64Array {
  const kept = amounts.get(catalogue) ?? new Map<keyof Nutrition, Float64Array>()
  amounts.set(catalogue, kept)
  const made = kept.get(nutrient) ?? Float64Array.from(catalogue.meals, (meal) => amountIn(meal, [], nutrient))
  kept.set(nutrient, made)
  return made
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
