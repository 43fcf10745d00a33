import type { ListAct } from '../../schema/listOperations'
import type { SharedListFragment } from '../live/operations.generated'
import { type PartPlaces, SharedStore } from '../live/SharedStore'
import { keptSharedList, type ListHousehold } from './listStorage'
import { type ListView, NOTHING_KEPT, viewOf } from './listView'
import { pendingOperations } from './pendingOperations'

/** Where a list is kept. */
export type ListPlaces = PartPlaces<SharedListFragment, ListHousehold, ListAct>

const ON_DEVICE: ListPlaces = {
  base: {
    read: (owner) => {
      const kept = keptSharedList.read(owner)
      return kept && { told: kept.list, household: kept.household }
    },
    write: ({ told, household }, owner) => keptSharedList.write({ list: told, household }, owner),
    subscribe: keptSharedList.subscribe,
  },
  queue: pendingOperations,
}

/** The household's list on the device of a person: its ticks and own items (docs/product.md SHOP-28). */
export class ListStore extends SharedStore<SharedListFragment, ListHousehold, ListAct, ListView> {
  constructor(owner: string, places = ON_DEVICE) {
    super(owner, places, { nothing: { told: NOTHING_KEPT, household: { id: '', members: [] } }, viewOf })
  }
}
