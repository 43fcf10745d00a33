import type { Knex } from 'knex'
import type { Services } from '../platform/services'
import { insertHousehold } from './insertHousehold'
import { MemberModel } from './MemberModel'

/** Gives an account that leaves its household a new one. Its name, portion and meals stay as they are. */
export async function startHousehold(services: Services, trx: Knex.Transaction, member: MemberModel): Promise<void> {
  const { now, hooks } = services
  const householdId = await insertHousehold(trx, member.userId, now())
  const change = { householdId, answersEditedBy: 'SELF', joinedAt: now() } as const
  await MemberModel.query(trx).findById(member.id).patch(change)
  const leaving = { userId: String(member.userId), member: member.$clone().$set(change), from: member.householdId }
  for (const follow of hooks.householdLeavings) await follow(services, trx, leaving)
}
