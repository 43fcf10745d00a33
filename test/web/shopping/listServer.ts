import { LIMITS } from '../../../schema/limits'
import {
  applyListOperation,
  EMPTY_LIST,
  holds,
  isBought,
  isLater,
  isThere,
  type ItemState,
  type ListAct,
  type ListState,
  noteOf,
  placeOf,
} from '../../../schema/listOperations'
import type { SharedListFragment } from '../../../web/live/operations.generated'
import type { Household } from '../../../web/live/replica/kept'
import type { TimedOperation } from '../../../web/live/timedOperations'

/** Something that was done to the list, as it is sent. */
export type PendingOperation = TimedOperation<ListAct>

/** The server's side of a household's list, by the functions that the server does operations with. */
export class ListServer {
  state: ListState = EMPTY_LIST
  version = 0
  /** Ids of the operations that have come, each as often as it came. */
  readonly arrived: string[] = []

  constructor(readonly household: Household = { id: 'household-1', members: [] }) {}

  apply(operations: readonly PendingOperation[], by: string | null = null) {
    const tooMany = operations.findIndex(
      ({ act }) => 'addItem' in act && this.list().ownItems.length >= LIMITS.ownItems,
    )
    if (tooMany >= 0)
      return {
        list: null,
        errors: [
          { code: 'TOO_MANY', field: `operations[${tooMany}].act.addItem`, message: 'There are 200 items already.' },
        ],
      }
    const before = this.state
    for (const operation of operations) {
      this.arrived.push(operation.id)
      this.state = applyListOperation(this.state, { ...operation, by })
    }
    if (this.state !== before) this.version += 1
    return { list: this.list(), errors: [] }
  }

  list(): SharedListFragment {
    const { state, version } = this
    const ticks = [...state.ticks].filter(([, tick]) => holds(tick, state)).sort()
    const itemsOn = (list: string | null) =>
      [...state.items]
        .filter(([, item]) => placeOf(state, item) === list)
        .sort(([one], [other]) => (one < other ? -1 : 1))
    const said = ([id, item]: [string, ItemState]) => {
      const { words, tick, place } = item
      const { at, by } = isLater(tick, words) ? tick : words
      const area = words.text.includes('milk') ? 'dairy' : 'uncategorised'
      return { id, text: words.text, area, isTicked: isBought(state, item), at, by, placedAt: place.at }
    }
    const noteOn = ([id, item]: [string, ItemState]) => ({ key: id, text: noteOf(item), at: item.note.at })
    const noted = ({ text }: { text: string }) => text !== ''
    return {
      version,
      clearedAt: state.clearedAt,
      ticks: ticks.map(([key, { amount, at, by }]) => ({ key, amount, at, by })),
      ownItems: itemsOn(null).map(said),
      notes: [...[...state.notes].map(([key, { text, at }]) => ({ key, text, at })), ...itemsOn(null).map(noteOn)]
        .filter(noted)
        .sort((one, other) => (one.key < other.key ? -1 : 1)),
      lists: [...state.lists]
        .filter(([, list]) => isThere(list))
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([key, { name, at }]) => ({
          key,
          name,
          at,
          items: itemsOn(key).map((item) => ({ ...said(item), note: [noteOn(item)].find(noted) ?? null })),
        })),
    }
  }
}
