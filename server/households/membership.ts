import { GraphQLError } from 'graphql'
import type { Knex } from 'knex'
import { isDuplicate } from '../database/faults'
import { createBatchLoader } from '../database/createBatchLoader'
import { aside } from '../database/commits'
import { inTransaction } from '../database/transaction'
import { badRequest } from '../platform/errors'
import type { Services } from '../platform/services'
import type { Caller } from '../request/context'
import { insertHousehold } from './insertHousehold'
import { MemberModel } from './MemberModel'
import { messages } from './messages'
import { newId } from '../../schema/newId'

const membershipsOf = createBatchLoader(async (db, userIds) => {
  const members = await MemberModel.query(db)
    .whereIn('userId', [...userIds])
    .orderBy('place')
  const found = new Map<string, MemberModel[]>()
  for (const member of members) found.set(String(member.userId), [...(found.get(String(member.userId)) ?? []), member])
  return found
})

/**
 * The places of an account in its households, the first one first, which is made when it is first needed; one query, shared
 * with concurrent reads.
 */
export async function memberships({ db, now }: Pick<Services, 'db' | 'now'>, userId: string): Promise<MemberModel[]> {
  return (await membershipsOf(db, userId)) ?? [await makeHousehold(db, userId, now())]
}

/**
 * The place of a caller in the household that the call is for: the one that it asks for, or else the account's first.
 * @throws BAD_USER_INPUT for a household to which the account does not belong, whether there is one or not.
 */
export async function membership(services: Pick<Services, 'db' | 'now'>, caller: Caller): Promise<MemberModel> {
  const [first, ...further] = await memberships(services, caller.userId)
  const member = caller.isAsked ? [first, ...further].find((one) => one?.householdId === caller.householdId) : first
  if (!member) throw new NoSuchHousehold()
  return member
}

/** Whether an account belongs to a household. */
export async function belongsTo(
  services: Pick<Services, 'db' | 'now'>,
  { userId }: Caller,
  householdId: string,
): Promise<boolean> {
  return (await memberships(services, userId)).some((member) => member.householdId === householdId)
}

/** BAD_USER_INPUT of a household that is not the caller's, and of one that does not exist (docs/product.md HH-25). */
export class NoSuchHousehold extends GraphQLError {
  constructor() {
    const { message, extensions } = badRequest(messages.noSuchHousehold, 'household')
    super(message, { extensions })
  }
}

/** Makes the household of an account. Of concurrent calls one makes it; the others read what it made. */
async function makeHousehold(db: Knex, userId: string, now: number): Promise<MemberModel> {
  try {
    await aside(() =>
      inTransaction(db, async (trx) => {
        const householdId = await insertHousehold(trx, userId, now)
        await MemberModel.query(trx).insert(newMember({ householdId, userId, joinedAt: now }))
      }),
    )
  } catch (error) {
    if (!isDuplicate(error)) throw error
  }
  return MemberModel.query(db).findOne({ userId, place: 0 }).throwIfNotFound()
}

/** A member of whom nothing was said yet: a whole portion of every meal. */
export function newMember(known: Pick<MemberModel, 'householdId' | 'userId' | 'joinedAt'>) {
  return { id: newId(), name: '', portion: 100, eats: 7, answersEditedBy: 'SELF' as const, place: 0, ...known }
}
