import { LIMITS } from '../../../schema/limits'
import {
  applyListOperation,
  EMPTY_LIST,
  holds,
  isLater,
  isListed,
  type ListAct,
  type ListState,
  noteOf,
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
    const items = [...state.items].filter(([, item]) => isListed(item)).sort(([one], [other]) => (one < other ? -1 : 1))
    return {
      version,
      clearedAt: state.clearedAt,
      ticks: ticks.map(([key, { amount, at, by }]) => ({ key, amount, at, by })),
      ownItems: items.map(([id, item]) => {
        const { words, tick } = item
        const { at, by } = isLater(tick, words) ? tick : words
        const area = words.text.includes('milk') ? 'dairy' : 'uncategorised'
        return { id, text: words.text, area, isTicked: holds(tick, state), at, by }
      }),
      notes: [...state.notes, ...items.map(([id, item]) => [id, { ...item.note, text: noteOf(item) }] as const)]
        .sort()
        .flatMap(([key, { text, at }]) => (text === '' ? [] : [{ key, text, at }])),
    }
  }
}
