import type { Knex } from 'knex'
import { HouseholdModel } from './HouseholdModel'
import { MemberModel } from './MemberModel'

/** A household with everyone in it, in the order in which they joined. */
export interface FullHousehold {
  household: HouseholdModel
  members: readonly MemberModel[]
}

/** Adds columns to a query of a household's members, of at most one row for each `member`. */
export type Extend = (query: Knex.QueryBuilder, db: Knex) => Knex.QueryBuilder

/** A member as it is read with its household, and as it was locked. */
export interface LockedRow extends Pick<MemberModel, keyof typeof MEMBER> {
  householdName: string
  ownerId: string | null
  householdVersion: number
  householdCreatedAt: number
}

/** A locked household with the further columns that were asked for, of the members in the same order. */
export interface LockedHousehold<More = object> extends FullHousehold {
  rows: readonly (LockedRow & More)[]
}

const MEMBER = {
  id: 'member.id',
  householdId: 'member.householdId',
  userId: 'member.userId',
  name: 'member.name',
  portion: 'member.portion',
  eats: 'member.eats',
  answersEditedBy: 'member.answersEditedBy',
  joinedAt: 'member.joinedAt',
  place: 'member.place',
} as const

/** Reads members in the order in which they joined, with their household, where a query has both. */
export const selectMembers = (query: Knex.QueryBuilder): Knex.QueryBuilder =>
  query.orderBy(['member.joinedAt', 'member.id']).select(MEMBER).select({
    householdName: 'households.name',
    ownerId: 'households.ownerId',
    householdVersion: 'households.version',
    householdCreatedAt: 'households.createdAt',
  })

/**
 * Locks households with their members until the transaction ends: every change of members, invitations and roles happens
 * under this lock, so changes of one household happen one after the other. Call it before any other read of the
 * transaction, which would see the state before the lock. Households are locked in one order, so that two calls never wait
 * for each other.
 *
 * @returns those that exist, by id.
 */
export async function lockHouseholds(
  trx: Knex.Transaction,
  ...ids: readonly string[]
): Promise<Map<string, FullHousehold>> {
  const locked = new Map<string, FullHousehold>()
  for (const id of [...new Set(ids)].sort()) {
    const household = await lockHousehold(trx, id)
    if (household) locked.set(id, household)
  }
  return locked
}

/**
 * The same of one household, by one statement.
 * @param extend must not join what others lock before a household, nor rows that may be missing: it would lock them as well.
 */
export async function lockHousehold<More = object>(
  trx: Knex.Transaction,
  id: string,
  extend: Extend = (query) => query,
): Promise<LockedHousehold<More> | null> {
  const household = trx('households')
    .join('household_members as member', 'member.householdId', 'households.id')
    .where('households.id', id)
    .forUpdate()
  const rows = (await extend(selectMembers(household), trx)) as (LockedRow & More)[]
  const [first] = rows
  if (!first) return null
  return { household: toHousehold(first), members: rows.map(toMember), rows }
}

/** The household of a member's row. */
export function toHousehold(row: LockedRow): HouseholdModel {
  const {
    householdId: id,
    householdName: name,
    ownerId,
    householdVersion: version,
    householdCreatedAt: createdAt,
  } = row
  return HouseholdModel.fromDatabaseJson({ id, name, ownerId, version, createdAt })
}

function toMember(row: LockedRow): MemberModel {
  const columns = (Object.keys(MEMBER) as (keyof typeof MEMBER)[]).map((name) => [name, row[name]])
  return MemberModel.fromDatabaseJson(Object.fromEntries(columns) as object)
}

/** The members with an account. */
export const accountsIn = ({ members }: FullHousehold): MemberModel[] => members.filter(({ userId }) => userId !== null)

/**
 * The member who owns a household: the account that joined first where the owner's account was deleted. Undefined only
 * while a household without any account waits for its end.
 */
export function ownerIn({ household, members }: FullHousehold): MemberModel | undefined {
  return ownerAmong(members, household.ownerId)
}

/** The same among members of any shape, in the order in which they joined. */
export function ownerAmong<Member extends Pick<MemberModel, 'userId'>>(
  members: readonly Member[],
  ownerId: string | null,
): Member | undefined {
  const accounts = members.filter(({ userId }) => userId !== null)
  return accounts.find(({ userId }) => userId === ownerId) ?? accounts[0]
}
