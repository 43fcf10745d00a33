import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { createBatchLoader } from '../database/createBatchLoader'
import { isDuplicate } from '../database/faults'
import { inTransaction } from '../database/transaction'
import type { Services } from '../platform/services'
import { insertHousehold } from './insertHousehold'
import { MemberModel } from './MemberModel'

const membershipOf = createBatchLoader(async (db, userIds) => {
  const members = await MemberModel.query(db).whereIn('userId', [...userIds])
  return new Map(members.map((member) => [String(member.userId), member]))
})

/** The place of an account in its household, which is made when it is first needed; one query, shared with concurrent reads. */
export async function membership({ db, now }: Pick<Services, 'db' | 'now'>, userId: string): Promise<MemberModel> {
  const member = (await membershipOf(db, userId)) ?? (await makeHousehold(db, userId, now()))
  if (!member) throw new Error(`No household could be made for ${userId}`)
  return member
}

/** Makes the household of an account. Of concurrent calls one makes it; the others read what it made. */
async function makeHousehold(db: Knex, userId: string, now: number): Promise<MemberModel | undefined> {
  try {
    await inTransaction(db, async (trx) => {
      const householdId = await insertHousehold(trx, userId, now)
      await MemberModel.query(trx).insert(newMember({ householdId, userId, joinedAt: now }))
    })
  } catch (error) {
    if (!isDuplicate(error)) throw error
  }
  return MemberModel.query(db).findOne({ userId })
}

/** A member of whom nothing was said yet: a whole portion of every meal. */
export function newMember(known: Pick<MemberModel, 'householdId' | 'userId' | 'joinedAt'>) {
  return { id: randomUUID(), name: '', portion: 100, eats: 7, answersEditedBy: 'SELF' as const, ...known }
}
