import type { CatalogueProblem } from '../readCatalogue'
import { figuresOf, type SourceFood } from '../sources'
import { MINERALS, type FigurePart, type Ingredient, type Mineral } from '../types'
import type { Located, LocatedCatalogue } from './located'

/** How far a figure may be from the source's: what rounding makes of it. No product is known by its own figures. */
const TOLERANCE = { amount: 2, share: 0.02 }

type Figures = Readonly<Record<Mineral, number | null>>

const NONE: Figures = { potassium: null, phosphorus: null }

/**
 * Potassium and phosphorus are those of the source, or of the parts together where each has them; what those do not give is
 * of the food that the entry names for it (docs/decisions/0163-minerals-by-amount.md), or left out.
 */
export function lintMinerals(
  entry: Located<Ingredient>,
  { foods, bySlug }: Pick<LocatedCatalogue, 'foods' | 'bySlug'>,
  food: SourceFood | undefined,
): CatalogueProblem[] {
  const { value, problem } = entry
  const { slug, nutrition, source, minerals } = value
  if (nutrition === null) return []
  const instead = minerals && foods.get(String(minerals.usda))
  if (minerals && !instead) {
    const hint = 'is the number right? scripts/extractSources.ts adds new ones'
    return [problem(['minerals'], `${slug}: there is no food ${minerals.usda} in sources/usda-sr.csv; ${hint}`)]
  }
  const own = source?.parts ? sumOf(source.parts, bySlug) : food ? figuresOf(food) : NONE
  const others = instead ? figuresOf(instead) : NONE
  const isNeeded = MINERALS.some((key) => own[key] === null && others[key] !== null)
  if (minerals && !isNeeded) return [problem(['minerals'], `${slug}: ${minerals.usda} gives nothing that is missing`)]
  return MINERALS.flatMap((key) => {
    const times = (source?.edible ?? 1) * (own[key] === null ? (minerals?.times ?? 1) : 1)
    const whole = own[key] ?? others[key]
    const fault = faultOf(nutrition[key], whole === null ? null : whole * times)
    return fault === null ? [] : [problem(['nutrition', key], `${slug}: ${key} ${fault}`)]
  })
}

/** What is wrong with a figure; null: nothing. */
function faultOf(figure: number | undefined, expected: number | null): string | null {
  if (expected === null) return figure === undefined ? null : `${figure} has no source`
  const rounded = Math.round(expected)
  if (figure === undefined) return `is missing, the source has ${rounded}`
  const tolerance = Math.max(TOLERANCE.amount, expected * TOLERANCE.share)
  return Math.abs(figure - expected) <= tolerance ? null : `${figure} is not the ${rounded} of the source`
}

/** The figures of parts together; null where a part has none. */
function sumOf(parts: readonly FigurePart[], bySlug: LocatedCatalogue['bySlug']): Figures {
  const sum = (key: Mineral): number | null =>
    parts.reduce<number | null>((total, { ingredient, grams }) => {
      const figure = bySlug.get(ingredient)?.nutrition?.[key]
      return total === null || figure === undefined ? null : total + (figure * grams) / 100
    }, 0)
  return { potassium: sum('potassium'), phosphorus: sum('phosphorus') }
}
