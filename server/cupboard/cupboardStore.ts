import type { Knex } from 'knex'
import type { BaseModel } from '../database/BaseModel'
import { CupboardItemModel } from './CupboardItemModel'
import { CupboardStateModel } from './CupboardStateModel'
import type { CupboardState, Word } from '../../schema/cupboardWords'

/** A household's cupboard as it is stored. */
export interface StoredCupboard {
  version: number
  state: CupboardState
}

/** Reads the cupboard of a household. */
export async function readCupboard(db: Knex, householdId: string): Promise<StoredCupboard> {
  const [whole, rows] = await Promise.all([
    CupboardStateModel.query(db).findById(householdId),
    CupboardItemModel.query(db).where({ householdId }),
  ])
  return { version: whole?.version ?? 0, state: toState(rows) }
}

/** What was said of the cupboard of an account's household, without its version: one query. */
export async function readCupboardOf(db: Knex, userId: string): Promise<CupboardState> {
  const rows: Stored[] = await db(CupboardItemModel.tableName)
    .join('household_members', 'household_members.householdId', 'cupboard_items.householdId')
    .where('household_members.userId', userId)
    .select('cupboard_items.*')
  return toState(rows)
}

/** Stores what has changed of a household's cupboard. For the transaction of `inHousehold`. */
export async function writeCupboard(
  trx: Knex.Transaction,
  householdId: string,
  before: CupboardState,
  { version, state }: StoredCupboard,
): Promise<void> {
  await trx(CupboardStateModel.tableName).insert({ householdId, version }).onConflict('householdId').merge()
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
