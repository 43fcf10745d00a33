import type { Knex } from 'knex'
import { StaleRead } from '../database/faults'
import { jsonRows, readJsonRows } from '../database/jsonRows'
import {
  isListed,
  type ItemState,
  type ListState,
  type NamedListState,
  type NoteState,
  type TickState,
} from '../../schema/listOperations'
import { ListItemModel } from './ListItemModel'
import { ListNoteModel } from './ListNoteModel'
import { ListStateModel } from './ListStateModel'
import { ListTickModel } from './ListTickModel'
import { NamedListModel } from './NamedListModel'

/** A household's shared list as it is stored. */
export interface StoredList {
  version: number
  state: ListState
}

/** A household's shared list as columns of one row. */
export interface ListColumns {
  list: unknown
  ticks: unknown
  items: unknown
  notes: unknown
  lists: unknown
}

const NOT_LISTED = { addedAt: 0, removedAt: 0 }

const LIST = ['version', 'clearedAt'] as const
const TICK = ['itemKey', { fraction: 'amount' }, 'isTicked', 'at', 'operationId', 'memberId'] as const
const ITEM = [
  'id',
  'text',
  'textAt',
  'textOperationId',
  'textMemberId',
  'isTicked',
  'tickAt',
  'tickOperationId',
  'tickMemberId',
  'note',
  'noteAt',
  'noteOperationId',
  'noteMemberId',
  'listId',
  'listAt',
  'listOperationId',
  'addedAt',
  'removedAt',
  'foldedInto',
] as const
const NOTE = ['itemKey', 'text', 'at', 'operationId', 'memberId'] as const
const NAMED = ['id', 'name', 'at', 'operationId', 'removedAt'] as const

/**
 * Adds the list to a query in which the household's id is a column.
 * @param only narrows each of the queries, such as to one row of the outer one.
 */
export function withList(
  query: Knex.QueryBuilder,
  db: Knex,
  householdId: string,
  only: (rows: Knex.QueryBuilder) => Knex.QueryBuilder = (rows) => rows,
): Knex.QueryBuilder {
  const of = (table: string) => only(db(table).where(`${table}.householdId`, db.ref(householdId)))
  return query.select(
    jsonRows(db, of(ListStateModel.tableName), LIST).as('list'),
    jsonRows(db, of(ListTickModel.tableName), TICK).as('ticks'),
    jsonRows(db, of(ListItemModel.tableName), ITEM).as('items'),
    jsonRows(db, of(ListNoteModel.tableName), NOTE).as('notes'),
    jsonRows(db, of(NamedListModel.tableName), NAMED).as('lists'),
  )
}

/** The list of such a row. */
export function readList({ list, ticks, items, notes, lists }: ListColumns): StoredList {
  const [whole] = readJsonRows<ListStateModel>(list, LIST)
  return {
    version: whole?.version ?? 0,
    state: {
      clearedAt: whole?.clearedAt ?? 0,
      ticks: new Map(readJsonRows<ListTickModel>(ticks, TICK).map((row) => [row.itemKey, toTick(row)])),
      items: new Map(readJsonRows<ListItemModel>(items, ITEM).map((row) => [row.id, toItem(row)])),
      notes: new Map(readJsonRows<ListNoteModel>(notes, NOTE).map((row) => [row.itemKey, toNote(row)])),
      lists: new Map(readJsonRows<NamedListModel>(lists, NAMED).map((row) => [row.id, toNamed(row)])),
    },
  }
}

/**
 * Stores what has changed of a household's list. For the transaction of `inHousehold`.
 * @throws StaleRead where it is not the list that was read any more.
 */
export async function writeList(
  trx: Knex.Transaction,
  householdId: string,
  { version: present, state: before }: StoredList,
  { version, state }: StoredList,
): Promise<void> {
  const whole = { version, clearedAt: state.clearedAt }
  const states = trx(ListStateModel.tableName)
  if (present === 0) await states.insert({ householdId, ...whole })
  else if ((await states.where({ householdId, version: present }).update(whole)) === 0) throw new StaleRead()
  const ticks = changed(before.ticks, state.ticks)
  const items = changed(before.items, state.items)
  const notes = changed(before.notes, state.notes)
  const lists = changed(before.lists, state.lists)
  await write(trx, householdId, ListTickModel.tableName, 'itemKey', {
    rows: ticks.present.map(([itemKey, tick]) => ({ householdId, itemKey, ...fromTick(tick) })),
    gone: ticks.gone,
  })
  await write(trx, householdId, ListNoteModel.tableName, 'itemKey', {
    rows: notes.present.map(([itemKey, note]) => ({ householdId, itemKey, ...fromNote(note) })),
    gone: notes.gone,
  })
  await write(trx, householdId, NamedListModel.tableName, 'id', {
    rows: lists.present.map(([id, named]) => ({ householdId, id, ...fromNamed(named) })),
    gone: lists.gone,
  })
  const isNew = (id: string, item: ItemState) => isListed(item) && !isListed(before.items.get(id) ?? NOT_LISTED)
  const rows = items.present.map(([id, item]) => ({ householdId, id, ...fromItem(item), isNew: isNew(id, item) }))
  await write(trx, householdId, ListItemModel.tableName, 'id', {
    rows: rows.flatMap(({ isNew, ...row }) => (isNew ? [] : [row])),
    gone: items.gone,
  })
  await write(trx, householdId, ListItemModel.tableName, 'id', {
    rows: rows.flatMap(({ isNew, ...row }) => (isNew ? [{ ...row, addedVersion: version }] : [])),
    gone: [],
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
  return { amount, isTicked: Boolean(isTicked), at, operationId, by }
}

function fromTick({ amount, isTicked, at, operationId, by }: TickState) {
  return { amount, isTicked: isTicked ? 1 : 0, at, operationId, memberId: by }
}

function toNote({ text, at, operationId, memberId: by }: ListNoteModel): NoteState {
  return { text, at, operationId, by }
}

function fromNote({ text, at, operationId, by }: NoteState) {
  return { text, at, operationId, memberId: by }
}

function toNamed({ name, at, operationId, removedAt }: NamedListModel): NamedListState {
  return { name, at, operationId, by: null, removedAt }
}

function fromNamed({ name, at, operationId, removedAt }: NamedListState) {
  return { name, at, operationId, removedAt }
}

function toItem(row: ListItemModel): ItemState {
  return {
    words: { text: row.text, at: row.textAt, operationId: row.textOperationId, by: row.textMemberId },
    tick: { isTicked: Boolean(row.isTicked), at: row.tickAt, operationId: row.tickOperationId, by: row.tickMemberId },
    note: { text: row.note, at: row.noteAt, operationId: row.noteOperationId, by: row.noteMemberId },
    place: { listId: row.listId, at: row.listAt, operationId: row.listOperationId, by: null },
    addedAt: row.addedAt,
    removedAt: row.removedAt,
    ...(row.foldedInto !== null && { foldedInto: row.foldedInto }),
  }
}

function fromItem({ words, tick, note, place, addedAt, removedAt, foldedInto }: ItemState) {
  return {
    text: words.text,
    textAt: words.at,
    textOperationId: words.operationId,
    textMemberId: words.by,
    isTicked: tick.isTicked ? 1 : 0,
    tickAt: tick.at,
    tickOperationId: tick.operationId,
    tickMemberId: tick.by,
    note: note.text,
    noteAt: note.at,
    noteOperationId: note.operationId,
    noteMemberId: note.by,
    listId: place.listId,
    listAt: place.at,
    listOperationId: place.operationId,
    addedAt,
    removedAt,
    foldedInto: foldedInto ?? null,
  }
}
