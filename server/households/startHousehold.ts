import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Services } from '../services'
import { HouseholdModel } from './HouseholdModel'
import { MemberModel } from './MemberModel'

/** Gives an account that leaves its household one of its own. Its name, portion and meals stay as they are. */
export async function startHousehold({ now }: Pick<Services, 'now'>, trx: Knex, member: MemberModel): Promise<void> {
  const householdId = randomUUID()
  await HouseholdModel.query(trx).insert({
    id: householdId,
    name: '',
    ownerId: member.userId,
    version: 1,
    createdAt: now(),
  })
  await MemberModel.query(trx).findById(member.id).patch({ householdId, answersEditedBy: 'SELF', joinedAt: now() })
}
