import type { Knex } from 'knex'
import { createBatchLoader } from '../database/createBatchLoader'
import { jsonRows, readJsonRows } from '../database/jsonRows'
import { householdReader, onOwnRow } from '../households/householdReader'
import { HouseholdModel } from '../households/HouseholdModel'
import { HouseholdWishesModel } from './HouseholdWishesModel'
import { COUNTED_KINDS, type CountedKind, type HouseholdWishes, NO_WISHES } from './wishes'

const wishesBy = createBatchLoader(async (db, householdIds) => {
  const rows = await HouseholdWishesModel.query(db).findByIds([...householdIds])
  return new Map(rows.map((row) => [row.householdId, fromStored(row)]))
})

/** What a household wishes; one query, shared with what asks at the same time. */
export const readHouseholdWishes = async (db: Knex, householdId: string): Promise<HouseholdWishes> =>
  (await wishesBy(db, householdId)) ?? NO_HOUSEHOLD_WISHES

const WISHES = ['householdId', 'wishes', 'updatedAt'] as const

/** What the household of a call wishes. */
export const wishesOfHousehold = householdReader<{ householdWishes: unknown }, HouseholdWishes>(
  (query, db) => {
    const wishes = db(HouseholdWishesModel.tableName).where('household_wishes.householdId', db.ref('households.id'))
    return query.select(jsonRows(db, onOwnRow(db)(wishes), WISHES).as('householdWishes'))
  },
  ({ own }) => {
    const [row] = readJsonRows<object>(own.householdWishes, WISHES)
    return row ? fromStored(HouseholdWishesModel.fromDatabaseJson(row)) : NO_HOUSEHOLD_WISHES
  },
)

const { targets: _, ...NO_HOUSEHOLD_WISHES } = NO_WISHES

const fromStored = ({ wishes }: HouseholdWishesModel): HouseholdWishes => ({
  ...NO_HOUSEHOLD_WISHES,
  ...wishes,
  minutes: { ...NO_HOUSEHOLD_WISHES.minutes, ...wishes.minutes },
})

/**
 * What a household wishes, with its row, which is made if it is missing, held until the transaction ends. Null when the
 * household has ended in the meantime. The household is locked first, as everywhere.
 */
export async function lockHouseholdWishes(
  trx: Knex.Transaction,
  householdId: string,
  now: number,
): Promise<HouseholdWishes | null> {
  if (!(await HouseholdModel.query(trx).findById(householdId).forUpdate())) return null
  const empty = HouseholdWishesModel.fromJson({ householdId, wishes: {}, updatedAt: now }).$toDatabaseJson()
  await trx(HouseholdWishesModel.tableName).insert(empty).onConflict('householdId').ignore()
  return fromStored(await HouseholdWishesModel.query(trx).findById(householdId).forUpdate().throwIfNotFound())
}

/** Writes what a household wishes, whose row is held. */
export async function writeHouseholdWishes(
  trx: Knex.Transaction,
  householdId: string,
  wishes: HouseholdWishes,
  now: number,
): Promise<void> {
  await HouseholdWishesModel.query(trx).findById(householdId).patch({ wishes, updatedAt: now })
}

/** The kinds of which at least more is wanted than at most. */
export const contradictions = ({ counts }: Pick<HouseholdWishes, 'counts'>): CountedKind[] =>
  COUNTED_KINDS.filter((kind) => {
    const { atLeast = null, atMost = null } = counts[kind] ?? {}
    return atLeast !== null && atMost !== null && atLeast > atMost
  })
