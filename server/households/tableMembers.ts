import type { Knex } from 'knex'
import type { HouseholdRole } from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import type { Caller } from '../request/context'
import { householdReader } from './householdReader'
import { type Extend, type LockedRow, ownerAmong } from './lockHouseholds'
import type { AnswerEditors, MemberModel } from './MemberModel'
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

/** A member with the columns of its household and account that say who it is. */
interface Row {
  id: string
  householdId: string
  userId: string | null
  name: string
  portion: number
  eats: number
  joinedAt: number
  place: number
  answersEditedBy: AnswerEditors
  ownerId: string | null
  email: string | null
}

/** Where members are locked: adds what `placesOf` needs besides. */
export const withEmail: Extend = (query, db) =>
  query.select(db('users').where('users.id', db.ref('member.userId')).select('users.email').as('email'))

/** Everyone in a household as one of its accounts sees them, from their rows in the order in which they joined. */
export function placesOf<More>(
  rows: readonly (Pick<LockedRow, keyof Row & keyof LockedRow> & Pick<Row, 'email'> & More)[],
  askedBy: string,
): TablePlace<More>[] {
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
 * that it gets when it first needs one. One query, shared with what asks at the same time.
 *
 * @param extend adds columns of at most one row for each `member`, so that a second query is saved.
 */
export function tableReader<More extends object>(extend: Extend): ReadTable<More> {
  const read = householdReader<Row & More, readonly (Row & More)[]>(
    (mine, db) => extend(withMembers(mine), db),
    (rows) => rows,
  )
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

function withMembers(mine: Knex.QueryBuilder): Knex.QueryBuilder {
  return mine
    .join('household_members as member', 'member.householdId', 'mine.householdId')
    .join('households', 'households.id', 'mine.householdId')
    .leftJoin('users', 'users.id', 'member.userId')
    .orderBy(['member.joinedAt', 'member.id'])
    .select(
      'member.id',
      'member.householdId',
      'member.userId',
      'member.name',
      'member.portion',
      'member.eats',
      'member.joinedAt',
      'member.place',
      'member.answersEditedBy',
      'households.ownerId',
      'users.email',
    )
}

function toMember({ ownerId, ...row }: Row, all: readonly Row[], askedBy: string): TableMember {
  const { id, householdId, userId, portion, eats, joinedAt, place, answersEditedBy } = row
  const isViewer = userId === askedBy
  const owner = ownerAmong(all, ownerId)?.userId
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
