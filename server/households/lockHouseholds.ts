import type { Knex } from 'knex'
import { HouseholdModel } from './HouseholdModel'
import { MemberModel } from './MemberModel'

/** A household with everyone in it, in the order in which they joined. */
export interface FullHousehold {
  household: HouseholdModel
  members: readonly MemberModel[]
}

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
    const household = await HouseholdModel.query(trx).findById(id).forUpdate()
    if (household) locked.set(id, { household, members: await membersOf(trx, id).forUpdate() })
  }
  return locked
}

/** Everyone in a household, in the order in which they joined. */
export function membersOf(db: Knex, householdId: string) {
  return MemberModel.query(db).where({ householdId }).orderBy(['joinedAt', 'id'])
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
