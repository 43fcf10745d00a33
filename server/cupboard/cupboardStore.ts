import type { Knex } from 'knex'
import { StaleRead } from '../database/faults'
import { jsonRows, readJsonRows } from '../database/jsonRows'
import type { BaseModel } from '../database/BaseModel'
import { CupboardItemModel } from './CupboardItemModel'
import { CupboardStateModel } from './CupboardStateModel'
import { FrozenMealModel } from './FrozenMealModel'
import type { CupboardState, FreezerState, Frozen, Kept, Word, Words } from '../../schema/cupboardWords'
import { householdReader, onOwnRow } from '../households/householdReader'

/** A household's cupboard as it is stored. */
export interface StoredCupboard {
  version: number
  state: CupboardState
  freezer: FreezerState
}

/** A household's cupboard as columns of one row. */
export interface CupboardColumns {
  cupboard: unknown
  kept: unknown
  frozen: unknown
}

const STATE = ['version'] as const
const ITEM = ['ingredient', 'isKept', { fraction: 'amount' }, 'unit', 'useBy', 'at', 'memberId'] as const
const BATCH = ['id', 'isKept', 'uniqueId', 'serves', 'frozenOn', 'at', 'memberId'] as const

/**
 * Adds the cupboard to a query in which the household's id is a column.
 * @param only narrows each of the queries, such as to one row of the outer one.
 */
export function withCupboard(
  query: Knex.QueryBuilder,
  db: Knex,
  householdId: string,
  only: (rows: Knex.QueryBuilder) => Knex.QueryBuilder = (rows) => rows,
): Knex.QueryBuilder {
  const of = (table: string) => only(db(table).where(`${table}.householdId`, db.ref(householdId)))
  return query.select(
    jsonRows(db, of(CupboardStateModel.tableName), STATE).as('cupboard'),
    jsonRows(db, of(CupboardItemModel.tableName), ITEM).as('kept'),
    jsonRows(db, of(FrozenMealModel.tableName), BATCH).as('frozen'),
  )
}

/** The cupboard of such a row. */
export function readCupboard({ cupboard, kept, frozen }: CupboardColumns): StoredCupboard {
  const [whole] = readJsonRows<CupboardStateModel>(cupboard, STATE)
  return {
    version: whole?.version ?? 0,
    state: toState(readJsonRows<Stored>(kept, ITEM)),
    freezer: toFreezer(readJsonRows<StoredBatch>(frozen, BATCH)),
  }
}

/** The cupboard of a household whose lock is held. */
export async function cupboardIn(trx: Knex.Transaction, householdId: string): Promise<StoredCupboard> {
  const household = trx('households').where('households.id', householdId).select('households.id')
  const [row] = (await withCupboard(household, trx, 'households.id')) as CupboardColumns[]
  if (!row) throw new Error('A household is gone whose lock is held')
  return readCupboard(row)
}

/** What was said of the cupboard of the household of a call, without its version. */
export const readCupboardOf = householdReader<Pick<CupboardColumns, 'kept'>, CupboardState>(
  (query, db) => {
    const kept = db(CupboardItemModel.tableName).where('cupboard_items.householdId', db.ref('households.id'))
    return query.select(jsonRows(db, onOwnRow(db)(kept), ITEM).as('kept'))
  },
  ({ own }) => toState(readJsonRows<Stored>(own.kept, ITEM)),
)

/**
 * Stores what has changed of a household's cupboard. For the transaction of `inHousehold`.
 * @throws StaleRead where it is not the cupboard that was read any more.
 */
export async function writeCupboard(
  trx: Knex.Transaction,
  householdId: string,
  { version: present, state: before, freezer: frozenBefore }: StoredCupboard,
  { version, state, freezer }: StoredCupboard,
): Promise<void> {
  const states = trx(CupboardStateModel.tableName)
  if (present === 0) await states.insert({ householdId, version })
  else if ((await states.where({ householdId, version: present }).update({ version })) === 0) throw new StaleRead()
  await writeWords(trx, { table: CupboardItemModel.tableName, key: 'ingredient', fromWord }, householdId, before, state)
  const batches = { table: FrozenMealModel.tableName, key: 'id', fromWord: fromBatch }
  await writeWords(trx, batches, householdId, frozenBefore, freezer)
}

/** Where words of a kind are stored, and as what. */
interface Place<What> {
  readonly table: string
  readonly key: string
  readonly fromWord: (word: Word<What>) => object
}

async function writeWords<What>(
  trx: Knex.Transaction,
  { table, key, fromWord }: Place<What>,
  householdId: string,
  before: Words<What>,
  after: Words<What>,
): Promise<void> {
  if (after === before) return
  const changed = [...after].filter(([name, word]) => before.get(name) !== word)
  const gone = [...before.keys()].filter((name) => !after.has(name))
  if (changed.length > 0)
    await trx(table)
      .insert(changed.map(([name, word]) => ({ householdId, [key]: name, ...fromWord(word) })))
      .onConflict(['householdId', key])
      .merge()
  if (gone.length > 0) await trx(table).where({ householdId }).whereIn(key, gone).delete()
}

/** A row as the database has it, or as its model reads it. */
type Stored = Omit<CupboardItemModel, 'isKept' | keyof BaseModel> & { isKept: boolean | 0 | 1 }

const toState = (rows: readonly Stored[]): CupboardState => new Map(rows.map((row) => [row.ingredient, toWord(row)]))

function toWord({ isKept, amount, unit, useBy, at, memberId: by }: Stored): Word {
  return { at, by, kept: isKept ? { amount, unit, useBy } : null }
}

function fromWord({ at, by, kept }: Word<Kept>) {
  const { amount = null, unit = null, useBy = null } = kept ?? {}
  return { isKept: kept ? 1 : 0, amount, unit, useBy, at, memberId: by }
}

type StoredBatch = Omit<FrozenMealModel, 'isKept' | keyof BaseModel> & { isKept: boolean | 0 | 1 }

const toFreezer = (rows: readonly StoredBatch[]): FreezerState => new Map(rows.map((row) => [row.id, toBatch(row)]))

function toBatch({ isKept, uniqueId, serves, frozenOn, at, memberId: by }: StoredBatch): Word<Frozen> {
  const isThere = isKept && uniqueId !== null && serves !== null && frozenOn !== null
  return { at, by, kept: isThere ? { uniqueId, serves, frozenOn } : null }
}

function fromBatch({ at, by, kept }: Word<Frozen>) {
  const { uniqueId = null, serves = null, frozenOn = null } = kept ?? {}
  return { isKept: kept ? 1 : 0, uniqueId, serves, frozenOn, at, memberId: by }
}
