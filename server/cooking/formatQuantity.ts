import type { CompiledIngredient } from '../catalogue/compiled'
import type { Quantity } from '../catalogue/units'
import { formatFraction } from './fractions'
import { toKitchenAmount, toKitchenAmountOf } from './kitchenAmounts'
import { messages } from './messages'

/** "750 g", "1.25 kg", "20 ml". */
function formatMetric(amount: number, unit: 'g' | 'ml'): string {
  return amount < 1000 ? `${amount} ${unit}` : `${Math.round(amount / 10) / 100} ${unit === 'g' ? 'kg' : 'l'}`
}

/** A kitchen amount in words. */
function write({ amount, unit }: Quantity): string {
  if (unit === 'g' || unit === 'ml') return formatMetric(amount, unit)
  if (unit === 'piece') return formatFraction(amount)
  if (unit === 'pinch') return messages.pinches({ count: amount })
  return `${formatFraction(amount)} ${unit === 'cup' && amount > 1 ? 'cups' : unit}`
}

/** An amount without the ingredient, as a cook measures it out: "1½ tbsp", "180 g", "2 pinches", "3" for pieces. */
export function formatQuantity(quantity: Quantity): string {
  return write(toKitchenAmount(quantity))
}

/** An amount of an ingredient: "2 garlic cloves", "1½ tbsp olive oil", "1 pinch of salt". */
export function formatIngredient(ingredient: Pick<CompiledIngredient, 'name' | 'piece'>, quantity: Quantity): string {
  const shown = toKitchenAmountOf(ingredient, quantity)
  const amount = write(shown)
  if (shown.unit === 'piece' && ingredient.piece !== null) {
    return `${amount} ${shown.amount > 1 ? ingredient.piece.many : ingredient.piece.one}`
  }
  return shown.unit === 'pinch' ? messages.of({ amount, ingredient: ingredient.name }) : `${amount} ${ingredient.name}`
}
