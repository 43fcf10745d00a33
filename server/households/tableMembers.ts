import type { HouseholdRole } from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import type { Caller } from '../request/context'
import { householdReader, type ReadRow } from './householdReader'
import { type Extend, ownerAmong } from './lockHouseholds'
import type { MemberModel } from './MemberModel'
import { mayOthersEdit, nameOf } from './views'

/** A person of the caller's household, as far as planning has to know. */
export interface TableMember extends Pick<
  MemberModel,
  'id' | 'householdId' | 'userId' | 'portion' | 'eats' | 'joinedAt' | 'place' | 'answersEditedBy'
> {
  /** What the others call the person. */
  readonly name: string
  /** What the account is in the household; null without one. */
  readonly role: HouseholdRole | null
  /** Whether it is the caller. */
  readonly isViewer: boolean
  /** Whether the caller may edit the person's answers (docs/product.md HH-6). */
  readonly mayEditAnswers: boolean
}

/** Where members are locked: adds what `placesOf` needs besides. */
export const withEmail: Extend = (query, db) =>
  query.select(db('users').where('users.id', db.ref('member.userId')).select('users.email').as('email'))

/** Everyone in a household as one of its accounts sees them, from their rows in the order in which they joined. */
export function placesOf<More>(rows: readonly ReadRow<More>[], askedBy: string): TablePlace<More>[] {
  return rows.map((row) => ({ person: toMember(row, rows, askedBy), more: row }))
}

/** A person of a household with the further columns that a reader asked for. */
export interface TablePlace<More> {
  readonly person: TableMember
  readonly more: More
}

type ReadTable<More> = (services: Pick<Services, 'db' | 'now'>, caller: Caller) => Promise<readonly TablePlace<More>[]>

/**
 * A read of everyone in the household of a call, in the order in which they joined; of the account alone in the household
 * that it gets when it first needs one.
 *
 * @param extend adds columns of at most one row for each `member`.
 */
export function tableReader<More extends object>(extend: Extend): ReadTable<More> {
  const read = householdReader<More, readonly ReadRow<More>[]>(extend, ({ rows }) => rows)
  return async (services, caller) => placesOf(await read(services, caller), caller.userId)
}

const readPeople = tableReader<object>((query) => query)

/** Everyone in the household of a call. */
export async function tableMembers(
  services: Pick<Services, 'db' | 'now'>,
  caller: Caller,
): Promise<readonly TableMember[]> {
  return (await readPeople(services, caller)).map(({ person }) => person)
}

function toMember(row: ReadRow, all: readonly ReadRow[], askedBy: string): TableMember {
  const { id, householdId, userId, portion, eats, joinedAt, place, answersEditedBy } = row
  const isViewer = userId === askedBy
  const owner = ownerAmong(all, row.ownerId)?.userId
  const isOwned = owner === askedBy
  return {
    id,
    householdId,
    userId,
    portion,
    eats,
    joinedAt,
    place,
    answersEditedBy,
    role: userId === null ? null : userId === owner ? 'OWNER' : 'MEMBER',
    name: nameOf(row),
    isViewer,
    mayEditAnswers: isViewer || mayOthersEdit(row, isOwned),
  }
}
