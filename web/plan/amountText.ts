import { formatNumber } from '../../schema/text/format'
import { unitWord } from './unitWord'

/** Keeps an amount and its unit on one line. */
const NO_BREAK = '\u00a0'

/** An amount with two decimals (docs/product.md SHOP-8). */
export function formatAmount(amount: number): string {
  const rounded = Number(amount.toFixed(2))
  return formatNumber(rounded, { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false })
}

/** An amount with its unit, such as '4.00 pieces', which a line break does not part. */
export function amountWithUnit(amount: number, unit: string): string {
  return `${formatAmount(amount)}${NO_BREAK}${unitWord(unit, amount)}`
}

const MEASURE =
  /([\d½¼¾⅓⅔⅛]) (?=(?:g|kg|ml|l|tsp|tbsp|cups?|cm|mm|°C|pieces?|pinch|pinches|seconds?|minutes?|mins?|hours?)\b)/g

/** A text in which no line break parts an amount from its unit. It keeps its length. */
export function keepAmountsTogether(text: string): string {
  return text.replace(MEASURE, `$1${NO_BREAK}`)
}
