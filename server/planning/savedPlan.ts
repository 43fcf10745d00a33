import type { Knex } from 'knex'
import type { MemberModel } from '../households/MemberModel'
import type { PlanRows } from '../../schema/planOperations'
import { MealPlanModel } from './MealPlanModel'
import { messages } from './messages'
import { PlanModel, SAVED } from './PlanModel'
import { toLists, toRows } from './storedPlan'
import { newId } from '../../schema/newId'

/** The saved plan of a household. `version` counts the saves from 1. */
export interface SavedPlan {
  version: number
  savedAt: number
  rows: PlanRows
}

/** A member, as far as saved plans are concerned. */
type Saver = Pick<MemberModel, 'userId' | 'joinedAt' | 'place'>

/**
 * The saved plan of a household; null when none was saved.
 *
 * @param trx with `lock`, the transaction in which the plan is about to be replaced.
 */
export async function readSavedPlan(
  trx: Knex,
  householdId: string,
  members: readonly Saver[],
  { lock = false } = {},
): Promise<SavedPlan | null> {
  const stored = await PlanModel.query(trx).findOne({ householdId, nameKey: SAVED })
  return latestSave(stored, await savesOf(trx, accountsOf(members), lock), members)
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

/** Replaces the saved plan of a household on behalf of a member, also where the release before this one reads it. */
export async function writeSavedPlan(
  trx: Knex,
  { householdId, id: changedBy }: MemberModel,
  members: readonly MemberModel[],
  { version, savedAt, rows }: SavedPlan,
): Promise<PlanModel> {
  const change = { version, content: { rows }, changedAt: savedAt, changedBy }
  const present = await PlanModel.query(trx).findOne({ householdId, nameKey: SAVED })
  const key = { householdId, name: messages.savedPlan, nameKey: SAVED }
  if (present) await present.$query(trx).patch(change)
  const written = present ?? (await PlanModel.query(trx).insert({ id: newId(), ...key, ...change }))
  const copy = { version, plan: JSON.stringify(toLists(rows)), savedAt }
  const accounts = accountsOf(members)
  if (accounts.length === 0) return written
  await trx(MealPlanModel.tableName)
    .insert(accounts.map((userId) => ({ userId, ...copy })))
    .onConflict('userId')
    .merge()
  return written
}

/** The rows of accounts. Only those that are there are locked: two calls that lock the gap where one is missing deadlock. */
async function savesOf(trx: Knex, userIds: readonly string[], lock: boolean): Promise<MealPlanModel[]> {
  if (userIds.length === 0) return []
  const found = await MealPlanModel.query(trx).whereIn('userId', [...userIds])
  if (!lock || found.length === 0) return found
  const present = found.map(({ userId }) => userId)
  return MealPlanModel.query(trx).whereIn('userId', present).forUpdate()
}

/** Whether an account's row was written after the household's plan, and while the account was in the household. */
function isLater(save: MealPlanModel, stored: PlanModel, joinedAt: number): boolean {
  // Also by the version, should the clocks of two instances differ: both releases count from what this one has written.
  return save.savedAt >= joinedAt && (save.savedAt > stored.changedAt || save.version > stored.version)
}

/** The accounts whose copies are of this household: it is their first one, which the release before this one knows. */
export function accountsOf(members: readonly Saver[]): string[] {
  return members.flatMap(({ userId, place }) => (place === 0 ? (userId ?? []) : []))
}
