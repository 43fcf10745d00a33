import type { Knex } from 'knex'
import { itemKey } from '../../schema/itemKey'
import { LIMITS } from '../../schema/limits'
import { type ItemState, NO_PLACE, placeOf } from '../../schema/listOperations'
import type { FollowMove } from '../platform/services'
import { type ListColumns, readList, type StoredList, withList, writeList } from './listStore'

/**
 * When an account joins a household and wants to bring what it has, the own items of its lists that are to be bought come
 * onto the household's list, as far as there is room and it has none of the same words (docs/product.md HH-22).
 */
export const bringItems: FollowMove = async (_services, trx, { bringsItems, from, to, memberId: by }) => {
  if (!bringsItems || from === null) return
  const { state: own } = await listOf(trx, from)
  const brought = [...own.items].filter(([, item]) => placeOf(own, item) !== undefined && !item.tick.isTicked)
  if (brought.length === 0) return
  const present = await listOf(trx, to)
  const items = new Map(present.state.items)
  const places = [...items.values()].map((item) => ({ place: placeOf(present.state, item), item }))
  const keys = new Set(places.flatMap(({ place, item }) => (place === null ? [itemKey(item.words.text)] : [])))
  let room = LIMITS.ownItems - places.filter(({ place }) => place !== undefined).length
  for (const [id, item] of brought.sort(([, one], [, other]) => one.addedAt - other.addedAt)) {
    const key = itemKey(item.words.text)
    if (room <= 0 || keys.has(key) || items.has(id)) continue
    keys.add(key)
    room -= 1
    items.set(id, saidBy(item, by))
  }
  await writeList(trx, to, present, { version: present.version + 1, state: { ...present.state, items } })
}

async function listOf(trx: Knex.Transaction, householdId: string): Promise<StoredList> {
  const household = trx('households').where('households.id', householdId).select('households.id')
  const [row] = (await withList(household, trx, 'households.id')) as ListColumns[]
  if (!row) throw new Error('A household is gone whose lock is held')
  return readList(row)
}

const saidBy = (item: ItemState, by: string): ItemState => ({
  ...item,
  words: { ...item.words, by },
  tick: { ...item.tick, by: null },
  note: { ...item.note, by },
  place: NO_PLACE,
})
