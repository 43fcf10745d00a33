import { createHash } from 'node:crypto'
import { compareText } from '../pure/compareText'
import { filterInSteps, pacer } from '../platform/pacer'
import { sortInSteps } from './sortInSteps'
import type { CatalogueData, Ingredient, Meal, MealIngredient, Swap } from './types'

/** An ingredient with the swaps that start from it, and the hash of both. */
export interface IngredientRow {
  readonly entry: Ingredient
  readonly swaps: readonly (Swap & { position: number })[]
  readonly hash: string
}

/** A meal with its lines, and the hash of both. */
export interface MealRow {
  readonly entry: Omit<Meal, 'ingredients'>
  readonly lines: readonly (MealIngredient & { mealId: string; position: number })[]
  readonly hash: string
}

/** The catalogue as rows to be stored. */
export interface CatalogueRows {
  readonly ingredients: readonly IngredientRow[]
  readonly meals: readonly MealRow[]
  /** A hash over all of it, whatever the order in which it came. */
  readonly digest: string
}

/** The catalogue contradicts itself: everything that is wrong, a sentence each. */
export class CatalogueContradiction extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The catalogue contradicts itself:\n- ${problems.join('\n- ')}`)
  }
}

/** A hash of any plain data. */
export const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32)

/**
 * Turns the catalogue into rows, each with the hash of its content. Calls are answered meanwhile.
 * @throws CatalogueContradiction when a slug occurs twice or names nothing.
 */
export async function toRows(data: CatalogueData): Promise<CatalogueRows> {
  const pause = pacer()
  const problems = await contradictions(data)
  if (problems.length > 0) throw new CatalogueContradiction(problems)
  const swaps = new Map<string, (Swap & { position: number })[]>()
  for (const { from, to, ratio, note, preparation = null, before = null, words = null } of data.swaps) {
    const list = swaps.get(from) ?? []
    list.push({ from, position: list.length, to, ratio, note, preparation, before, words })
    swaps.set(from, list)
  }
  const ingredients = data.ingredients.map((ingredient) => ingredientRow(ingredient, swaps.get(ingredient.slug) ?? []))
  const meals: MealRow[] = []
  for (const meal of data.meals) {
    meals.push(mealRow(meal))
    await pause()
  }
  const hashes = [
    ...ingredients.map(({ entry, hash }) => `i ${entry.slug} ${hash}`),
    ...meals.map(({ entry, hash }) => `m ${entry.id} ${hash}`),
  ]
  return { ingredients, meals, digest: await digestOf(hashes) }
}

/** `hashOf` of the texts in their order by code units. */
async function digestOf(texts: readonly string[]): Promise<string> {
  const pause = pacer()
  const steps = sortInSteps(texts, compareText)
  let step = steps.next()
  for (; !step.done; step = steps.next()) await pause()
  const hash = createHash('sha256')
  for (const [index, text] of step.value.entries()) {
    hash.update(`${index === 0 ? '[' : ','}${JSON.stringify(text)}`)
    await pause()
  }
  return hash
    .update(texts.length === 0 ? '[]' : ']')
    .digest('hex')
    .slice(0, 32)
}

function ingredientRow(ingredient: Ingredient, swaps: IngredientRow['swaps']): IngredientRow {
  const entry = plainIngredient(ingredient)
  const { fodmap, ...said } = entry
  // Those without a load have the hashes that they had before there was any.
  return { entry, swaps, hash: hashOf([fodmap === null ? said : entry, swaps]) }
}

/** An ingredient with each field named, so that neither their order nor anything else that it carries matters. */
export function plainIngredient(ingredient: Ingredient): Ingredient {
  const { slug, name, short = null, plainName = null, area, unit, kind, picture, density, piece } = ingredient
  const { perishable, contains, nutrition, source, fodmap = null, composition = null, sold = null } = ingredient
  return {
    slug,
    name,
    short,
    plainName,
    area,
    unit,
    kind,
    picture,
    density,
    piece,
    perishable,
    contains,
    nutrition,
    source,
    fodmap,
    composition,
    sold,
  }
}

function mealRow(meal: Meal): MealRow {
  const { id, slug, name, categories, role = null, mainIngredient, minutes, tags, essential, steps, urlDetails } = meal
  const said = { id, slug, name, categories, mainIngredient, minutes, tags, essential, steps, urlDetails }
  const hot = meal.hot ?? null
  const lines = meal.ingredients.map(({ ingredient, amount, unit, preparation, optional }, position) => ({
    mealId: id,
    position,
    ingredient,
    amount,
    unit,
    preparation,
    optional,
  }))
  // Meals have the hashes that they had before there was anything to serve with them, or to say of their heat.
  const hashed = { ...said, ...(role !== null && { role }), ...(hot !== null && { hot }) }
  return { entry: { ...said, role, hot }, lines, hash: hashOf([hashed, lines]) }
}

async function contradictions({ ingredients, swaps, meals }: CatalogueData): Promise<string[]> {
  const known = new Set(ingredients.map(({ slug }) => slug))
  const ofMeals: string[] = []
  const pause = pacer()
  for (const meal of meals) {
    for (const slug of [...meal.ingredients.map(({ ingredient }) => ingredient), meal.mainIngredient])
      if (!known.has(slug)) ofMeals.push(`The meal ${meal.id} names the unknown ingredient ${slug}`)
    await pause()
  }
  return [
    ...(await repeated(ingredients, 'slug')).map(({ slug }) => `The ingredient ${slug} occurs twice`),
    ...(await repeated(meals, 'id')).map(({ id }) => `The meal ${id} occurs twice`),
    ...(await repeated(meals, 'slug')).map(({ slug }) => `The meal slug ${slug} occurs twice`),
    ...swaps.flatMap(({ from, to }) =>
      [from, ...(to === null ? [] : [to])]
        .filter((slug) => !known.has(slug))
        .map((slug) => `A swap from ${from} names the unknown ingredient ${slug}`),
    ),
    ...ofMeals,
  ]
}

/** The items whose key an earlier one has. */
function repeated<K extends string, T extends Readonly<Record<K, string>>>(items: readonly T[], key: K): Promise<T[]> {
  const seen = new Set<string>()
  return filterInSteps(items, (item) => seen.size === seen.add(item[key]).size)
}
