import type { Knex } from 'knex'
import { jsonRows, readJsonRows } from '../database/jsonRows'
import type { Services } from '../platform/services'
import { askingFor, type Caller } from '../request/context'
import { MemberModel } from './MemberModel'
import { householdReader, onOwnRow, type ReadRow } from './householdReader'
import { toHousehold } from './lockHouseholds'
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

const PLACE = ['householdId', 'place'] as const

/** The ids of an account's households beyond the first, in their order. */
const readFurther = householdReader<{ further: unknown }, readonly string[]>(
  (query, db) => {
    const places = db('household_members as further')
      .where('further.userId', db.ref('mine.userId'))
      .where('further.place', '>', 0)
    return query.select(jsonRows(db, onOwnRow(db)(places), PLACE).as('further'))
  },
  ({ own }) =>
    readJsonRows<Pick<MemberModel, (typeof PLACE)[number]>>(own.further, PLACE)
      .sort((one, other) => one.place - other.place)
      .map(({ householdId }) => householdId),
)

/** All households of an account, the first one first (docs/product.md HH-25). */
export async function readHouseholds(services: Pick<Services, 'db' | 'now'>, caller: Caller): Promise<HouseholdView[]> {
  const ofFirst = { userId: caller.userId }
  const [first, further] = await Promise.all([readHousehold(services, ofFirst), readFurther(services, ofFirst)])
  return [first, ...(await Promise.all(further.map((id) => readHousehold(services, askingFor(caller, id)))))]
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
