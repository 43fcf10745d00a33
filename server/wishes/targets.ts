import { type Bounds, type MemberTargets, TARGET_NUTRIENTS, type TargetNutrient } from './wishes'

/** The figures that a person has set, by nutrient: kJ of energy, g of the others, mg of sodium a day. */
export type TargetFigures = ReadonlyMap<TargetNutrient, number>

/** Energy counts as met this share above and below its figure. */
export const ENERGY_MARGIN = 0.05

const steps = (least: number, most: number, step: number): number[] =>
  Array.from({ length: Math.round((most - least) / step) + 1 }, (_, index) => least + index * step)

/** The figures that may be set. */
export const TARGET_FIGURES: Readonly<Record<TargetNutrient, readonly number[]>> = {
  energy: steps(3000, 14_000, 500),
  protein: steps(20, 160, 10),
  fibre: steps(10, 50, 5),
  sodium: steps(800, 3000, 200),
  saturatedFat: steps(8, 40, 4),
}

/** What a figure asks for: energy about as much, protein and fibre no less, sodium and saturated fat no more. */
export function boundsOf(nutrient: TargetNutrient, figure: number): Bounds {
  if (nutrient === 'energy') return { atLeast: figure * (1 - ENERGY_MARGIN), atMost: figure * (1 + ENERGY_MARGIN) }
  const isLimit = nutrient === 'sodium' || nutrient === 'saturatedFat'
  return isLimit ? { atLeast: null, atMost: figure } : { atLeast: figure, atMost: null }
}

/** The targets that figures stand for; null without any. */
export const targetsOf = (figures: TargetFigures): MemberTargets | null =>
  figures.size === 0
    ? null
    : Object.fromEntries([...figures].map(([nutrient, figure]) => [nutrient, boundsOf(nutrient, figure)]))

/** Figures as they are stored. What is not known is left out. */
export function toFigures(stored: Readonly<Record<string, unknown>> | null | undefined): TargetFigures {
  const known = TARGET_NUTRIENTS.flatMap((nutrient) => {
    const figure = stored && Object.hasOwn(stored, nutrient) ? stored[nutrient] : null
    return typeof figure === 'number' && Number.isFinite(figure) ? [[nutrient, figure] as const] : []
  })
  return new Map(known)
}
