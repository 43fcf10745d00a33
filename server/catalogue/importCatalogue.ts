import type { Knex } from 'knex'
import { inTransaction } from '../database/transaction'
import { withoutCheckpoint } from '../database/withoutCheckpoint'
import type { Services } from '../platform/services'
import { toRows, type CatalogueRows, type IngredientRow, type MealRow } from './catalogueRows'
import { contentsOfRows } from './mealContents'
import { CatalogueStateModel, STATE_ID } from './models/CatalogueStateModel'
import { IngredientModel } from './models/IngredientModel'
import { MealIngredientModel } from './models/MealIngredientModel'
import { MealModel } from './models/MealModel'
import { SwapModel } from './models/SwapModel'
import { recordChanges } from './recordChanges'
import { isOutdated, type Seed } from './seedEdition'
import type { CatalogueData } from './types'
import { filterInSteps, pacer } from '../platform/pacer'
import { batches, deleteRows, patchRows, upsertRows } from './writeRows'

/** What an import did: entries that are new or changed, and entries that are gone. */
export interface ImportOutcome {
  version: number
  changed: { ingredients: number; meals: number }
  removed: { ingredients: number; meals: number }
}

/** Meals whose rows and lines are written together, and rows that are read at a time. */
const TOGETHER = 200
const PAGE = 2000

const NOTHING = { ingredients: 0, meals: 0 }

/**
 * Makes the stored catalogue equal to `data`, in one transaction: what changed is written, what is gone is deleted, and
 * what is the same keeps its time of change. The version grows only when something changed. Imports run one after the
 * other, and each has a later time than the one before, whatever the clock says: callers that ask for changes since an
 * import miss none (see CatalogueSnapshot.asOf). `seed` marks the import as one of the seeds: it is remembered, and
 * nothing is done when it was the last one already, or is outdated.
 * @throws CatalogueContradiction when a slug occurs twice or names nothing; nothing is stored then.
 */
export async function importCatalogue(
  { db, now }: Pick<Services, 'db' | 'now'>,
  data: CatalogueData,
  seed?: Seed,
): Promise<ImportOutcome> {
  const rows = await toRows(data)
  return withoutCheckpoint(db, () => inTransaction(db, (trx) => write(trx, rows, now, seed)))
}

async function write(
  trx: Knex.Transaction,
  rows: CatalogueRows,
  now: Services['now'],
  seed?: Seed,
): Promise<ImportOutcome> {
  const state = await CatalogueStateModel.query(trx).findById(STATE_ID).forUpdate().throwIfNotFound()
  const unchanged = { version: state.version, changed: NOTHING, removed: NOTHING }
  if (seed) {
    const { hash: seedHash, edition } = seed
    if (state.seedHash === seedHash || (state.seedHash !== null && (await isOutdated(trx, seed)))) return unchanged
    await CatalogueStateModel.query(trx).findById(STATE_ID).patch({ seedHash })
    await trx('catalogue_seeds').insert({ hash: seedHash, edition, importedAt: now() }).onConflict('hash').ignore()
  }
  if (state.digest === rows.digest) {
    if (state.changesDigest !== state.digest) await tell(trx, state, rows)
    return unchanged
  }
  // No row has this stamp yet: it marks what is written until the time of the import is taken, as late as possible.
  const pending = state.changedAt + 1
  const { written, ...outcome } = await replace(trx, rows, pending)
  await tell(trx, state, rows)
  const version = state.version + 1
  const changedAt = Math.max(now(), pending)
  await patchRows(trx, IngredientModel, written.ingredients, { changedAt })
  await patchRows(trx, MealModel, written.meals, { changedAt })
  await CatalogueStateModel.query(trx).findById(STATE_ID).patch({ version, digest: rows.digest, changedAt })
  return { version, ...outcome }
}

/** Numbers what changed for those who keep a copy. */
async function tell(trx: Knex.Transaction, state: CatalogueStateModel, rows: CatalogueRows): Promise<void> {
  const recorded = await recordChanges(trx, state, await contentsOfRows(rows), rows.digest)
  await CatalogueStateModel.query(trx).findById(STATE_ID).patch(recorded)
}

/** What was written, by its keys. */
interface Written {
  written: { ingredients: string[]; meals: string[] }
}

/** Writes the difference between what is stored and the rows. */
async function replace(
  trx: Knex.Transaction,
  rows: CatalogueRows,
  changedAt: number,
): Promise<Pick<ImportOutcome, 'changed' | 'removed'> & Written> {
  const storedIngredients = await hashes(trx, 'ingredients', 'slug')
  const storedMeals = await hashes(trx, 'meals', 'id')
  const ingredients = await filterInSteps(
    rows.ingredients,
    ({ entry, hash }) => storedIngredients.get(entry.slug) !== hash,
  )
  const meals = await filterInSteps(rows.meals, ({ entry, hash }) => storedMeals.get(entry.id) !== hash)
  const goneMeals = await gone(storedMeals, rows.meals, ({ entry }) => entry.id)
  const goneIngredients = await gone(storedIngredients, rows.ingredients, ({ entry }) => entry.slug)

  await deleteRows(trx, MealModel, 'id', goneMeals)
  await writeIngredients(trx, ingredients, changedAt)
  for (const some of batches(meals, TOGETHER)) await writeMeals(trx, some, changedAt)
  await deleteRows(trx, IngredientModel, 'slug', goneIngredients)
  return {
    changed: { ingredients: ingredients.length, meals: meals.length },
    removed: { ingredients: goneIngredients.length, meals: goneMeals.length },
    written: { ingredients: ingredients.map(({ entry }) => entry.slug), meals: meals.map(({ entry }) => entry.id) },
  }
}

/** All ingredients come before the first swap, which may lead to any of them. */
async function writeIngredients(
  trx: Knex.Transaction,
  rows: readonly IngredientRow[],
  changedAt: number,
): Promise<void> {
  await deleteRows(
    trx,
    SwapModel,
    'from',
    rows.map(({ entry }) => entry.slug),
  )
  await upsertRows(
    trx,
    IngredientModel,
    rows.map(({ entry, hash }) => ({ ...entry, hash, changedAt })),
  )
  await upsertRows(
    trx,
    SwapModel,
    rows.flatMap(({ swaps }) => swaps),
  )
}

async function writeMeals(trx: Knex.Transaction, rows: readonly MealRow[], changedAt: number): Promise<void> {
  await deleteRows(
    trx,
    MealIngredientModel,
    'mealId',
    rows.map(({ entry }) => entry.id),
  )
  await upsertRows(
    trx,
    MealModel,
    rows.map(({ entry, hash }) => ({ ...entry, hash, changedAt })),
  )
  await upsertRows(
    trx,
    MealIngredientModel,
    rows.flatMap(({ lines }) => lines),
  )
}

/** The hashes of a table's rows by their keys, read in pages. */
async function hashes(trx: Knex.Transaction, table: string, key: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const pause = pacer()
  for (let last = ''; ;) {
    const rows: Record<string, string>[] = await trx(table)
      .where(key, '>', last)
      .orderBy(key)
      .limit(PAGE)
      .select(key, 'hash')
    for (const row of rows) found.set(row[key] ?? '', row.hash ?? '')
    last = rows.at(-1)?.[key] ?? ''
    if (rows.length < PAGE) return found
    await pause()
  }
}

async function gone<T>(
  stored: ReadonlyMap<string, string>,
  present: readonly T[],
  keyOf: (row: T) => string,
): Promise<string[]> {
  const left = new Set(stored.keys())
  await filterInSteps(present, (row) => left.delete(keyOf(row)))
  return [...left]
}
