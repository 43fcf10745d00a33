import { LRUCache } from 'lru-cache'
import { type CompiledCatalogue, type CompiledIngredient, swapFor } from '../../catalogue/compiled'
import type { MealWithSwaps } from '../../catalogue/mealEntryId'
import { nutritionOf } from '../../catalogue/nutrition'
import { soldAs, toSold } from '../../catalogue/soldAs'
import type { Unit } from '../../catalogue/types'
import { swapQuantity, toMass } from '../../catalogue/units'
import { TARGET_NUTRIENTS } from '../../wishes/wishes'
import { type EatenLine, kindsOf } from './countedKinds'

/** What one serve of a meal uses of an ingredient. */
export interface UsedIngredient {
  readonly ingredient: CompiledIngredient
  /** In thousandths of the unit in which it is sold, a whole number; 0 for as much as is needed, or an unknown amount. */
  readonly amount: number
}

/** The figures of a meal with its swaps that the search reads. Whole numbers, so that what is added and taken away is exact. */
export interface MealFigures {
  readonly chosen: MealWithSwaps
  /** Of a serve, in the order of TARGET_NUTRIENTS, in thousandths of their units; null where a figure is not known. */
  readonly nutrients: readonly number[] | null
  readonly minutes: number
  /** Bits in the order of COUNTED_KINDS. */
  readonly kinds: number
  /** The number of its main ingredient's kind. */
  readonly main: number
  /** Each ingredient that is eaten once. */
  readonly used: readonly UsedIngredient[]
  /** The same for a search: the ingredients' places in the catalogue, and their amounts. */
  readonly parts: Int32Array
  readonly amounts: Float64Array
}

const EXACT = 1000
/** Kinds of main ingredients by their names, numbered as they come. */
const mains = new Map<string, number>()
/** Meals with swaps whose figures are remembered, of each catalogue; some 2 kB each. */
const KEPT = 4000
const kept = new WeakMap<CompiledCatalogue, LRUCache<string, MealFigures>>()

/** The figures of a meal with its swaps. Those of the catalogue's meals are remembered; own dishes are worked out each time. */
export function figuresOf(catalogue: CompiledCatalogue, chosen: MealWithSwaps): MealFigures {
  if (chosen.meal.index < 0) return workOut(chosen)
  const known = kept.get(catalogue) ?? new LRUCache<string, MealFigures>({ max: KEPT })
  kept.set(catalogue, known)
  const key = [chosen.meal.id, ...chosen.swaps.map(({ from, to }) => `${from.slug}>${to?.slug ?? ''}`)].join(' ')
  const figures = known.get(key) ?? workOut(chosen)
  known.set(key, figures)
  return figures
}

function workOut(chosen: MealWithSwaps): MealFigures {
  const { meal, swaps } = chosen
  const { perServe } = nutritionOf(meal, swaps)
  const used = usedIn(chosen)
  return {
    chosen,
    nutrients: perServe && TARGET_NUTRIENTS.map((nutrient) => Math.round(perServe[nutrient] * EXACT)),
    minutes: meal.meal.minutes,
    kinds: kindsOf(eatenLines(chosen)),
    main: mainNumber(meal.mainKind),
    used,
    parts: Int32Array.from(used, ({ ingredient }) => ingredient.index),
    amounts: Float64Array.from(used, ({ amount }) => amount),
  }
}

function mainNumber(kind: string): number {
  const number = mains.get(kind) ?? mains.size
  mains.set(kind, number)
  return number
}

function eachLine<T>(
  { meal, swaps }: MealWithSwaps,
  of: (ingredient: CompiledIngredient, amount: number, unit: Unit) => T,
): T[] {
  return meal.lines.flatMap((ingredient, index) => {
    const line = meal.meal.ingredients[index]
    const swap = swapFor(swaps, ingredient)
    if (!line || swap?.to === null) return []
    const { amount, unit } = swap?.to ? swapQuantity(ingredient, swap.to, swap.ratio, line) : line
    return [of(swap?.to ?? ingredient, amount, unit)]
  })
}

const eatenLines = (chosen: MealWithSwaps): EatenLine[] =>
  eachLine(chosen, (ingredient, amount, unit) => ({ ingredient, grams: toMass(ingredient, amount, unit) }))

/** What a serve uses, each ingredient once. What is not in the catalogue, in an own dish, is not counted with. */
function usedIn(chosen: MealWithSwaps): UsedIngredient[] {
  const amounts = new Map<CompiledIngredient, number>()
  eachLine(chosen, (ingredient, amount, unit) => {
    if (ingredient.index < 0) return
    const sold = toSold(ingredient, soldAs(ingredient, unit), amount, unit) ?? 0
    amounts.set(ingredient, (amounts.get(ingredient) ?? 0) + Math.round(sold * EXACT))
  })
  return [...amounts].map(([ingredient, amount]) => ({ ingredient, amount }))
}
