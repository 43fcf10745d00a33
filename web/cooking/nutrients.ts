import { formatNumber } from '../../schema/text/format'
import type { NutritionPerServeFragment } from './operations.generated'

/** A figure of the nutrition of a serve. */
export type Nutrient = Exclude<keyof NonNullable<NutritionPerServeFragment['perServe']>, '__typename'>

/** The figures in the order of an Australian label; a `part` is one of the figure before it. */
export const NUTRIENTS: readonly { key: Nutrient; unit: string; decimals: number; part?: true }[] = [
  { key: 'energy', unit: 'kJ', decimals: 0 },
  { key: 'protein', unit: 'g', decimals: 1 },
  { key: 'fat', unit: 'g', decimals: 1 },
  { key: 'saturatedFat', unit: 'g', decimals: 1, part: true },
  { key: 'carbohydrate', unit: 'g', decimals: 1 },
  { key: 'sugars', unit: 'g', decimals: 1, part: true },
  { key: 'fibre', unit: 'g', decimals: 1 },
  { key: 'sodium', unit: 'mg', decimals: 0 },
]

const NO_BREAK_SPACE = '\u00a0'

/** A figure with its unit, which no line break parts from it: '820 mg'. */
export function formatFigure(key: Nutrient, amount: number): string {
  const { unit, decimals } = NUTRIENTS.find((one) => one.key === key) ?? { unit: '', decimals: 0 }
  const figure = formatNumber(amount, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  return `${figure}${NO_BREAK_SPACE}${unit}`
}
