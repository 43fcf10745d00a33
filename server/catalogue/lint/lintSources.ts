import type { CatalogueProblem } from '../readCatalogue'
import { densitiesOf, figuresOf, USDA, type SourceFood } from '../sources'
import type { FigurePart, Ingredient, LabelNutrient } from '../types'
import { lintMinerals } from './lintMinerals'
import type { Located, LocatedCatalogue } from './located'

/**
 * How far a figure may be from the source's: the larger of an amount (kJ, g, mg) and a share. It covers rounding and what
 * Australian products are known to differ by; another food is further away.
 */
export const TOLERANCES: Readonly<Record<LabelNutrient, { readonly amount: number; readonly share: number }>> = {
  energy: { amount: 50, share: 0.08 },
  protein: { amount: 1, share: 0.08 },
  fat: { amount: 1, share: 0.08 },
  saturatedFat: { amount: 1, share: 0.1 },
  carbohydrate: { amount: 1.5, share: 0.08 },
  sugars: { amount: 1.5, share: 0.1 },
  fibre: { amount: 1, share: 0.1 },
  sodium: { amount: 15, share: 0.1 },
}

const KEYS = Object.keys(TOLERANCES) as LabelNutrient[]

/** How far, as a share, a density may be outside those of the source's household measures, which differ by the cut. */
export const DENSITY_TOLERANCE = 0.2

/** What of a sourced ingredient is further than the tolerance from the figures of its source. */
function lintFigures(
  { value, problem }: Located<Ingredient>,
  expected: Readonly<Record<LabelNutrient, number | null>>,
  food: string,
): CatalogueProblem[] {
  const { nutrition, slug, source } = value
  if (nutrition === null) return [problem([], `${slug} names a source and has no figures`)]
  return KEYS.flatMap((key) => {
    const whole = expected[key]
    if (whole === null) return []
    const figure = whole * (source?.edible ?? 1)
    const { amount, share } = TOLERANCES[key]
    const tolerance = Math.max(amount, figure * share)
    if (Math.abs(nutrition[key] - figure) <= tolerance) return []
    const message = `${slug}: ${key} ${nutrition[key]} is not the ${round(figure)} of ${food}`
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

/** The figures of a composed food must be those of its parts together, each of which has its own source. */
function lintComposed(
  entry: Located<Ingredient>,
  parts: readonly FigurePart[],
  bySlug: LocatedCatalogue['bySlug'],
): CatalogueProblem[] {
  const { slug } = entry.value
  const problems = parts.flatMap(({ ingredient }) => {
    const fault = faultOf(bySlug.get(ingredient), slug, bySlug)
    return fault === null ? [] : [entry.problem(['source', 'composed', ingredient], `${slug}: ${ingredient} ${fault}`)]
  })
  if (problems.length > 0) return problems
  const expected = Object.fromEntries(
    KEYS.map((key) => [
      key,
      parts.reduce((sum, part) => sum + ((bySlug.get(part.ingredient)?.nutrition?.[key] ?? 0) * part.grams) / 100, 0),
    ]),
  ) as Record<LabelNutrient, number>
  return lintFigures(entry, expected, 'its parts together')
}

/** Why figures cannot be computed from a part of a composed food; null: they can. */
function faultOf(part: Ingredient | undefined, whole: string, bySlug: LocatedCatalogue['bySlug']): string | null {
  if (part === undefined) return 'is no ingredient'
  if (part.source === null || part.nutrition === null) return 'has no own source'
  if (part.source.edible !== 1) return 'is not all eaten'
  return isMadeFrom(part, whole, bySlug) ? `is made from ${whole} itself` : null
}

/** Whether a food is made from another one, by its parts or theirs; the chain that was walked ends where it closes. */
function isMadeFrom(
  food: Ingredient,
  other: string,
  bySlug: LocatedCatalogue['bySlug'],
  seen: ReadonlySet<string> = new Set(),
): boolean {
  if (food.slug === other) return true
  if (seen.has(food.slug)) return false
  return (food.source?.parts ?? []).some(({ ingredient }) => {
    const part = bySlug.get(ingredient)
    return part !== undefined && isMadeFrom(part, other, bySlug, new Set([...seen, food.slug]))
  })
}

/** Compares figures and densities with the foods, or the parts, that ingredients name as their source. */
export function lintSources({ ingredients, foods, bySlug }: LocatedCatalogue): CatalogueProblem[] {
  return ingredients.flatMap((entry) => {
    const { source, slug } = entry.value
    const food = source?.publisher === USDA ? foods.get(source.number ?? '') : undefined
    const minerals = lintMinerals(entry, { foods, bySlug }, food)
    if (source?.parts !== undefined) return [...lintComposed(entry, source.parts, bySlug), ...minerals]
    if (source?.publisher !== USDA) return minerals
    if (food !== undefined) {
      const name = `${food.number} ${food.description}`
      return [...lintFigures(entry, figuresOf(food), name), ...lintDensity(entry, food), ...minerals]
    }
    const hint = 'is the number right? scripts/extractSources.ts adds new ones'
    return [entry.problem(['source'], `${slug}: there is no food ${source.number} in sources/usda-sr.csv; ${hint}`)]
  })
}
