import type { Knex } from 'knex'
import { pacer } from '../platform/pacer'
import { type CatalogueRows, hashOf } from './catalogueRows'

/** A meal with a hash over its entry and all that it uses: it changes exactly when the meal may look otherwise. */
export interface MealContent {
  readonly id: string
  readonly slug: string
  readonly hash: string
}

interface IngredientParts {
  slug: string
  hash: string
  /** The ingredients that its swaps lead to. */
  targets: readonly string[]
}

interface MealParts extends MealContent {
  /** The ingredients that it names, the main one first. */
  uses: readonly string[]
}

/** Rows of one statement. */
const PAGE = 2000

/** The contents of a catalogue that is about to be stored. Calls are answered meanwhile. */
export function contentsOfRows({ ingredients, meals }: CatalogueRows): Promise<MealContent[]> {
  return combine(
    ingredients.map(({ entry, swaps, hash }) => ({
      slug: entry.slug,
      hash,
      targets: swaps.flatMap(({ to }) => (to === null ? [] : [to])),
    })),
    meals.map(({ entry: { id, slug, mainIngredient }, lines, hash }) => ({
      id,
      slug,
      hash,
      uses: [mainIngredient, ...lines.map(({ ingredient }) => ingredient)],
    })),
  )
}

/** The same of the catalogue that is stored. */
export async function storedContents(trx: Knex.Transaction): Promise<MealContent[]> {
  const ingredients: { slug: string; hash: string }[] = await trx('ingredients').select('slug', 'hash')
  const swaps: { from: string; to: string | null }[] = await trx('swaps')
    .select('from', 'to')
    .orderBy(['from', 'position'])
  const targets = new Map<string, string[]>()
  for (const { from, to } of swaps) if (to !== null) targets.set(from, [...(targets.get(from) ?? []), to])
  return combine(
    ingredients.map(({ slug, hash }) => ({ slug, hash, targets: targets.get(slug) ?? [] })),
    await storedMeals(trx),
  )
}

async function storedMeals(trx: Knex.Transaction): Promise<MealParts[]> {
  const meals: MealParts[] = []
  const pause = pacer()
  for (let last = ''; ;) {
    const page: (MealContent & { mainIngredient: string })[] = await trx('meals')
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE)
      .select('id', 'slug', 'hash', 'mainIngredient')
    const end = page.at(-1)
    if (!end) return meals
    const lines: { mealId: string; ingredient: string }[] = await trx('meal_ingredients')
      .where('mealId', '>', last)
      .where('mealId', '<=', end.id)
      .orderBy(['mealId', 'position'])
      .select('mealId', 'ingredient')
    const uses = new Map<string, string[]>(page.map(({ id, mainIngredient }) => [id, [mainIngredient]]))
    for (const { mealId, ingredient } of lines) uses.get(mealId)?.push(ingredient)
    for (const { id, slug, hash } of page) meals.push({ id, slug, hash, uses: uses.get(id) ?? [] })
    last = end.id
    await pause()
  }
}

async function combine(ingredients: readonly IngredientParts[], meals: readonly MealParts[]): Promise<MealContent[]> {
  const own = new Map(ingredients.map(({ slug, hash }) => [slug, hash]))
  const withSwaps = new Map(
    ingredients.map(({ slug, hash, targets }) => [slug, hashOf([hash, targets.map((target) => own.get(target))])]),
  )
  const contents: MealContent[] = []
  const pause = pacer()
  for (const { id, slug, hash, uses } of meals) {
    const parts = [...new Set(uses)].map((used) => withSwaps.get(used))
    contents.push({ id, slug, hash: hashOf([hash, parts]) })
    await pause()
  }
  return contents
}
