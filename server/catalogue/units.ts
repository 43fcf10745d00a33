import { type Ingredient, type ShoppingUnit, type Unit, UNITS } from './types'

/** What a unit measures. Amounts of one dimension always add up. */
export type Dimension = 'mass' | 'volume' | 'count'

/** What must be known of an ingredient to convert its amounts. */
export type Measured = Pick<Ingredient, 'unit' | 'density' | 'piece'>

const SCALE: Readonly<Record<Unit, { dimension: Dimension; base: number }>> = {
  g: { dimension: 'mass', base: 1 },
  kg: { dimension: 'mass', base: 1000 },
  ml: { dimension: 'volume', base: 1 },
  l: { dimension: 'volume', base: 1000 },
  tsp: { dimension: 'volume', base: 5 },
  tbsp: { dimension: 'volume', base: 20 },
  cup: { dimension: 'volume', base: 250 },
  pinch: { dimension: 'volume', base: 0.3 },
  piece: { dimension: 'count', base: 1 },
}

const BASE_UNIT: Readonly<Record<Dimension, ShoppingUnit>> = { mass: 'g', volume: 'ml', count: 'piece' }

/** The dimension that a unit measures. */
export function dimensionOf(unit: Unit): Dimension {
  return SCALE[unit].dimension
}

/** The unit that a stored text names; null for none. */
export const unitOf = (text: string | null): Unit | null => UNITS.find((unit) => unit === text) ?? null

/** The unit that a dimension is summed in: g, ml or piece. */
export function baseUnitOf(unit: Unit): ShoppingUnit {
  return BASE_UNIT[SCALE[unit].dimension]
}

/** The amount in its dimension's base unit (g, ml or piece). Needs to know nothing of the ingredient. */
export function toBase(amount: number, unit: Unit): number {
  return amount * SCALE[unit].base
}

/** Grams of one base unit of a dimension, or null when the ingredient's density or piece weight is not known. */
function gramsPerBase(ingredient: Measured, dimension: Dimension): number | null {
  if (dimension === 'mass') return 1
  if (dimension === 'volume') return ingredient.density
  return ingredient.piece === null ? null : ingredient.piece.weight
}

/** The amount in grams, or null when no conversion is known. Never guesses. */
export function toMass(ingredient: Measured, amount: number, unit: Unit): number | null {
  const grams = gramsPerBase(ingredient, dimensionOf(unit))
  return grams === null ? null : toBase(amount, unit) * grams
}

/** The amount of `from` in the unit `to`, across dimensions by density and piece weight; null when not known. */
export function convert(ingredient: Measured, amount: number, from: Unit, to: Unit): number | null {
  if (from === to) return amount
  const source = dimensionOf(from)
  const target = dimensionOf(to)
  if (source === target) return toBase(amount, from) / SCALE[to].base
  const grams = gramsPerBase(ingredient, source)
  const perTarget = gramsPerBase(ingredient, target)
  if (grams === null || perTarget === null || perTarget === 0) return null
  return (toBase(amount, from) * grams) / perTarget / SCALE[to].base
}

/** The amount in the unit that the shop sells the ingredient in, or null when no conversion is known. */
export function toShoppingUnit(ingredient: Measured, amount: number, unit: Unit): number | null {
  return convert(ingredient, amount, unit, ingredient.unit)
}

/** An amount with the unit that it is counted in. */
export interface Quantity {
  readonly amount: number
  readonly unit: Unit
}

/** Millilitres up to which a liquid is measured with spoons. */
const SPOONED = 60
/** So few grams in place of so many times as much are a seasoning, which no kitchen weighs. */
const SEASONING = { grams: 5, ratio: 0.25 }

/**
 * The quantity of a swap's target for a quantity of its source: `ratio` grams for each gram. It keeps the source's unit
 * where the target can be measured in it, else takes the target's shopping unit, else grams. What is poured is measured
 * by volume, with spoons up to three of them, and not weighed; nor is a seasoning. Where the source's mass is not known the
 * ratio applies in the source's own unit.
 */
export function swapQuantity(source: Measured, target: Measured, ratio: number, quantity: Quantity): Quantity {
  const grams = toMass(source, quantity.amount, quantity.unit)
  if (grams === null) return { amount: quantity.amount * ratio, unit: quantity.unit }
  const mass = grams * ratio
  if (dimensionOf(quantity.unit) === 'mass' && target.unit === 'ml') {
    const poured = convert(target, mass, 'g', 'ml')
    if (poured !== null)
      return poured <= SPOONED ? { amount: poured / toBase(1, 'tbsp'), unit: 'tbsp' } : { amount: poured, unit: 'ml' }
  }
  const isSeasoning = mass <= SEASONING.grams && ratio <= SEASONING.ratio
  const spooned = isSeasoning && dimensionOf(quantity.unit) === 'mass' ? convert(target, mass, 'g', 'tsp') : null
  if (spooned !== null) return { amount: spooned, unit: 'tsp' }
  const same = convert(target, mass, 'g', quantity.unit)
  if (same !== null) return { amount: same, unit: quantity.unit }
  const sold = toShoppingUnit(target, mass, 'g')
  return sold === null ? { amount: mass, unit: 'g' } : { amount: sold, unit: target.unit }
}
