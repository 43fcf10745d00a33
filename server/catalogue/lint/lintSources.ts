import type { CatalogueProblem } from '../readCatalogue'
import { densitiesOf, figuresOf, USDA, type SourceFood } from '../sources'
import type { Ingredient, Nutrition } from '../types'
import type { Located, LocatedCatalogue } from './located'

/**
 * How far a figure may be from the source's: the larger of an amount (kJ, g, mg) and a share. It covers rounding and what
 * Australian products are known to differ by; another food is further away.
 */
export const TOLERANCES: Readonly<Record<keyof Nutrition, { readonly amount: number; readonly share: number }>> = {
  energy: { amount: 50, share: 0.08 },
  protein: { amount: 1, share: 0.08 },
  fat: { amount: 1, share: 0.08 },
  saturatedFat: { amount: 1, share: 0.1 },
  carbohydrate: { amount: 1.5, share: 0.08 },
  sugars: { amount: 1.5, share: 0.1 },
  fibre: { amount: 1, share: 0.1 },
  sodium: { amount: 15, share: 0.1 },
}

/** How far, as a share, a density may be outside those of the source's household measures, which differ by the cut. */
export const DENSITY_TOLERANCE = 0.2

/** What of a sourced ingredient is outside the tolerance. */
function lintFigures({ value, problem }: Located<Ingredient>, food: SourceFood, edible: number): CatalogueProblem[] {
  const { nutrition, slug } = value
  if (nutrition === null) return [problem([], `${slug} names a source and has no figures`)]
  const expected = figuresOf(food)
  return (Object.keys(TOLERANCES) as (keyof Nutrition)[]).flatMap((key) => {
    const whole = expected[key]
    if (whole === null) return []
    const figure = whole * edible
    const { amount, share } = TOLERANCES[key]
    const tolerance = Math.max(amount, figure * share)
    if (Math.abs(nutrition[key] - figure) <= tolerance) return []
    const message = `${slug}: ${key} ${nutrition[key]} is not the ${round(figure)} of ${food.number} ${food.description}`
    return [problem(['nutrition', key], message)]
  })
}

/**
 * A density must be near that of one of the source's measures, or between two of them. What is bought with bones or
 * shells is measured with them, so its density is not compared.
 */
function lintDensity({ value, problem }: Located<Ingredient>, food: SourceFood): CatalogueProblem[] {
  const densities = densitiesOf(food)
  const isOwn = value.source?.ownDensity === true || value.source?.edible !== 1
  if (isOwn || value.density === null || densities.length === 0) return []
  const least = Math.min(...densities) * (1 - DENSITY_TOLERANCE)
  const most = Math.max(...densities) * (1 + DENSITY_TOLERANCE)
  if (value.density >= least && value.density <= most) return []
  const range = `${round(least)} to ${round(most)} g/ml of ${food.number} ${food.description}`
  return [problem(['density'], `${value.slug}: density ${value.density} is not within ${range}`)]
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** Compares figures and densities with the foods that ingredients name as their source. */
export function lintSources({ ingredients, foods }: LocatedCatalogue): CatalogueProblem[] {
  return ingredients.flatMap((entry) => {
    const { source, slug } = entry.value
    if (source?.publisher !== USDA) return []
    const food = foods.get(source.number)
    if (food !== undefined) return [...lintFigures(entry, food, source.edible), ...lintDensity(entry, food)]
    const hint = 'is the number right? scripts/extractSources.ts adds new ones'
    return [entry.problem(['source'], `${slug}: there is no food ${source.number} in sources/usda-sr.csv; ${hint}`)]
  })
}
