import type { Knex } from 'knex'
import type { Services } from '../platform/services'
import { insertHousehold } from './insertHousehold'
import { MemberModel } from './MemberModel'

/** Gives an account that leaves its household a new one. Its name, portion and meals stay as they are. */
export async function startHousehold({ now }: Pick<Services, 'now'>, trx: Knex, member: MemberModel): Promise<void> {
  const householdId = await insertHousehold(trx, member.userId, now())
  await MemberModel.query(trx).findById(member.id).patch({ householdId, answersEditedBy: 'SELF', joinedAt: now() })
}
