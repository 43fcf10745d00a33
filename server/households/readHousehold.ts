import type { Knex } from 'knex'
import { createBatchLoader } from '../database/createBatchLoader'
import type { Services } from '../platform/services'
import { HouseholdModel } from './HouseholdModel'
import { MemberModel } from './MemberModel'
import { membership } from './membership'
import { type AddressedMember, householdView, type HouseholdView } from './views'

/** A household with everyone in it, in the order in which they joined. */
interface Addressed {
  household: HouseholdModel
  members: AddressedMember[]
}

type Row = AddressedMember & {
  askedBy: string
  householdName: string
  ownerId: string | null
  version: number
  createdAt: number
}

/** The households of accounts with everyone's mail addresses: one query, shared with concurrent reads. */
const householdOf = createBatchLoader(async (db, userIds) => {
  const rows = (await MemberModel.query(db)
    .alias('member')
    .join('household_members as mine', 'mine.householdId', 'member.householdId')
    .join('households', 'households.id', 'mine.householdId')
    .leftJoin('users', 'users.id', 'member.userId')
    .whereIn('mine.userId', [...userIds])
    .orderBy(['member.joinedAt', 'member.id'])
    .select(
      'member.*',
      'users.email',
      'mine.userId as askedBy',
      'households.name as householdName',
      'households.ownerId',
      'households.version',
      'households.createdAt',
    )) as Row[]
  const households = new Map<string, Addressed>()
  for (const row of rows) {
    const known = households.get(row.askedBy)
    if (known) known.members.push(row)
    else households.set(row.askedBy, { household: toHousehold(row), members: [row] })
  }
  return households
})

const toHousehold = ({ householdId: id, householdName: name, ownerId, version, createdAt }: Row): HouseholdModel =>
  HouseholdModel.fromDatabaseJson({ id, name, ownerId, version, createdAt })

/** The caller's household, which is made when it is first needed. */
export async function readHousehold(services: Pick<Services, 'db' | 'now'>, userId: string): Promise<HouseholdView> {
  for (;;) {
    const found = await householdOf(services.db, userId)
    if (found) return householdView(found.household, found.members, userId)
    await membership(services, userId)
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
