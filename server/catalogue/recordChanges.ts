import type { Knex } from 'knex'
import { inTransaction } from '../database/transaction'
import { withoutCheckpoint } from '../database/withoutCheckpoint'
import { filterInSteps, pacer } from '../platform/pacer'
import { storedContents, type MealContent } from './mealContents'
import { CatalogueChangeModel } from './models/CatalogueChangeModel'
import { CatalogueStateModel, STATE_ID } from './models/CatalogueStateModel'
import { upsertRows } from './writeRows'

/** Rows of one statement. */
const PAGE = 2000

/**
 * Gives every meal whose content is another than the one recorded last, and every meal that is gone, the next numbers among the
 * changes. The caller holds the lock on the catalogue's state and stores what this returns there: who sees a number
 * therefore sees all smaller ones (docs/decisions/0111-changes-in-order.md).
 */
export async function recordChanges(
  trx: Knex.Transaction,
  { lastChange }: Pick<CatalogueStateModel, 'lastChange'>,
  contents: readonly MealContent[],
  digest: string,
): Promise<Pick<CatalogueStateModel, 'lastChange' | 'changesDigest'>> {
  const latest = await latestChanges(trx)
  const changed = await filterInSteps(contents, ({ id, hash }) => latest.get(id)?.hash !== hash)
  const present = new Set(contents.map(({ id }) => id))
  const removed = await filterInSteps(latest.values(), ({ mealId, isRemoved }) => !isRemoved && !present.has(mealId))
  const changes = [
    ...removed.map(({ mealId, slug }) => ({ mealId, slug, isRemoved: true, hash: '' })),
    ...changed.map(({ id, slug, hash }) => ({ mealId: id, slug, isRemoved: false, hash })),
  ]
  await upsertRows(
    trx,
    CatalogueChangeModel,
    changes.map((change, index) => ({ ...change, sequence: lastChange + 1 + index })),
  )
  return { lastChange: lastChange + changes.length, changesDigest: digest }
}

/**
 * Records the changes of a catalogue that was stored without them: before there were any, or by the release before, which
 * may serve beside this one. One statement where there is nothing to do.
 */
export async function catchUpChanges(db: Knex): Promise<void> {
  const isBehind = ({ digest, changesDigest }: CatalogueStateModel) => digest !== changesDigest
  if (!isBehind(await CatalogueStateModel.query(db).findById(STATE_ID).throwIfNotFound())) return
  await withoutCheckpoint(db, () =>
    inTransaction(db, async (trx) => {
      const state = await CatalogueStateModel.query(trx).findById(STATE_ID).forUpdate().throwIfNotFound()
      if (!isBehind(state)) return
      const recorded = await recordChanges(trx, state, await storedContents(trx), state.digest)
      await CatalogueStateModel.query(trx).findById(STATE_ID).patch(recorded)
    }),
  )
}

/** The latest changes by meal, read in pages. */
async function latestChanges(trx: Knex.Transaction): Promise<Map<string, CatalogueChangeModel>> {
  const latest = new Map<string, CatalogueChangeModel>()
  const pause = pacer()
  for (let last = ''; ;) {
    const rows = await CatalogueChangeModel.query(trx).where('mealId', '>', last).orderBy('mealId').limit(PAGE)
    for (const row of rows) latest.set(row.mealId, row)
    last = rows.at(-1)?.mealId ?? ''
    if (rows.length < PAGE) return latest
    await pause()
  }
}
