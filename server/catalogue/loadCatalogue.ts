import type { Knex } from 'knex'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { pacer } from '../platform/pacer'
import { plainIngredient } from './catalogueRows'
import { compileBetweenCalls, compileCatalogue } from './compileCatalogue'
import type { CompiledCatalogue } from './compiled'
import { CatalogueStateModel, STATE_ID } from './models/CatalogueStateModel'
import { IngredientModel } from './models/IngredientModel'
import { MealIngredientModel } from './models/MealIngredientModel'
import { MealModel } from './models/MealModel'
import { SwapModel } from './models/SwapModel'
import type { Meal, MealIngredient, Swap } from './types'

/** Which changes a version has: those of one history, up to a number. */
export interface KnownChanges {
  readonly era: string
  readonly upTo: number
}

/** One state of the catalogue. It never changes; another version is another snapshot. */
export interface CatalogueSnapshot {
  readonly version: string
  /** Time stamp of the import that made this version: every change in it is at most that late, every later one is later. */
  readonly asOf: number
  readonly compiled: CompiledCatalogue
  /** By meal id: when its entry, or that of an ingredient or swap that it uses, last changed. */
  readonly changedAt: ReadonlyMap<string, number>
  /** The changes that led to it; null while they are not recorded. */
  readonly changes: KnownChanges | null
}

/** Meals of one statement; then all their lines are read by another. */
const PAGE = 100

/** What stands before the first load: nothing at all. */
export const EMPTY_CATALOGUE: CatalogueSnapshot = {
  version: '0',
  asOf: 0,
  compiled: compileCatalogue({ ingredients: [], swaps: [], meals: [] }, '0'),
  changedAt: new Map(),
  changes: null,
}

/** The version that the tables hold, which differs whenever their content does, the time stamp of its import and its changes. */
export async function storedVersion(db: Knex): Promise<Pick<CatalogueSnapshot, 'version' | 'asOf' | 'changes'>> {
  const state = await CatalogueStateModel.query(db).findById(STATE_ID).throwIfNotFound()
  const { digest, version, changedAt, changesEra: era, changesDigest, lastChange: upTo } = state
  return {
    version: digest === '' ? '0' : `${version}-${digest.slice(0, 12)}`,
    asOf: changedAt,
    changes: digest === changesDigest ? { era, upTo } : null,
  }
}

/** Reads the whole catalogue as of one moment and compiles it. Calls are answered meanwhile, however large it is. */
export async function loadCatalogue(db: Knex): Promise<CatalogueSnapshot> {
  const { version, asOf, changes, ingredients, swaps, meals, changedAt } = await db.transaction(async (trx) => ({
    ...(await storedVersion(trx)),
    ingredients: await IngredientModel.query(trx).orderBy('slug'),
    swaps: await SwapModel.query(trx).orderBy(['from', 'position']),
    ...(await readMeals(trx)),
  }))
  const data = { ingredients: ingredients.map(plainIngredient), swaps: swaps.map(toSwap), meals }
  const compiled = await compileBetweenCalls(data, version)
  const own = new Map(ingredients.map(({ slug, changedAt }) => [slug, changedAt]))
  return { version, asOf, compiled, changedAt: await effectiveChanges(compiled, changedAt, own), changes }
}

/** The meals in pages, ordered by id, and when each entry was changed. */
async function readMeals(trx: Knex.Transaction): Promise<{ meals: Meal[]; changedAt: Map<string, number> }> {
  const meals: Meal[] = []
  const changedAt = new Map<string, number>()
  for (let last = ''; ;) {
    const page = await MealModel.query(trx).where('id', '>', last).orderBy('id').limit(PAGE)
    // The embedded database answers without giving way.
    await nextTurn()
    const lines = await readLines(
      trx,
      page.map(({ id }) => id),
    )
    for (const meal of page) {
      meals.push(toMeal(meal, lines.get(meal.id) ?? []))
      changedAt.set(meal.id, meal.changedAt)
    }
    const end = page.at(-1)
    if (!end || page.length < PAGE) return { meals, changedAt }
    last = end.id
    await nextTurn()
  }
}

/** Plain rows: there are far more lines than anything else, and models cost. */
async function readLines(trx: Knex.Transaction, meals: readonly string[]): Promise<Map<string, MealIngredient[]>> {
  const rows: (Omit<MealIngredient, 'optional'> & { mealId: string; optional: number })[] = await trx(
    MealIngredientModel.tableName,
  )
    .whereIn('mealId', meals)
    .select('mealId', 'ingredient', 'amount', 'unit', 'preparation', 'optional')
    .orderBy(['mealId', 'position'])
  const lines = new Map<string, MealIngredient[]>()
  for (const { mealId, ingredient, amount, unit, preparation, optional } of rows) {
    const list = lines.get(mealId) ?? []
    list.push({ ingredient, amount, unit, preparation, optional: optional === 1 })
    lines.set(mealId, list)
  }
  return lines
}

function toSwap({ from, to, ratio, note, preparation, before, words }: SwapModel): Swap {
  return { from, to, ratio, note, preparation, before, words }
}

function toMeal(row: MealModel, ingredients: MealIngredient[]): Meal {
  const { id, slug, name, categories, role, mainIngredient, minutes, tags, essential, hot, steps, urlDetails } = row
  const said = { id, slug, name, categories, role, mainIngredient, minutes, tags, essential, hot }
  return { ...said, ingredients, steps, urlDetails }
}

/** A corrected fact changes every meal that uses the ingredient, so the meal counts as changed with it. */
async function effectiveChanges(
  compiled: CompiledCatalogue,
  meals: ReadonlyMap<string, number>,
  ingredients: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const own = (slug: string): number => ingredients.get(slug) ?? 0
  const withSwaps = compiled.ingredients.map(({ slug, swaps }) =>
    Math.max(own(slug), ...swaps.map(({ to }) => (to === null ? 0 : own(to.slug)))),
  )
  const changes = new Map<string, number>()
  const pause = pacer()
  for (const [id, changedAt] of meals) {
    const parts = compiled.mealById.get(id)?.ingredients ?? []
    changes.set(id, Math.max(changedAt, ...parts.map(({ index }) => withSwaps[index] ?? 0)))
    await pause()
  }
  return changes
}
