import type { MealWithSwaps } from '../../../server/catalogue/mealEntryId'
import { nutritionOf } from '../../../server/catalogue/nutrition'
import { swapFor } from '../../../server/catalogue/compiled'
import { CATEGORIES, type Category } from '../../../server/catalogue/types'
import { toMass } from '../../../server/catalogue/units'
import { aggregateShoppingList } from '../../../server/shopping/aggregateShoppingList'
import { buy } from '../../../server/shopping/buy'
import { bestDays } from './bestDays'
import { FROZEN } from './frozen'

/** A row of a plan that is measured. */
export interface MeasuredRow extends MealWithSwaps {
  readonly category: Category
  readonly serves: number
}

/** The figures of docs/benchmark.md. */
export interface PlanFigures {
  /** 1 where all five targets are met, else 0. */
  targets: number
  energy: number
  protein: number
  fibre: number
  sodium: number
  saturated: number
  /** Of seven days with three meals, how many are within 10 % of their energy, and how far the worst is off, in percent. */
  days: number | null
  worstDay: number | null
  once: number
  leftKilograms: number
  lines: number
  staples: number
  entropy: number
  jaccard: number
  mostOfOneMain: number
  minutes: number
  dollars: number
}

/** The share of a day's energy that a meal of each category is; the three are 85 %. */
const SHARES: Readonly<Record<Category, number>> = { breakfast: 0.245, lunch: 0.285, dinner: 0.32 }
const THREE_MEALS = 0.85
/** Of three meals, an adult and day: kJ, g, g, mg. */
const DAY = { energy: 7395, protein: 60, fibre: 25, sodium: 2000 }
/** kJ of a gram of fat; the share of energy that may be saturated fat. */
const FAT = { kilojoules: 37, share: 0.1 }

/** Measures a plan as one adult who eats one serve of each row, bought for the serves of its rows. */
export function measurePlan(rows: readonly MeasuredRow[]): PlanFigures {
  const perServe = rows.map(({ meal, swaps }) => nutritionOf(meal, swaps).perServe)
  const sum = (of: 'energy' | 'protein' | 'fibre' | 'sodium' | 'saturatedFat') =>
    perServe.reduce((all, one) => all + (one?.[of] ?? 0), 0)
  const planned = rows.reduce((all, { category }) => all + SHARES[category], 0) / THREE_MEALS
  const [energy, protein, fibre, sodium] = [
    sum('energy') / planned / DAY.energy,
    sum('protein') / planned,
    sum('fibre') / planned,
    sum('sodium') / planned,
  ]
  const saturated = (sum('saturatedFat') * FAT.kilojoules) / sum('energy')
  const isMet =
    Math.abs(energy - 1) <= 0.05 &&
    protein >= DAY.protein &&
    fibre >= DAY.fibre &&
    sodium <= DAY.sodium &&
    saturated <= FAT.share
  return {
    targets: isMet ? 1 : 0,
    energy: 100 * energy,
    protein,
    fibre,
    sodium,
    saturated: 100 * saturated,
    ...daysOf(rows, perServe),
    ...boughtFor(rows),
    ...varietyOf(rows),
    minutes: rows.reduce((all, { meal }) => all + meal.meal.minutes, 0),
  }
}

function daysOf(
  rows: readonly MeasuredRow[],
  perServe: readonly ({ energy: number } | null)[],
): { days: number | null; worstDay: number | null } {
  const energies = CATEGORIES.map((category) =>
    perServe.flatMap((one, index) => (rows[index]?.category === category ? [one?.energy ?? 0] : [])),
  )
  if (energies.some((list) => list.length !== 7)) return { days: null, worstDay: null }
  const { within, worst } = bestDays(energies, DAY.energy)
  return { days: within, worstDay: 100 * worst }
}

function eatenOf({ meal, swaps }: MealWithSwaps) {
  return meal.ingredients.flatMap((ingredient) => {
    const swap = swapFor(swaps, ingredient)
    return (swap ? swap.to : ingredient) ?? []
  })
}

function boughtFor(rows: readonly MeasuredRow[]) {
  const uses = new Map<string, number>()
  for (const row of rows)
    for (const slug of new Set(eatenOf(row).map((one) => one.slug))) uses.set(slug, (uses.get(slug) ?? 0) + 1)
  const once = [...uses].filter(([slug, count]) => count === 1 && FROZEN.perishable.has(slug)).length
  const items = aggregateShoppingList(rows)
  let [left, dollars] = [0, 0]
  for (const { ingredient, amount, unit } of items) {
    const { slug } = ingredient
    const purchase = buy(amount, unit, ingredient)
    const grams = (of: number) => toMass(ingredient, of, unit) ?? 0
    const price = (FROZEN.dollarsPerKilogram.get(slug) ?? 0) / 1000
    // What is in the cupboard is paid by what is used of it, and is not left over.
    dollars += price * grams(FROZEN.cupboard.has(slug) ? amount : (purchase?.amount ?? amount))
    if (purchase && !FROZEN.cupboard.has(slug)) left += grams(purchase.left)
  }
  const staples = new Set(items.filter(({ ingredient }) => FROZEN.staples.has(ingredient.kind)).map(({ slug }) => slug))
  return { once, leftKilograms: left / 1000, lines: items.length, staples: staples.size, dollars }
}

function varietyOf(rows: readonly MeasuredRow[]) {
  const mains = new Map<string, number>()
  for (const { meal } of rows) {
    const main = FROZEN.mains.get(meal.slug) ?? meal.mainKind
    mains.set(main, (mains.get(main) ?? 0) + 1)
  }
  const counts = [...mains.values()]
  const shares = counts.map((count) => count / rows.length)
  const entropy = -shares.reduce((all, share) => all + share * Math.log(share), 0) / Math.log(Math.max(2, rows.length))
  const sets = rows.map((row) => new Set(eatenOf(row).map(({ slug }) => slug)))
  let [distance, pairs] = [0, 0]
  sets.forEach((one, index) => {
    for (const other of sets.slice(index + 1)) {
      const shared = [...one].filter((slug) => other.has(slug)).length
      distance += 1 - shared / (one.size + other.size - shared)
      pairs += 1
    }
  })
  return { entropy, jaccard: pairs === 0 ? 1 : distance / pairs, mostOfOneMain: Math.max(0, ...counts) }
}
