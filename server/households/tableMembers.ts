import type { Knex } from 'knex'
import { createBatchLoader } from '../database/createBatchLoader'
import type { Services } from '../services'
import { ownerAmong } from './lockHouseholds'
import type { AnswerEditors, MemberModel } from './MemberModel'
import { membership } from './membership'
import { mayOthersEdit, nameOf } from './views'

/** A person of the caller's household, as far as planning has to know. */
export interface TableMember extends Pick<MemberModel, 'id' | 'householdId' | 'userId' | 'portion' | 'eats'> {
  /** What the others call the person. */
  readonly name: string
  /** Whether it is the caller. */
  readonly isViewer: boolean
  /** Whether the caller may edit the person's answers (docs/product.md HH-6). */
  readonly mayEditAnswers: boolean
}

interface Row {
  askedBy: string
  id: string
  householdId: string
  userId: string | null
  name: string
  portion: number
  eats: number
  answersEditedBy: AnswerEditors
  ownerId: string | null
  email: string | null
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
export function tableReader<More>(extend: (query: Knex.QueryBuilder, db: Knex) => Knex.QueryBuilder): ReadTable<More> {
  const rowsOf = createBatchLoader(async (db, userIds) => {
    const rows = (await extend(selectMembers(db, userIds), db)) as (Row & More)[]
    const tables = new Map<string, (Row & More)[]>()
    for (const row of rows) tables.set(row.askedBy, [...(tables.get(row.askedBy) ?? []), row])
    return tables
  })
  const read: ReadTable<More> = async (services, userId) => {
    const known = await rowsOf(services.db, userId)
    if (known) return known.map((row) => ({ person: toMember(row, known), more: row }))
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
      'member.answersEditedBy',
      'households.ownerId',
      'users.email',
    )
}

function toMember({ askedBy, ownerId, ...row }: Row, all: readonly Row[]): TableMember {
  const { id, householdId, userId, portion, eats } = row
  const isViewer = userId === askedBy
  const isOwned = ownerAmong(all, ownerId)?.userId === askedBy
  return {
    id,
    householdId,
    userId,
    portion,
    eats,
    name: nameOf(row),
    isViewer,
    mayEditAnswers: isViewer || mayOthersEdit(row, isOwned),
  }
}
