import type { CompiledIngredient } from '../catalogue/compiled'
import type { Unit } from '../catalogue/types'
import { baseUnitOf, convert, toBase } from '../catalogue/units'
import { messages } from './messages'

/** Millilitres of the measures of a kitchen. */
const [TSP, TBSP, CUP] = [5, 20, 250]
/** Below it a pinch, below it teaspoons, below it tablespoons, and cups up to it, in ml. */
const [LEAST_TSP, LEAST_TBSP, LEAST_CUP, MOST_CUPS] = [1.25, 20, 125, 1000]

const inSteps = (amount: number, step: number): number => Math.max(step, Math.round(amount / step) * step)

/**
 * So much of an ingredient as a cook says it, for what is looked for in the cupboard (docs/product.md SHOP-54): "a pinch of
 * white pepper", "6 tablespoons of vegetable oil". What no spoon measures is counted, or weighed; its name alone for 0.
 */
export function kitchenWords(amount: number, unit: Unit, ingredient: CompiledIngredient): string {
  const { name, piece } = ingredient
  if (amount === 0) return name
  const ml = convert(ingredient, amount, unit, 'ml')
  const pieces = baseUnitOf(unit) === 'piece' || ml === null ? convert(ingredient, amount, unit, 'piece') : null
  if (pieces !== null && piece) {
    const count = inSteps(pieces, piece.whole ? 1 : 0.5)
    return messages.cooked({ count, of: count > 1 ? piece.many : piece.one })
  }
  if (ml === null || ml > MOST_CUPS) return weighed(amount, unit, name)
  if (ml < LEAST_TSP) return messages.pinchOf({ of: name })
  if (ml < LEAST_TBSP) {
    const count = inSteps(ml / TSP, ml / TSP < 2 ? 0.25 : 0.5)
    if (count < TBSP / TSP) return messages.spoons({ count, measure: 'teaspoon', of: name })
  }
  if (ml < LEAST_CUP) return messages.spoons({ count: inSteps(ml / TBSP, 0.5), measure: 'tablespoon', of: name })
  return messages.spoons({ count: inSteps(ml / CUP, 0.25), measure: 'cup', of: name })
}

/** In steps of 5, as one reads a scale. */
function weighed(amount: number, unit: Unit, of: string): string {
  const base = baseUnitOf(unit)
  const small = toBase(amount, unit)
  if (base === 'piece') return messages.pieces({ count: Math.ceil(small), of })
  return messages.weighed({ amount: small < 10 ? Math.ceil(small) : inSteps(small, 5), unit: base, of })
}
