import type { Knex } from 'knex'
import { createBatchLoader } from '../database/createBatchLoader'
import type { HouseholdRole } from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import { type Extend, type LockedRow, ownerAmong } from './lockHouseholds'
import type { AnswerEditors, MemberModel } from './MemberModel'
import { membership } from './membership'
import { mayOthersEdit, nameOf } from './views'

/** A person of the caller's household, as far as planning has to know. */
export interface TableMember extends Pick<
  MemberModel,
  'id' | 'householdId' | 'userId' | 'portion' | 'eats' | 'joinedAt' | 'answersEditedBy'
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

type ReadTable<More> = (services: Pick<Services, 'db' | 'now'>, userId: string) => Promise<readonly TablePlace<More>[]>

/**
 * A read of everyone in an account's household, in the order in which they joined; of the account alone in the household
 * that it gets when it first needs one. One query, shared with what asks at the same time.
 *
 * @param extend adds columns of at most one row for each `member`, so that a second query is saved.
 */
export function tableReader<More>(extend: Extend): ReadTable<More> {
  type Asked = Row & More & { askedBy: string }
  const rowsOf = createBatchLoader(async (db, userIds) => {
    const rows = (await extend(selectMembers(db, userIds), db)) as Asked[]
    const tables = new Map<string, Asked[]>()
    for (const row of rows) tables.set(row.askedBy, [...(tables.get(row.askedBy) ?? []), row])
    return tables
  })
  const read: ReadTable<More> = async (services, userId) => {
    const known = await rowsOf(services.db, userId)
    if (known) return placesOf(known, userId)
    await membership(services, userId)
    return read(services, userId)
  }
  return read
}

const readPeople = tableReader<object>((query) => query)

/** Everyone in an account's household. */
export async function tableMembers(
  services: Pick<Services, 'db' | 'now'>,
  userId: string,
): Promise<readonly TableMember[]> {
  return (await readPeople(services, userId)).map(({ person }) => person)
}

function selectMembers(db: Knex, userIds: readonly string[]): Knex.QueryBuilder {
  return db('household_members as mine')
    .join('household_members as member', 'member.householdId', 'mine.householdId')
    .join('households', 'households.id', 'mine.householdId')
    .leftJoin('users', 'users.id', 'member.userId')
    .whereIn('mine.userId', [...userIds])
    .orderBy(['member.joinedAt', 'member.id'])
    .select(
      'mine.userId as askedBy',
      'member.id',
      'member.householdId',
      'member.userId',
      'member.name',
      'member.portion',
      'member.eats',
      'member.joinedAt',
      'member.answersEditedBy',
      'households.ownerId',
      'users.email',
    )
}

function toMember({ ownerId, ...row }: Row, all: readonly Row[], askedBy: string): TableMember {
  const { id, householdId, userId, portion, eats, joinedAt, answersEditedBy } = row
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
    answersEditedBy,
    role: userId === null ? null : userId === owner ? 'OWNER' : 'MEMBER',
    name: nameOf(row),
    isViewer,
    mayEditAnswers: isViewer || mayOthersEdit(row, isOwned),
  }
}
