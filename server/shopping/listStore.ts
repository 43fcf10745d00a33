import type { Knex } from 'knex'
import { type ItemState, type ListState, type TickState } from '../../schema/listOperations'
import { ListItemModel } from './ListItemModel'
import { ListStateModel } from './ListStateModel'
import { ListTickModel } from './ListTickModel'

/** A household's shared list as it is stored. */
export interface StoredList {
  version: number
  state: ListState
}

/** Reads the shared list of a household. */
export async function readList(db: Knex, householdId: string): Promise<StoredList> {
  const whole = await ListStateModel.query(db).findById(householdId)
  const ticks = await ListTickModel.query(db).where({ householdId })
  const items = await ListItemModel.query(db).where({ householdId })
  return {
    version: whole?.version ?? 0,
    state: {
      clearedAt: whole?.clearedAt ?? 0,
      ticks: new Map(ticks.map((row) => [row.itemKey, toTick(row)])),
      items: new Map(items.map((row) => [row.id, toItem(row)])),
    },
  }
}

/** Stores what has changed of a household's list. For the transaction of `inHousehold`. */
export async function writeList(
  trx: Knex.Transaction,
  householdId: string,
  before: ListState,
  { version, state }: StoredList,
): Promise<void> {
  await trx(ListStateModel.tableName)
    .insert({ householdId, version, clearedAt: state.clearedAt })
    .onConflict('householdId')
    .merge()
  const ticks = changed(before.ticks, state.ticks)
  const items = changed(before.items, state.items)
  await write(trx, householdId, ListTickModel.tableName, 'itemKey', {
    rows: ticks.present.map(([itemKey, tick]) => ({ householdId, itemKey, ...fromTick(tick) })),
    gone: ticks.gone,
  })
  await write(trx, householdId, ListItemModel.tableName, 'id', {
    rows: items.present.map(([id, item]) => ({ householdId, id, ...fromItem(item) })),
    gone: items.gone,
  })
}

async function write(
  trx: Knex.Transaction,
  householdId: string,
  table: string,
  key: string,
  { rows, gone }: { rows: object[]; gone: string[] },
): Promise<void> {
  if (rows.length > 0) await trx(table).insert(rows).onConflict(['householdId', key]).merge()
  if (gone.length > 0) await trx(table).where({ householdId }).whereIn(key, gone).delete()
}

function changed<State>(before: ReadonlyMap<string, State>, after: ReadonlyMap<string, State>) {
  return {
    present: [...after].filter(([key, state]) => before.get(key) !== state),
    gone: [...before.keys()].filter((key) => !after.has(key)),
  }
}

function toTick({ amount, isTicked, at, operationId, memberId: by }: ListTickModel): TickState {
  return { amount, isTicked, at, operationId, by }
}

function fromTick({ amount, isTicked, at, operationId, by }: TickState) {
  return { amount, isTicked: isTicked ? 1 : 0, at, operationId, memberId: by }
}

function toItem(row: ListItemModel): ItemState {
  return {
    words: { text: row.text, at: row.textAt, operationId: row.textOperationId, by: row.textMemberId },
    tick: { isTicked: row.isTicked, at: row.tickAt, operationId: row.tickOperationId, by: row.tickMemberId },
    addedAt: row.addedAt,
    removedAt: row.removedAt,
  }
}

function fromItem({ words, tick, addedAt, removedAt }: ItemState) {
  return {
    text: words.text,
    textAt: words.at,
    textOperationId: words.operationId,
    textMemberId: words.by,
    isTicked: tick.isTicked ? 1 : 0,
    tickAt: tick.at,
    tickOperationId: tick.operationId,
    tickMemberId: tick.by,
    addedAt,
    removedAt,
  }
}
