import type { Knex } from 'knex'
import { deleteInBatches } from '../database/inBatches'
import { OPERATIONS_KEPT } from '../operations/kept'
import type { Services } from '../platform/services'
import { ListItemModel } from './ListItemModel'
import { ListNoteModel } from './ListNoteModel'
import { ListTickModel } from './ListTickModel'
import { NamedListModel } from './NamedListModel'

/**
 * Deletes what decided about operations that arrived late: old words about what is not ticked, not on the list or not noted
 * any more, and lists that were removed, with what was on them.
 */
export async function forgetOldWords({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const before = now() - OPERATIONS_KEPT
  await deleteInBatches(db, ListTickModel.tableName, 'householdId', (rows) =>
    rows.where('at', '<', before).where('isTicked', 0),
  )
  await deleteInBatches(db, ListNoteModel.tableName, 'householdId', (rows) =>
    rows.where('at', '<', before).where('text', ''),
  )
  await deleteInBatches(db, ListItemModel.tableName, 'id', (rows) =>
    rows
      .where('removedAt', '>', 0)
      .where('removedAt', '<', before)
      .where('addedAt', '<', before)
      .where('tickAt', '<', before)
      .where('removedAt', '>', db.ref('addedAt')),
  )
  // A list stays as long as one of its items: that would be on the list of the plan.
  await deleteInBatches(db, ListItemModel.tableName, 'id', (rows) => rows.whereExists(removedList(db, before)))
  await deleteInBatches(db, NamedListModel.tableName, 'id', (rows) =>
    rows.where('removedAt', '<', before).where('removedAt', '>', db.ref('at')),
  )
}

/** The list with which a row of an item was removed, of those that were removed before a time. */
function removedList(db: Knex, before: number): Knex.QueryBuilder {
  const [lists, items] = [NamedListModel.tableName, ListItemModel.tableName]
  return db(lists)
    .where(`${lists}.householdId`, db.ref(`${items}.householdId`))
    .where(`${lists}.id`, db.ref(`${items}.listId`))
    .where(`${lists}.removedAt`, '<', before)
    .where(`${lists}.removedAt`, '>', db.ref(`${lists}.at`))
    .where(`${lists}.removedAt`, '>=', db.ref(`${items}.addedAt`))
    .where(`${lists}.removedAt`, '>=', db.ref(`${items}.listAt`))
}
