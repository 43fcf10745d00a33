import type { ListAct } from '../../schema/listOperations'
import type { OwnedQueue } from '../session/ownedQueue'
import { keptSharedList, type KeptSharedList, type ListHousehold } from './listStorage'
import { type ListView, NOTHING_KEPT, viewOf } from './listView'
import type { SharedListFragment } from '../live/operations.generated'
import { inOrder, pendingOperations, type PendingOperation, toOperations } from './pendingOperations'

const NO_HOUSEHOLD: ListHousehold = { id: '', members: [] }

/** Where a list is kept. */
export interface ListPlaces {
  base: {
    read: (owner: string) => KeptSharedList | null
    write: (kept: KeptSharedList, owner: string) => void
    subscribe: (listener: () => void) => () => void
  }
  queue: OwnedQueue<PendingOperation>
}

/**
 * The household's list on the device of a person: what the server said last, and what was done here since, in every tab
 * and until the server has it (docs/product.md SHOP-28).
 */
export class ListStore {
  #view: ListView | null = null
  #kept: KeptSharedList | null | undefined

  constructor(
    readonly owner: string,
    private readonly places: ListPlaces = { base: keptSharedList, queue: pendingOperations },
  ) {}

  /** What the page shows; the same object until something changes. */
  readonly view = (): ListView =>
    (this.#view ??= viewOf(this.kept()?.list ?? NOTHING_KEPT, inOrder(this.places.queue.read(this.owner))))

  /** What the server said last, with the members of the household; null before it has said anything. */
  readonly kept = (): KeptSharedList | null =>
    this.#kept === undefined ? (this.#kept = this.places.base.read(this.owner)) : this.#kept

  readonly subscribe = (listener: () => void): (() => void) => {
    const changed = () => {
      this.#view = null
      this.#kept = undefined
      listener()
    }
    const stops = [this.places.base.subscribe(changed), this.places.queue.subscribe(changed)]
    return () => stops.forEach((stop) => stop())
  }

  /**
   * Does something: the page shows it at once. It is later than all that this device knows, also where its clock is slow,
   * so that it counts against what the person saw.
   */
  readonly act = (acts: readonly ListAct[], now = Date.now()): void => {
    this.#forget()
    this.places.queue.add(toOperations(acts, Math.max(now, this.view().latest + 1)), this.owner)
    this.#forget()
  }

  /** What is still to be sent, the oldest first. */
  readonly pending = (): PendingOperation[] => inOrder(this.places.queue.read(this.owner))

  /**
   * The server has these operations; `list` is what it answered.
   * @returns whether that is the latest that it said.
   */
  readonly settle = (operations: readonly PendingOperation[], list: SharedListFragment | null): boolean => {
    const isLatest = list === null || this.hear(list)
    this.places.queue.remove(operations.map(({ id }) => id))
    this.#forget()
    return isLatest
  }

  /**
   * The server said how the list is now, and of which household with which members, if it was asked that.
   * @returns false when something later was heard already, in another tab perhaps.
   */
  readonly hear = (list: SharedListFragment, household?: ListHousehold): boolean => {
    this.#forget()
    const kept = this.kept()
    const isAnother = household !== undefined && household.id !== kept?.household.id
    if (!isAnother && kept !== null && list.version < kept.list.version) return false
    this.places.base.write({ list, household: household ?? kept?.household ?? NO_HOUSEHOLD }, this.owner)
    this.#forget()
    return true
  }

  /** Whose list it is was heard; that of another household begins anew. */
  readonly hearHousehold = ({ id, members }: ListHousehold): void => {
    const kept = this.kept()
    const list = kept?.household.id === id ? kept.list : NOTHING_KEPT
    this.places.base.write({ list, household: { id, members } }, this.owner)
    this.#forget()
  }

  #forget(): void {
    this.#view = null
    this.#kept = undefined
  }
}
