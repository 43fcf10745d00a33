import type { ListAct } from '../../schema/listOperations'
import { isListActInput, isSharedList } from '../live/guards.generated'
import type { SharedListFragment } from '../live/operations.generated'
import type { Part, PartRules } from '../live/replica/Part'
import type { Guard } from '../session/guards'
import { renewList } from './formerList'
import { type ListView, NOTHING_KEPT, viewOf } from './listView'

/** The household's list: its ticks, own items and notes (docs/product.md SHOP-28). */
export const listPart: PartRules<SharedListFragment, ListAct, ListView> = {
  name: 'list',
  isTold: isSharedList,
  isAct: isListActInput as Guard<unknown> as Guard<ListAct>,
  renewTold: renewList,
  nothing: NOTHING_KEPT,
  viewOf,
}

/** The same on the device of a person. */
export type ListPart = Part<SharedListFragment, ListAct, ListView>
