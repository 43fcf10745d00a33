import type { Knex } from 'knex'
import { StaleRead } from '../database/faults'
import { jsonRows, readJsonRows } from '../database/jsonRows'
import type { BaseModel } from '../database/BaseModel'
import { CupboardItemModel } from './CupboardItemModel'
import { CupboardStateModel } from './CupboardStateModel'
import type { CupboardState, Word } from '../../schema/cupboardWords'
import { placeOf } from '../households/householdReader'
import type { Caller } from '../request/context'

/** A household's cupboard as it is stored. */
export interface StoredCupboard {
  version: number
  state: CupboardState
}

/** A household's cupboard as columns of one row. */
export interface CupboardColumns {
  cupboard: unknown
  kept: unknown
}

const STATE = ['version'] as const
const ITEM = ['ingredient', 'isKept', { fraction: 'amount' }, 'unit', 'useBy', 'at', 'memberId'] as const

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
  )
}

/** The cupboard of such a row. */
export function readCupboard({ cupboard, kept }: CupboardColumns): StoredCupboard {
  const [whole] = readJsonRows<CupboardStateModel>(cupboard, STATE)
  return { version: whole?.version ?? 0, state: toState(readJsonRows<Stored>(kept, ITEM)) }
}

/** What was said of the cupboard of a caller's household, without its version: one query. */
export async function readCupboardOf(db: Knex, caller: Caller): Promise<CupboardState> {
  const rows: Stored[] = await db(CupboardItemModel.tableName)
    .join('household_members', 'household_members.householdId', 'cupboard_items.householdId')
    .where(placeOf(caller))
    .select('cupboard_items.*')
  return toState(rows)
}

/**
 * Stores what has changed of a household's cupboard. For the transaction of `inHousehold`.
 * @throws StaleRead where it is not the cupboard that was read any more.
 */
export async function writeCupboard(
  trx: Knex.Transaction,
  householdId: string,
  { version: present, state: before }: StoredCupboard,
  { version, state }: StoredCupboard,
): Promise<void> {
  const states = trx(CupboardStateModel.tableName)
  if (present === 0) await states.insert({ householdId, version })
  else if ((await states.where({ householdId, version: present }).update({ version })) === 0) throw new StaleRead()
  const changed = [...state].filter(([ingredient, word]) => before.get(ingredient) !== word)
  const gone = [...before.keys()].filter((ingredient) => !state.has(ingredient))
  if (changed.length > 0)
    await trx(CupboardItemModel.tableName)
      .insert(changed.map(([ingredient, word]) => ({ householdId, ingredient, ...fromWord(word) })))
      .onConflict(['householdId', 'ingredient'])
      .merge()
  if (gone.length > 0)
    await trx(CupboardItemModel.tableName).where({ householdId }).whereIn('ingredient', gone).delete()
}

/** A row as the database has it, or as its model reads it. */
type Stored = Omit<CupboardItemModel, 'isKept' | keyof BaseModel> & { isKept: boolean | 0 | 1 }

const toState = (rows: readonly Stored[]): CupboardState => new Map(rows.map((row) => [row.ingredient, toWord(row)]))

function toWord({ isKept, amount, unit, useBy, at, memberId: by }: Stored): Word {
  return { at, by, kept: isKept ? { amount, unit, useBy } : null }
}

function fromWord({ at, by, kept }: Word) {
  const { amount = null, unit = null, useBy = null } = kept ?? {}
  return { isKept: kept ? 1 : 0, amount, unit, useBy, at, memberId: by }
}
