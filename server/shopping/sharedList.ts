import { compareText } from '../pure/compareText'
import { holds, isLater, isListed } from '../../schema/listOperations'
import type { SharedList } from '../generated/schemaTypes'
import { createBatchLoader } from '../database/createBatchLoader'
import { jsonRows, readJsonRows } from '../database/jsonRows'
import type { MemberModel } from '../households/MemberModel'
import { membership } from '../households/membership'
import type { Services } from '../platform/services'
import { areasOfTexts } from './areasOfTexts'
import { type ListColumns, readList, type StoredList, withList } from './listStore'

const MEMBER = ['id'] as const

interface AccountsList {
  householdId: string
  list: StoredList
  members: readonly Pick<MemberModel, 'id'>[]
}

/** The lists of accounts' households with the ids of their members: one query, shared with concurrent reads. */
const listOfAccount = createBatchLoader(async (db, userIds) => {
  const members = db('household_members as member').where('member.householdId', db.ref('mine.householdId'))
  const rows = (await withList(
    db('household_members as mine')
      .whereIn('mine.userId', [...userIds])
      .select('mine.userId', 'mine.householdId', jsonRows(db, members, MEMBER).as('members')),
    db,
    'mine.householdId',
  )) as (ListColumns & { userId: string; householdId: string; members: unknown })[]
  return new Map(
    rows.map((row) => [
      row.userId,
      {
        householdId: row.householdId,
        list: readList(row),
        members: readJsonRows<Pick<MemberModel, 'id'>>(row.members, MEMBER),
      },
    ]),
  )
})

/** The shared list of a user's household (docs/product.md SHOP-21). */
export async function sharedList(services: Services, userId: string): Promise<SharedList> {
  const { members, list } = await storedList(services, userId)
  return viewOfList(services, userId, members, list)
}

/** The shared list of a user's household as it is stored, with the household and its members. */
export async function storedList(services: Pick<Services, 'db' | 'now'>, userId: string): Promise<AccountsList> {
  for (;;) {
    const found = await listOfAccount(services.db, userId)
    if (found) return found
    await membership(services, userId)
  }
}

/** A household's shared list as clients see it, for one of its accounts. */
export async function viewOfList(
  services: Pick<Services, 'catalogue' | 'reader'>,
  userId: string,
  members: readonly Pick<MemberModel, 'id'>[],
  { version, state }: StoredList,
): Promise<SharedList> {
  const memberIds = new Set(members.map(({ id }) => id))
  const present = (by: string | null) => (by !== null && memberIds.has(by) ? by : null)
  const ticks = [...state.ticks]
    .filter(([, tick]) => holds(tick, state))
    .map(([key, { amount, at, by }]) => ({ key, amount, at, by: present(by) }))
  const items = [...state.items].filter(([, item]) => isListed(item))
  const areas = await areasOfTexts(
    services,
    userId,
    items.map(([, { words }]) => words.text),
  )
  const ownItems = items.map(([id, { words, tick }], index) => {
    const { at, by } = isLater(tick, words) ? tick : words
    const area = areas[index] ?? 'uncategorised'
    return { id, text: words.text, area, isTicked: holds(tick, state), at, by: present(by) }
  })
  return {
    version,
    clearedAt: state.clearedAt,
    ticks: ticks.sort((one, other) => compareText(one.key, other.key)),
    ownItems: ownItems.sort(
      (one, other) => compareText(one.text.toLowerCase(), other.text.toLowerCase()) || compareText(one.id, other.id),
    ),
  }
}
