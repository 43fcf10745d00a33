import type { Unit } from '../../catalogue/types'
import { dimensionOf } from '../../catalogue/units'
import { readUnit } from './measureWords'
import type { Measures } from './measures'
import { readNumber, readQuantity, type Read } from './quantity'

/** How much, as a line says it. */
export interface Measure {
  readonly amount: number
  /** `piece` for what is counted. */
  readonly unit: Unit
  /** What is counted, when it is not the thing itself, or what holds it: clove, tin, bunch. */
  readonly counter: string | null
  /** The counter as it was written, with a length where it has one: `2.5 cm piece`. */
  readonly written: string | null
}

/** Words before a number that leave it as it is. */
export const ABOUT =
  /^(?:about|approx(?:imately)?\.?|around|roughly|~|up to|at least|circa|ca\.?|slightly (?:rounded|heaped|heaping)|heaped|heaping|level|scant|generous|rounded|good)(?![\p{L}])\s*/iu

/** Units of which so many ounces or fluid ounces may follow: `1lb 2oz`, `1 pint 7fl oz`. */
const WITH_OUNCES = /^(?:pounds?|lbs?|pints?|pt)(?!\p{L})/iu
const OUNCES = /^(?:fl\.? ?(?:oz|ounces?)|fluid ounces?|oz|ounces?)(?!\p{L})\.?\s*/iu

/** Whether a unit means the same everywhere and in every kitchen. */
export function isMetric(unit: Unit): boolean {
  return unit === 'g' || unit === 'kg' || unit === 'ml' || unit === 'l'
}

/** A number with a unit: `400 g`, `1/2 cup`, `15-ounce`, `1lb 2oz`, `200g - 250g`. */
export function readWithUnit(text: string, measures: Measures = 'AU'): Read<Measure> | null {
  const start = text.replace(ABOUT, '')
  const quantity = readQuantity(start)
  if (quantity === null) return null
  const sized = quantity.rest
    .replace(/^-\s*(?=\p{L})/u, '')
    .replace(
      /^(?:heaped|heaping|level|generous|scant|rounded|good|big|lge?|large|medium|sm|small|tiny|hefty|healthy|full|(?:(?:lightly|firmly|loosely|tightly)[ -])?packed)\s+/i,
      '',
    )
  const unit = readUnit(sized, measures)
  if (unit === null) return null
  const measured = inUnit(quantity.value, unit)
  const ounces = WITH_OUNCES.test(sized) ? readOunces(unit.rest, measured.unit, measures) : null
  const value = ounces ? { ...measured, amount: measured.amount + ounces.value } : measured
  // `2 1/4 tsp teaspoons`
  const again = readUnit(unit.rest, measures)
  const repeated = again?.unit === unit.unit && again.factor === unit.factor
  const rest = ounces?.rest ?? (repeated ? again.rest : unit.rest)
  return upperEnd(rest, value, measures) ?? { value, rest: rest.replace(/^or more\s+/i, '') }
}

/** `200g - 250g`: the upper end, as in every range. */
export function upperEnd(text: string, { unit }: Measure, measures: Measures): Read<Measure> | null {
  const joint = /^(?:-|to\b)\s*(?=\d)/i.exec(text)
  const upper = joint ? readWithUnit(text.slice(joint[0].length), measures) : null
  return upper && dimensionOf(upper.value.unit) === dimensionOf(unit) ? upper : null
}

/** Ounces after pounds, fluid ounces after pints. */
function readOunces(text: string, unit: Unit, measures: Measures): Read<number> | null {
  const start = text.replace(/^(?:(?:and|plus|&|,)\s*)?(?=\d)/i, '')
  const number = readNumber(start)
  const word = number?.rest.replace(/^-/, '') ?? ''
  const ounces = number && OUNCES.test(word) ? readUnit(word, measures) : null
  if (!number || !ounces || dimensionOf(ounces.unit) !== dimensionOf(unit)) return null
  return { value: Math.round(number.value * ounces.factor), rest: ounces.rest }
}

/** Converted measures are whole from 10 up: 226.8 g is no kitchen amount. */
function inUnit(quantity: number, { unit, factor }: { unit: Unit; factor: number }): Measure {
  const exact = quantity * factor
  const isExact = factor === 1 || !isMetric(unit)
  const amount = isExact ? exact : exact >= 10 ? Math.round(exact) : Math.round(exact * 10) / 10
  return { amount, unit, counter: null, written: null }
}
