import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { BoundKey, RequirementKey, RequirementMode } from '../../server/catalogue/requirements'

interface Ingredient {
  slug: string
  density?: number
  piece?: { weight: number }
  nutrition?: Record<string, number>
}
interface Line {
  ingredient: string
  amount: number
  unit: string
}

const SEEDS = join('seeds', 'catalogue')
const read = <Entry>(...path: string[]): Entry => parse(readFileSync(join(SEEDS, ...path), 'utf8')) as Entry

interface Fodmaps {
  core?: boolean
  none?: string[]
  foods?: Record<string, Record<string, number | undefined> & { onlyFructose?: never }>
}

/** How many sittings' limits 100 g of a food have, from the figures of the files: apart from how the product works it out. */
const sittings = new Map(
  read<Fodmaps[]>('fodmaps.yaml').flatMap(({ core, none = [], foods = {} }) => [
    ...none.map((slug) => [slug, 0] as const),
    ...Object.entries(foods).map(([slug, has]) => {
      const grams = (kind: string) => has[kind] ?? 0
      const polyols = [grams('sorbitol') / 0.2, grams('mannitol') / 0.2, (grams('sorbitol') + grams('mannitol')) / 0.4]
      const sugars = [grams('lactose'), grams('excessFructose') / ('onlyFructose' in has ? 0.4 : 0.15)]
      const serves = 100 / (has.serve ?? Infinity)
      return [slug, Math.max(...polyols, ...sugars, serves, grams('oligosaccharides') / (core ? 0.3 : 0.2))] as const
    }),
  ]),
)

const figureOf = ({ slug, nutrition }: Ingredient, nutrient: string): number =>
  (nutrient === 'fodmap' ? (sittings.get(slug) ?? NaN) * 100 : nutrition?.[nutrient]) ?? NaN

const entries = readdirSync(join(SEEDS, 'ingredients')).flatMap((file) => read<Ingredient[]>('ingredients', file))
const ingredients = new Map(entries.map((one) => [one.slug, one]))
const ratios = new Map(
  read<{ from: string; to: string | null; ratio: number }[]>('swaps.yaml').map(({ from, to, ratio }) => [
    `${from} ${to ?? ''}`,
    ratio,
  ]),
)
const meals = new Map<string, readonly Line[]>()
const linesOf = (meal: string): readonly Line[] => {
  const lines = meals.get(meal) ?? read<{ ingredients: Line[] }>('meals', `${meal}.yaml`).ingredients
  meals.set(meal, lines)
  return lines
}

/** Australian measures in ml, and mass in g. */
const MILLILITRES: Record<string, number> = { ml: 1, l: 1000, tsp: 5, tbsp: 20, cup: 250, pinch: 0.3 }
const GRAMS: Record<string, number> = { g: 1, kg: 1000 }

function grams({ density = NaN, piece }: Ingredient, amount: number, unit: string): number {
  if (unit === 'piece') return amount * (piece?.weight ?? NaN)
  return GRAMS[unit] ? amount * GRAMS[unit] : amount * (MILLILITRES[unit] ?? NaN) * density
}

/** The slug of a meal of the catalogue's files, or the lines of an own dish. */
type Recipe = string | readonly Line[]

/**
 * What a serve of a recipe holds with swaps, from one slug to another or to '' for nothing; not a
 * number where a figure is missing. Worked out from the files alone, with nothing that the product works out.
 */
export function amountEaten(meal: Recipe, swaps: ReadonlyMap<string, string>, nutrient: string): number {
  let sum = 0
  for (const { ingredient, amount, unit } of typeof meal === 'string' ? linesOf(meal) : meal) {
    const to = swaps.get(ingredient)
    if (to === '') continue
    const [from, eaten] = [ingredients.get(ingredient), ingredients.get(to ?? ingredient)]
    if (!from || !eaten || amount === 0) return NaN
    const ratio = to === undefined ? 1 : (ratios.get(`${ingredient} ${to}`) ?? NaN)
    const mass = grams(from, amount, unit)
    const weight = Number.isNaN(mass) ? grams(eaten, amount * ratio, unit) : mass * ratio
    sum += (weight * figureOf(eaten, nutrient)) / 100
  }
  return sum
}

/** What each bound requirement allows of what one person eats at a meal, apart from the product's own list. */
const MOST: Record<BoundKey, readonly [nutrient: string, most: number]> = {
  LOW_SODIUM: ['sodium', 400],
  LOWER_CARBOHYDRATE: ['carbohydrate', 45],
  MODERATE_CARBOHYDRATE: ['carbohydrate', 60],
  LOW_FODMAP: ['fodmap', 100],
  LOWER_POTASSIUM: ['potassium', 850],
  LOWER_PHOSPHORUS: ['phosphorus', 300],
}

const isBound = (key: string): key is BoundKey => Object.hasOwn(MOST, key)

/** What of a meal with its swaps is over a bound that is asked for, for someone who eats so many serves of it. */
export function brokenByAmount(
  asked: Partial<Record<RequirementKey, RequirementMode>>,
  meal: Recipe,
  swaps: ReadonlyMap<string, string>,
  serves = 1,
): string[] {
  return Object.entries(asked).flatMap(([key, mode]) => {
    if (!isBound(key)) return []
    const [nutrient, most] = MOST[key]
    const versions = mode === 'STRICT' ? [swaps, new Map<string, string>()] : [swaps]
    const amounts = versions.map((version) => amountEaten(meal, version, nutrient) * serves)
    // Sums in another order differ in the last digits, and the product's loads of FODMAPs have two decimals.
    const slack = nutrient === 'fodmap' ? 0.05 : 1e-6
    return amounts
      .filter((amount) => !(amount <= most + slack))
      .map((amount) => `${key} ${mode}: ${amount} of ${nutrient}`)
  })
}

/** Swaps by their slugs. */
export const slugsOf = (
  swaps: readonly { from: { slug: string }; to: { slug: string } | null }[],
): ReadonlyMap<string, string> => new Map(swaps.map(({ from, to }) => [from.slug, to?.slug ?? '']))
