import type { ListStore } from './ListStore'
import type { SharedListFragment } from '../live/operations.generated'
import type { ListHousehold } from './listStorage'
import type { PendingOperation } from './pendingOperations'

/** Operations of one call; fewer than the server takes, so that the call is small enough for a bad network. */
const BATCH = 100
/** Between a call that failed and the next, in milliseconds: twice as long each time. */
const FIRST_WAIT = 2000
const LONGEST_WAIT = 60_000

/** The calls by which a list comes and goes. They throw when there is no answer. */
export interface ListCalls {
  read: () => Promise<{ list: SharedListFragment; household: ListHousehold }>
  apply: (operations: readonly PendingOperation[]) => Promise<{
    list: SharedListFragment | null
    errors: readonly { field: string | null; message: string }[]
  }>
}

/**
 * Brings what was done on this device to the server, in its order, and what others did here: one call at a time, so that
 * a later answer is never overtaken by an earlier one. A call that failed is repeated until it has an answer; that the
 * server had it already does no harm (docs/product.md SHOP-22, SHOP-28).
 */
export class ListSync {
  #running = false
  #toRead = false
  #wait = FIRST_WAIT
  #timer: ReturnType<typeof setTimeout> | undefined
  #stopped = false

  /**
   * @param onRead is called when the server has said how the list is.
   * @param onRefused gets operations that the server will never take, with its reasons; they are dropped.
   */
  constructor(
    private readonly store: ListStore,
    private readonly calls: ListCalls,
    private readonly onRead: () => void,
    private readonly onRefused: (refused: readonly { operation: PendingOperation; message: string }[]) => void,
  ) {}

  /** Reads how the list is, after what is pending was sent. */
  readonly read = (): Promise<void> => {
    this.#toRead = true
    return this.send()
  }

  /** Sends what is pending. Never throws. */
  readonly send = async (): Promise<void> => {
    if (this.#running || this.#stopped) return
    this.#running = true
    clearTimeout(this.#timer)
    try {
      while (!this.#stopped && (await this.#step()));
      this.#wait = FIRST_WAIT
    } catch {
      this.#again()
    } finally {
      this.#running = false
    }
  }

  /** No further call is made. */
  readonly stop = (): void => {
    this.#stopped = true
    clearTimeout(this.#timer)
  }

  /** @returns whether there was something to do. */
  async #step(): Promise<boolean> {
    const operations = this.store.pending().slice(0, BATCH)
    if (operations.length > 0) {
      const { list, errors } = await this.calls.apply(operations)
      if (!list) this.#drop(operations, errors)
      else if (!this.store.settle(operations, list)) this.#toRead = true
      return true
    }
    if (!this.#toRead) return false
    this.#toRead = false
    try {
      const { list, household } = await this.calls.read()
      this.store.hear(list, household)
      this.onRead()
    } catch (error) {
      this.#toRead = true
      throw error
    }
    return true
  }

  /** Leaves out what the server has refused by its path, `operations[3].act…`, so that the rest gets through. */
  #drop(operations: readonly PendingOperation[], errors: readonly { field: string | null; message: string }[]): void {
    const refused = errors.flatMap(({ field, message }) => {
      const operation = operations[Number(/^operations\[(\d+)\]/.exec(field ?? '')?.[1])]
      return operation ? [{ operation, message }] : []
    })
    if (refused.length === 0) throw new Error('The operations were refused')
    this.store.settle(
      refused.map(({ operation }) => operation),
      null,
    )
    this.onRefused(refused)
  }

  #again(): void {
    if (this.#stopped) return
    this.#timer = setTimeout(() => void this.send(), this.#wait)
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2)
  }
}
