import type { SharedList, ShopHabits } from '../generated/schemaTypes'
import { globalId } from '../pure/globalId'
import { type Context, personOf } from '../request/context'
import { among, type FindNodes } from '../request/FindNodes'
import { habitsOf } from './habits/viewOfHabits'
import { sharedList } from './sharedList'
import type { Caller } from '../request/context'

/** Finds objects of what a household shares, for its accounts, by one statement. */
const inOwn =
  <Shared>(
    read: (services: Context['services'], caller: Caller) => Promise<Shared>,
    find: (shared: Shared, key: string) => object | undefined,
  ): FindNodes =>
  async ({ services, principal }, keys) => {
    const person = personOf(principal)
    if (!person) return new Map()
    const shared = await read(services, person)
    return among(keys, (key) => find(shared, key))
  }

const itemsOf = (lists: SharedList['lists']) => lists.flatMap(({ items }) => items)

/** Ticks, own items, notes, named lists, the orders of shops, prices, learned codes and photos of products are for the accounts of the household. */
export const listNodes: Readonly<Record<string, FindNodes>> = {
  ListTick: inOwn(sharedList, ({ ticks }: SharedList, key) => ticks.find((tick) => tick.key === key)),
  ListNote: inOwn(sharedList, ({ notes, lists }: SharedList, key) =>
    [...notes, ...itemsOf(lists).flatMap(({ note }) => note ?? [])].find((note) => note.key === key),
  ),
  OwnItem: inOwn(sharedList, ({ ownItems, lists }: SharedList, key) =>
    [...ownItems, ...itemsOf(lists)].find(({ id }) => id === key),
  ),
  NamedList: inOwn(sharedList, ({ lists }: SharedList, key) => lists.find((list) => list.key === key)),
  ShopOrder: inOwn(habitsOf, ({ orders }: ShopHabits, key) =>
    orders.find(({ id }) => id === globalId('ShopOrder', key)),
  ),
  LearnedCode: inOwn(habitsOf, ({ codes }: ShopHabits, key) => codes.find(({ code }) => code === key)),
  ProductPhoto: inOwn(habitsOf, ({ photos }: ShopHabits, key) => photos.find(({ product }) => product === key)),
  OwnPrice: inOwn(habitsOf, ({ prices }: ShopHabits, key) => prices.find(({ product }) => product === key)),
}
