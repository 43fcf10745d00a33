import { compareNames } from '../../schema/text/compareNames'
import { compareText } from '../pure/compareText'
import { globalId } from '../pure/globalId'
import { holds, isBought, isLater, isThere, noteOf, type NoteState, placeOf } from '../../schema/listOperations'
import type { ListNote, OwnItem, SharedList } from '../generated/schemaTypes'
import type { MemberModel } from '../households/MemberModel'
import { householdReader, onOwnRow } from '../households/householdReader'
import type { Services } from '../platform/services'
import { areasOfTexts } from './areasOfTexts'
import { type ListColumns, readList, type StoredList, withList } from './listStore'
import type { Caller } from '../request/context'

interface AccountsList {
  householdId: string
  list: StoredList
  members: readonly Pick<MemberModel, 'id'>[]
}

const readLists = householdReader<ListColumns, AccountsList>(
  (query, db) => withList(query, db, 'households.id', onOwnRow(db)),
  ({ rows, own }) => ({ householdId: own.householdId, list: readList(own), members: rows }),
)

/** The shared list of the household of a call (docs/product.md SHOP-21). */
export async function sharedList(services: Services, caller: Caller): Promise<SharedList> {
  const { members, list } = await storedList(services, caller)
  return viewOfList(services, caller.userId, members, list)
}

/** The same as it is stored, with the household and its members. */
export const storedList = (services: Pick<Services, 'db' | 'now'>, caller: Caller): Promise<AccountsList> =>
  readLists(services, caller)

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
    .map(([key, { amount, at, by }]) => ({ id: globalId('ListTick', key), key, amount, at, by: present(by) }))
  const noteFrom = (key: string, { text, at, by }: NoteState): ListNote => {
    return { id: globalId('ListNote', key), key, text, at, by: present(by) }
  }
  const onLines = [...state.notes].filter(([, { text }]) => text !== '').map(([key, note]) => noteFrom(key, note))
  const items = [...state.items].flatMap(([id, item]) => {
    const place = placeOf(state, item)
    return place === undefined ? [] : [{ id, item, place }]
  })
  const areas = await areasOfTexts(
    services,
    userId,
    items.map(({ item }) => item.words.text),
  )
  const placed = items.map(({ id, item, place }, index): { place: string | null; item: OwnItem } => {
    const { words, tick } = item
    const { at, by } = isLater(tick, words) ? tick : words
    const area = areas[index] ?? 'uncategorised'
    const note = noteOf(item) === '' ? null : noteFrom(id, item.note)
    const said = { id, text: words.text, area, isTicked: isBought(state, item), at, by: present(by) }
    return { place, item: { ...said, placedAt: item.place.at, note } }
  })
  const itemsOn = (list: string | null): OwnItem[] =>
    placed
      .flatMap(({ place, item }) => (place === list ? [item] : []))
      .sort((one, other) => compareNames(one.text, other.text) || compareText(one.id, other.id))
  const ownItems = itemsOn(null)
  const lists = [...state.lists].flatMap(([key, list]) => {
    const { name, at } = list
    return isThere(list) ? [{ id: globalId('NamedList', key), key, name, at, items: itemsOn(key) }] : []
  })
  const notes = [...onLines, ...ownItems.flatMap(({ note }) => note ?? [])]
  return {
    version,
    clearedAt: state.clearedAt,
    ticks: ticks.sort((one, other) => compareText(one.key, other.key)),
    ownItems,
    notes: notes.sort((one, other) => compareText(one.key, other.key)),
    lists: lists.sort((one, other) => compareNames(one.name, other.name) || compareText(one.key, other.key)),
  }
}
