import type { Knex } from 'knex'
import type { Services } from '../platform/services'
import { askingFor, type Caller } from '../request/context'
import { HouseholdModel } from './HouseholdModel'
import { MemberModel } from './MemberModel'
import { householdReader } from './householdReader'
import { memberships } from './membership'
import { type AddressedMember, householdView, type HouseholdView } from './views'

/** A household with everyone in it, in the order in which they joined. */
interface Addressed {
  household: HouseholdModel
  members: AddressedMember[]
}

type Row = AddressedMember & {
  householdName: string
  ownerId: string | null
  version: number
  createdAt: number
}

const readAddressed = householdReader<Row, Addressed>(
  (mine) =>
    mine
      .join('household_members as member', 'member.householdId', 'mine.householdId')
      .join('households', 'households.id', 'mine.householdId')
      .leftJoin('users', 'users.id', 'member.userId')
      .orderBy(['member.joinedAt', 'member.id'])
      .select(
        'member.*',
        'users.email',
        'households.name as householdName',
        'households.ownerId',
        'households.version',
        'households.createdAt',
      ),
  (rows) => ({ household: toHousehold(rows[0] as Row), members: [...rows] }),
)

const toHousehold = ({ householdId: id, householdName: name, ownerId, version, createdAt }: Row): HouseholdModel =>
  HouseholdModel.fromDatabaseJson({ id, name, ownerId, version, createdAt })

/** The household of a call, with everyone in it: one query, shared with concurrent reads. */
export async function readHousehold(services: Pick<Services, 'db' | 'now'>, caller: Caller): Promise<HouseholdView> {
  const { household, members } = await readAddressed(services, caller)
  return householdView(household, members, caller.userId)
}

/** All households of an account, the first one first (docs/product.md HH-25). */
export async function readHouseholds(services: Pick<Services, 'db' | 'now'>, caller: Caller): Promise<HouseholdView[]> {
  const places = await memberships(services, caller.userId)
  return Promise.all(places.map(({ householdId }) => readHousehold(services, askingFor(caller, householdId))))
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
