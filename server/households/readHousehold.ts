import type { Knex } from 'knex'
import type { Services } from '../services'
import { HouseholdModel } from './HouseholdModel'
import { MemberModel } from './MemberModel'
import { membership } from './membership'
import { type AddressedMember, householdView, type HouseholdView } from './views'

/** The caller's household, which is made when it is first needed. */
export async function readHousehold(services: Pick<Services, 'db' | 'now'>, userId: string): Promise<HouseholdView> {
  for (;;) {
    const { householdId } = await membership(services, userId)
    const [household, members] = await Promise.all([
      HouseholdModel.query(services.db).findById(householdId),
      addressedMembers(services.db, householdId),
    ])
    // A caller who was moved to another household just then is looked for there.
    if (household && members.some((member) => member.userId === userId))
      return householdView(household, members, userId)
  }
}

/** Everyone in a household with their mail addresses, in the order in which they joined. */
export async function addressedMembers(db: Knex, householdId: string): Promise<AddressedMember[]> {
  const members = await MemberModel.query(db)
    .where({ householdId })
    .leftJoin('users', 'users.id', 'household_members.userId')
    .orderBy(['joinedAt', 'household_members.id'])
    .select('household_members.*', 'users.email')
  return members as AddressedMember[]
}
