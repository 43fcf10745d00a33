import type { Knex } from 'knex'
import { StaleRead } from '../database/faults'
import type { Change } from '../households/changeHousehold'
import type { Extend } from '../households/lockHouseholds'
import type { MemberModel } from '../households/MemberModel'
import type { PlanRows } from '../../schema/planOperations'
import { MealPlanModel } from './MealPlanModel'
import { messages } from './messages'
import { plansColumn, readPlans } from './planColumns'
import { PlanModel, SAVED } from './PlanModel'
import { readSaves, withSaves } from './plansOfHousehold'
import { toLists, toRows } from './storedPlan'
import { newId } from '../../schema/newId'

/** The saved plan of a household. `version` counts the saves from 1. */
export interface SavedPlan {
  version: number
  savedAt: number
  rows: PlanRows
}

/** The saved plan of a household, null where none was saved, and the row that it has. */
export interface StoredSave {
  readonly saved: SavedPlan | null
  readonly row: PlanModel | undefined
}

/** A member, as far as saved plans are concerned. */
type Saver = Pick<MemberModel, 'userId' | 'joinedAt' | 'place'>

/**
 * The saved plan of a household.
 *
 * @param trx with `lock`, the transaction in which the plan is about to be replaced.
 */
export async function readSavedPlan(
  trx: Knex,
  householdId: string,
  members: readonly Saver[],
  { lock = false } = {},
): Promise<StoredSave> {
  const row = await PlanModel.query(trx).findOne({ householdId, nameKey: SAVED })
  const saves = await savesOf(trx, accountsOf(members))
  return { row, saved: latestSave(row, lock ? await lockSaves(trx, saves) : saves, members) }
}

/** What is read of each member with the household's lock where its saved plan is about to be replaced. */
export interface SavedColumns {
  savedPlan: unknown
  saves: unknown
}

/** Adds it to a query of the household's members; the plan on the user's row alone. */
export const withSavedPlan =
  (userId: string): Extend =>
  (query, db) =>
    withSaves(query, db).select(
      plansColumn(db, (plans) => plans.where('plans.nameKey', SAVED).where('member.userId', userId)).as('savedPlan'),
    )

/** The saved plan of a household whose members were locked with it. */
export async function lockedSave(trx: Knex, rows: readonly (Saver & SavedColumns)[]): Promise<StoredSave> {
  const [row] = rows.flatMap(({ savedPlan }) => readPlans(savedPlan))
  return { row, saved: latestSave(row, await lockSaves(trx, readSaves(rows)), rows) }
}

/**
 * The saved plan of a household, from its row and those of its accounts. What the release before this one has saved for an
 * account of the household since, which it keeps by account, counts as the household's
 * (docs/decisions/0037-plans-as-operations.md).
 */
export function latestSave(
  stored: PlanModel | undefined,
  saves: readonly MealPlanModel[],
  members: readonly Saver[],
): SavedPlan | null {
  // Who joined later had another plan until then; the first member has made the household.
  const joinedAt = new Map(members.slice(1).map((member) => [member.userId, member.joinedAt]))
  const later = saves
    .filter((save) => stored === undefined || isLater(save, stored, joinedAt.get(save.userId) ?? 0))
    .reduce<MealPlanModel | null>((latest, save) => (latest && latest.savedAt >= save.savedAt ? latest : save), null)
  if (later) {
    const { version, savedAt, plan } = later
    return { version: Math.max(version, (stored?.version ?? 0) + 1), savedAt, rows: toRows(plan) }
  }
  return stored ? { version: stored.version, savedAt: stored.changedAt, rows: stored.content.rows } : null
}

/**
 * Replaces the saved plan of a household on behalf of a member, also where the release before this one reads it.
 * @throws StaleRead where its row is not the one that was read any more.
 */
export async function writeSavedPlan(
  { trx, self: { householdId, id: changedBy }, members }: Pick<Change, 'trx' | 'self' | 'members'>,
  present: PlanModel | undefined,
  { version, savedAt, rows }: SavedPlan,
): Promise<PlanModel> {
  const change = { version, content: { rows }, changedAt: savedAt, changedBy }
  const key = { householdId, name: messages.savedPlan, nameKey: SAVED }
  const written = present
    ? await replaced(trx, present, change)
    : await PlanModel.query(trx).insert({ id: newId(), ...key, ...change })
  const copy = { version, plan: JSON.stringify(toLists(rows)), savedAt }
  const accounts = accountsOf(members)
  if (accounts.length === 0) return written
  await trx(MealPlanModel.tableName)
    .insert(accounts.map((userId) => ({ userId, ...copy })))
    .onConflict('userId')
    .merge()
  return written
}

async function replaced(trx: Knex, present: PlanModel, change: Partial<PlanModel>): Promise<PlanModel> {
  const { id, version } = present
  if ((await PlanModel.query(trx).where({ id, version }).patch(change)) === 0) throw new StaleRead()
  return present.$clone().$set(change)
}

const savesOf = async (trx: Knex, userIds: readonly string[]): Promise<MealPlanModel[]> =>
  userIds.length === 0 ? [] : MealPlanModel.query(trx).whereIn('userId', [...userIds])

/** The rows of accounts, locked. Only those that are there: two calls that lock the gap where one is missing deadlock. */
const lockSaves = async (trx: Knex, found: readonly MealPlanModel[]): Promise<MealPlanModel[]> =>
  found.length === 0
    ? []
    : MealPlanModel.query(trx)
        .whereIn(
          'userId',
          found.map(({ userId }) => userId),
        )
        .forUpdate()

/** Whether an account's row was written after the household's plan, and while the account was in the household. */
function isLater(save: MealPlanModel, stored: PlanModel, joinedAt: number): boolean {
  // Also by the version, should the clocks of two instances differ: both releases count from what this one has written.
  return save.savedAt >= joinedAt && (save.savedAt > stored.changedAt || save.version > stored.version)
}

/** The accounts whose copies are of this household: it is their first one, which the release before this one knows. */
export function accountsOf(members: readonly Saver[]): string[] {
  return members.flatMap(({ userId, place }) => (place === 0 ? (userId ?? []) : []))
}
