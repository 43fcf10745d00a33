import type { CompiledIngredient } from '../catalogue/compiled'
import type { Unit } from '../catalogue/types'
import { toBase, type Quantity } from '../catalogue/units'

const FRACTIONS: readonly { value: number; sign: string }[] = [
  { value: 0, sign: '' }, { value: 1 / 8, sign: '⅛' }, { value: 1 / 4, sign: '¼' }, { value: 1 / 3, sign: '⅓' },
  { value: 1 / 2, sign: '½' }, { value: 2 / 3, sign: '⅔' }, { value: 3 / 4, sign: '¾' }, { value: 1, sign: '' },
]

/** Below its limit a spoon or cup reads better in the next smaller one, of which it holds `times`. */
const SMALLER: Readonly<Partial<Record<Unit, { limit: number; unit: Unit; times: number }>>> = {
  cup: { limit: 0.22, unit: 'tbsp', times: 12.5 },
  tbsp: { limit: 0.22, unit: 'tsp', times: 4 },
}

/** The measures that so many spoons may be together, the largest first, each from how many of it on. */
const LARGER: readonly { unit: Unit; from: number }[] = [{ unit: 'cup', from: 0.5 }, { unit: 'tbsp', from: 1 }]

/** A number as a cook writes it: "1 ½", "⅓", whole from 10 up, never 0 for something. */
export function formatFraction(amount: number): string {
  if (amount <= 0) return '0'
  if (amount >= 10) return String(Math.round(amount))
  const whole = Math.floor(amount)
  const rest = amount - whole
  const near = FRACTIONS.reduce((best, next) => (
    Math.abs(next.value - rest) < Math.abs(best.value - rest) ? next : best
  ))
  const units = whole + (near.value === 1 ? 1 : 0)
  if (near.sign === '') return units === 0 ? '⅛' : String(units)
  return units === 0 ? near.sign : `${units} ${near.sign}`
}

/** A metric number: to 5 from 250 up, whole from 10 up, else to a half, tenths below 1. */
function formatMetric(amount: number): string {
  if (amount >= 250) return String(Math.round(amount / 5) * 5)
  if (amount >= 10) return String(Math.round(amount))
  if (amount >= 1) return String(Math.round(amount * 2) / 2)
  return String(Math.max(0.1, Math.round(amount * 10) / 10))
}

/** "750 g", "1.25 kg", "20 ml". */
function formatMetricQuantity({ amount, unit }: Quantity): string {
  const small = unit === 'kg' || unit === 'g' ? 'g' : 'ml'
  const inSmall = unit === 'kg' || unit === 'l' ? amount * 1000 : amount
  if (inSmall < 1000) return `${formatMetric(inSmall)} ${small}`
  return `${Math.round(inSmall / 10) / 100} ${small === 'g' ? 'kg' : 'l'}`
}

/** Spoons in the largest measure of which they make halves or wholes, as it is shown: 6 tsp are 1.5 tbsp, 5 tsp stay. */
function gather(quantity: Quantity): Quantity {
  if (quantity.unit !== 'tsp' && quantity.unit !== 'tbsp') return quantity
  const base = toBase(quantity.amount, quantity.unit)
  for (const { unit, from } of LARGER) {
    const halves = (base / toBase(1, unit)) * 2
    const whole = Math.round(halves)
    // From 10 up nothing but wholes is shown.
    const exact = Math.abs(halves - whole) < 1e-6 && (whole < 20 || whole % 2 === 0)
    if (exact && whole >= from * 2) return { amount: whole / 2, unit }
  }
  return quantity
}

/**
 * An amount without the ingredient: "1 ½ tbsp", "180 g", "2 pinches", "3" for pieces. Spoons and cups that would be
 * slivers go to the next smaller measure, spoons that make halves or wholes of a larger one to that.
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

/** "1 pinch", "3 pinches". */
function formatPinches(amount: number): string {
  const count = Math.max(1, Math.round(amount))
  return count === 1 ? '1 pinch' : `${count} pinches`
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
  return /\bpinch(es)?$/.test(amount) ? `${amount} of ${ingredient.name}` : `${amount} ${ingredient.name}`
}
