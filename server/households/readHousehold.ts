import type { Knex } from 'knex'
import type { Services } from '../platform/services'
import { askingFor, type Caller } from '../request/context'
import { MemberModel } from './MemberModel'
import { householdReader, type ReadRow } from './householdReader'
import { toHousehold } from './lockHouseholds'
import { memberships } from './membership'
import { type AddressedMember, householdView, type HouseholdView } from './views'

const readRows = householdReader<object, readonly ReadRow[]>(
  (query) => query,
  ({ rows }) => rows,
)

/** The household of a call, with everyone in it. */
export async function readHousehold(services: Pick<Services, 'db' | 'now'>, caller: Caller): Promise<HouseholdView> {
  const rows = await readRows(services, caller)
  return householdView(toHousehold(rows[0] as ReadRow), rows, caller.userId)
}

/** All households of an account, the first one first (docs/product.md HH-25). */
export async function readHouseholds(services: Pick<Services, 'db' | 'now'>, caller: Caller): Promise<HouseholdView[]> {
  const places = await memberships(services, caller.userId)
  return Promise.all(places.map(({ householdId }) => readHousehold(services, askingFor(caller, householdId))))
}

/** Everyone in a household with their mail addresses, in the order in which they joined. */
export async function addressedMembers(db: Knex, householdId: string): Promise<(MemberModel & AddressedMember)[]> {
  const members = await MemberModel.query(db)
    .where({ householdId })
    .leftJoin('users', 'users.id', 'household_members.userId')
    .orderBy(['joinedAt', 'household_members.id'])
    .select('household_members.*', 'users.email')
  return members as (MemberModel & AddressedMember)[]
}
