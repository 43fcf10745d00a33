import type { CompiledIngredient } from '../catalogue/compiled'
import type { Unit } from '../catalogue/types'
import { toBase, type Quantity } from '../catalogue/units'
import { messages } from './messages'

const FRACTIONS: readonly { value: number; sign: string }[] = [
  { value: 0, sign: '' },
  { value: 1 / 8, sign: '⅛' },
  { value: 1 / 4, sign: '¼' },
  { value: 1 / 3, sign: '⅓' },
  { value: 1 / 2, sign: '½' },
  { value: 2 / 3, sign: '⅔' },
  { value: 3 / 4, sign: '¾' },
  { value: 1, sign: '' },
]

/** Below its limit a spoon or cup reads better in the next smaller one, of which it holds `times`. */
const SMALLER: Readonly<Partial<Record<Unit, { limit: number; unit: Unit; times: number }>>> = {
  cup: { limit: 0.22, unit: 'tbsp', times: 12.5 },
  tbsp: { limit: 0.45, unit: 'tsp', times: 4 },
}

/** The measures that several spoons may make together, the largest first, each from how many of it. */
const LARGER: readonly { unit: Unit; from: number }[] = [
  { unit: 'cup', from: 0.5 },
  { unit: 'tbsp', from: 1 },
]

/** From these amounts small measures become the next larger one, whatever fraction of it they make: 27 tsp are too many to count. */
const MANY: Readonly<Partial<Record<Unit, { from: number; unit: Unit }>>> = {
  pinch: { from: 3.5, unit: 'tsp' },
  tsp: { from: 8, unit: 'tbsp' },
}

/** The fractions that an amount is rounded to: the larger the amount, the coarser. */
function fractionsFor(amount: number): typeof FRACTIONS {
  if (amount < 1) return FRACTIONS
  return FRACTIONS.filter(({ sign }) => sign === '' || sign === '½' || (amount < 10 && sign !== '⅛'))
}

/** A number as a cook writes it: "1 ½", "⅓"; halves from 10, whole numbers from 20, never 0 for more than 0. */
export function formatFraction(amount: number): string {
  if (amount <= 0) return '0'
  if (amount >= 20) return String(Math.round(amount))
  const whole = Math.floor(amount)
  const rest = amount - whole
  const near = fractionsFor(amount).reduce((best, next) =>
    Math.abs(next.value - rest) < Math.abs(best.value - rest) ? next : best,
  )
  const units = whole + (near.value === 1 ? 1 : 0)
  if (near.sign === '') return units === 0 ? '⅛' : String(units)
  return units === 0 ? near.sign : `${units} ${near.sign}`
}

/** A metric number as it is shown: to 5 from 250 up, whole from 10 up, else to a half, tenths below 1. */
function roundMetric(amount: number): number {
  if (amount >= 250) return Math.round(amount / 5) * 5
  if (amount >= 10) return Math.round(amount)
  if (amount >= 1) return Math.round(amount * 2) / 2
  return Math.max(0.1, Math.round(amount * 10) / 10)
}

/** "750 g", "1.25 kg", "20 ml". */
function formatMetricQuantity({ amount, unit }: Quantity): string {
  const small = unit === 'kg' || unit === 'g' ? 'g' : 'ml'
  const inSmall = unit === 'kg' || unit === 'l' ? amount * 1000 : amount
  const rounded = roundMetric(inSmall)
  return rounded < 1000 ? `${rounded} ${small}` : `${Math.round(inSmall / 10) / 100} ${small === 'g' ? 'kg' : 'l'}`
}

/**
 * Spoons in the largest measure of which they make halves or wholes, as it is shown: 6 tsp are 1.5 tbsp, 5 tsp stay. Many
 * small ones in the next larger measure anyway: 9 tsp are 2.25 tbsp, 8 pinches half a teaspoon.
 */
function gather(quantity: Quantity): Quantity {
  const many = MANY[quantity.unit]
  if (many === undefined && quantity.unit !== 'tbsp') return quantity
  const base = toBase(quantity.amount, quantity.unit)
  for (const { unit, from } of LARGER) {
    const halves = (base / toBase(1, unit)) * 2
    const whole = Math.round(halves)
    // From 20 up nothing but wholes is shown.
    const exact = Math.abs(halves - whole) < 1e-6 && (whole < 40 || whole % 2 === 0)
    if (exact && whole >= from * 2) return { amount: whole / 2, unit }
  }
  if (many === undefined || quantity.amount < many.from) return quantity
  return { amount: base / toBase(1, many.unit), unit: many.unit }
}

/**
 * An amount without the ingredient: "1 ½ tbsp", "180 g", "2 pinches", "3" for pieces. Spoons and cups that would be
 * slivers go to the next smaller measure; spoons that make halves or wholes of a larger one, and many of them, to that.
 */
export function formatQuantity(quantity: Quantity): string {
  const { amount, unit } = gather(quantity)
  if (unit === 'g' || unit === 'kg' || unit === 'ml' || unit === 'l') return formatMetricQuantity({ amount, unit })
  if (unit === 'piece') return formatFraction(amount)
  if (unit === 'pinch') return formatPinches(amount)
  const smaller = SMALLER[unit]
  if (smaller !== undefined && amount < smaller.limit) {
    return formatQuantity({ amount: amount * smaller.times, unit: smaller.unit })
  }
  if (unit === 'tsp' && amount < 1 / 10) return formatPinches(Math.max(1, (amount * 5) / 0.3))
  return `${formatFraction(amount)} ${unit === 'cup' && isMany(amount) ? 'cups' : unit}`
}

function formatPinches(amount: number): string {
  const count = Math.max(1, Math.round(amount))
  return messages.pinches({ count })
}

/** Whether the noun after the amount, as shown, is in the plural. */
function isMany(amount: number): boolean {
  return !['⅛', '¼', '⅓', '½', '⅔', '¾', '1'].includes(formatFraction(amount))
}

/** An amount of an ingredient: "2 garlic cloves", "1 ½ tbsp olive oil", "1 pinch of salt". */
export function formatIngredient(ingredient: Pick<CompiledIngredient, 'name' | 'piece'>, quantity: Quantity): string {
  const amount = formatQuantity(quantity)
  if (quantity.unit === 'piece') {
    if (ingredient.piece === null) return `${amount} ${ingredient.name}`
    return `${amount} ${isMany(quantity.amount) ? ingredient.piece.many : ingredient.piece.one}`
  }
  return /\bpinch(es)?$/.test(amount)
    ? messages.of({ amount, ingredient: ingredient.name })
    : `${amount} ${ingredient.name}`
}
