import { formatNumber } from '../../schema/text/format'
import { messages } from './messages'
import type { Nutrient } from './types'

/** The units of a serve's figures. */
export const NUTRIENT_UNITS: Readonly<Record<Nutrient, string>> = {
  energy: 'kJ',
  protein: 'g',
  fat: 'g',
  saturatedFat: 'g',
  carbohydrate: 'g',
  sugars: 'g',
  fibre: 'g',
  sodium: 'mg',
  fodmap: '%',
  potassium: 'mg',
  phosphorus: 'mg',
}

/** A nutrient within a sentence. */
export const nutrientName = (nutrient: Nutrient): string => messages.nutrients[nutrient]

/** A whole number with the unit of its nutrient, which stay on one line: '1,937 mg', '240%'. */
export const sayFigure = (nutrient: Nutrient, figure: number): string =>
  `${formatNumber(figure)}${NUTRIENT_UNITS[nutrient] === '%' ? '' : '\u00a0'}${NUTRIENT_UNITS[nutrient]}`

/** What an amount is of: the nutrient, or the limit that it is a share of. */
const shareOf = (nutrient: Nutrient): string => (nutrient === 'fodmap' ? messages.fodmapLimit : nutrientName(nutrient))

/** An amount of a nutrient within a sentence, rounded up, so that what is over a bound is more in words as well. */
export const sayAmount = (nutrient: Nutrient, amount: number): string =>
  messages.amount({ figure: sayFigure(nutrient, Math.ceil(amount)), nutrient: shareOf(nutrient) })
