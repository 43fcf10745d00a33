import { messages } from './messages'
import type { Nutrition } from './types'

const UNITS: Partial<Record<keyof Nutrition, string>> = { energy: 'kJ', sodium: 'mg' }

/** A nutrient within a sentence. */
export const nutrientName = (nutrient: keyof Nutrition): string => messages.nutrients[nutrient]

/** An amount of a nutrient within a sentence, rounded up, so that what is over a bound is more in words as well. */
export const sayAmount = (nutrient: keyof Nutrition, amount: number): string =>
  messages.amount({ amount: Math.ceil(amount), unit: UNITS[nutrient] ?? 'g', nutrient: nutrientName(nutrient) })
