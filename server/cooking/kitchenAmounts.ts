import type { Ingredient } from '../catalogue/types'
import { toBase, type Quantity } from '../catalogue/units'
import { toFraction } from './fractions'

/** Millilitres of the measures that a kitchen has. */
const [PINCH, TSP, TBSP, CUP] = [0.3, 5, 20, 250]

/** Up to this many pinches are counted; more are measured with a spoon. */
const MOST_PINCHES = 3.5
/** Less than this share of a teaspoon is a pinch. */
const LEAST_TSP = 0.1
/** Less than this share of a cup is measured with a spoon. */
const LEAST_CUP = 0.22
/** From so many tablespoons a cup is taken, where it measures the same within `CUP_TOLERANCE`; else whole tablespoons. */
const MANY_TBSP = 6
const CUP_TOLERANCE = 0.05

const roundTo = (amount: number, step: number): number => Math.round(amount / step) * step

/** Teaspoons as there are spoons for them: an eighth, quarters, halves from 2. */
function toTeaspoons(ml: number): number {
  const tsp = ml / TSP
  return tsp < 3 / 16 ? 1 / 8 : roundTo(tsp, tsp < 2 ? 1 / 4 : 1 / 2)
}

/** What spoons measure: below 4 teaspoons in those, then tablespoons (20 ml) in quarters, halves from 4, and cups. */
function toSpoons(ml: number): Quantity {
  if (ml / TSP < LEAST_TSP) return { amount: Math.max(1, Math.round(ml / PINCH)), unit: 'pinch' }
  const tsp = toTeaspoons(ml)
  if (tsp < TBSP / TSP) return { amount: tsp, unit: 'tsp' }
  const tbsp = ml / TBSP
  const rounded = roundTo(tbsp, tbsp < 4 ? 1 / 4 : 1 / 2)
  if (rounded < MANY_TBSP) return { amount: rounded, unit: 'tbsp' }
  const cups = toFraction(ml / CUP)
  const isCup = Math.abs(cups * CUP - ml) <= ml * CUP_TOLERANCE
  return isCup ? { amount: cups, unit: 'cup' } : { amount: Math.round(tbsp), unit: 'tbsp' }
}

/** Pieces: halves from 2, whole ones from 10. */
function roundPieces(amount: number): number {
  if (amount < 2) return toFraction(amount)
  return roundTo(amount, amount < 10 ? 1 / 2 : 1)
}

/** g or ml: in steps of 5 above 20, whole from 10 up, else to a half, tenths below 1. */
function roundMetric(amount: number): number {
  if (amount > 20) return roundTo(amount, 5)
  if (amount >= 10) return Math.round(amount)
  if (amount >= 1) return roundTo(amount, 1 / 2)
  return Math.max(0.1, Math.round(amount * 10) / 10)
}

/**
 * An amount as a cook can measure it out, for the lists and steps of the kitchen. The exact amount, which is beside it,
 * is shopped for and computed with.
 */
export function toKitchenAmount({ amount, unit }: Quantity): Quantity {
  if (unit === 'piece') return { amount: roundPieces(amount), unit }
  if (unit === 'kg' || unit === 'g') return { amount: roundMetric(toBase(amount, unit)), unit: 'g' }
  if (unit === 'l' || unit === 'ml') return { amount: roundMetric(toBase(amount, unit)), unit: 'ml' }
  if (unit === 'pinch' && amount < MOST_PINCHES) return { amount: Math.max(1, Math.round(amount)), unit }
  if (unit === 'cup' && amount >= LEAST_CUP) return { amount: toFraction(amount), unit }
  return toSpoons(toBase(amount, unit))
}

/** The same, with what is counted whole (eggs, slices, tortillas) in whole numbers, at least one. */
export function toKitchenAmountOf({ piece }: Pick<Ingredient, 'piece'>, quantity: Quantity): Quantity {
  if (quantity.unit !== 'piece' || piece?.whole !== true) return toKitchenAmount(quantity)
  return { amount: Math.max(1, Math.round(quantity.amount)), unit: 'piece' }
}
