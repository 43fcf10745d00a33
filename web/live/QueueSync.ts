import { type OperationErrors, type Refused, refusedOf } from '../apollo/refusedOf'
import { oneTabAtATime } from '../session/oneTabAtATime'
import { ofOneHousehold } from './operationsInput'
import type { TimedOperation } from './timedOperations'

/** Operations of one call; fewer than the server takes, so that the call is small enough for a bad network. */
const BATCH = 100
/** Between a call that failed and the next, in milliseconds: twice as long each time. Up to as much again is added by chance. */
const FIRST_WAIT = 1000
const LONGEST_WAIT = 30_000
/** How long a tab waits for another one that is sending, in milliseconds. */
const TURN_WITHIN = 30_000

type Sendable = Pick<TimedOperation<unknown>, 'id' | 'householdId'>

/** What is sent, and where answers go; a `Part`. */
export interface Queued<Told, Household, Act, Operation extends Sendable = TimedOperation<Act>> {
  readonly owner: string
  pending: () => readonly Operation[]
  settle: (operations: readonly Operation[], told: Told | null) => boolean
  hear: (told: Told, household: Household) => boolean
}

/** The calls by which something shared comes and goes. They throw when there is no answer. */
export interface SyncCalls<Told, Household, Act, Operation extends Sendable = TimedOperation<Act>> {
  /** Names what is sent, so that tabs take turns. */
  name: string
  /** Missing where all that others do comes by the page's subscription. */
  read?: () => Promise<{ told: Told; household: Household }>
  /** Gets operations of one household. How it is with them; null where none was done. The errors are of those that were refused. */
  apply: (operations: readonly Operation[]) => Promise<{ told: Told | null; errors: OperationErrors }>
}

/**
 * Brings what was done on this device to the server, in its order, and what others did here: one call at a time, also where
 * a person has several tabs, so that a later answer is never overtaken by an earlier one. A call that failed is repeated
 * until it has an answer; that the server had it already does no harm (docs/product.md PLAN-45, SHOP-22, SHOP-28, CUP-10).
 */
export class QueueSync<Told, Household, Act, Operation extends Sendable = TimedOperation<Act>> {
  #running: Promise<void> | null = null
  #toRead = false
  #readers: (() => void)[] = []
  #wait = FIRST_WAIT
  #timer: ReturnType<typeof setTimeout> | undefined
  #stopped = false

  /** @param onRefused gets operations that the server will never take, with its reasons; they are dropped. */
  constructor(
    private readonly store: Queued<Told, Household, Act, Operation>,
    private readonly calls: SyncCalls<Told, Household, Act, Operation>,
    private readonly onRefused: (refused: readonly Refused<Operation>[]) => void,
  ) {}

  /** Reads how it is, after what is pending was sent. Resolves when the server has said it, however long that takes. */
  readonly read = (): Promise<void> =>
    new Promise((resolve) => {
      this.#toRead = true
      this.#readers.push(resolve)
      void this.send()
    })

  /** Sends what is pending. Resolves when that is done, or has failed and is tried again later. */
  readonly send = (): Promise<void> => (this.#running ??= Promise.resolve().then(() => this.#run()))

  /** No further call is made. */
  readonly stop = (): void => {
    this.#stopped = true
    clearTimeout(this.#timer)
  }

  async #run(): Promise<void> {
    clearTimeout(this.#timer)
    const turn = `${this.calls.name} ${this.store.owner}`
    try {
      while (this.#hasWork()) await oneTabAtATime(turn, TURN_WITHIN, () => this.#step())
      this.#wait = FIRST_WAIT
    } catch {
      this.#again()
    }
    // At once after the last look at what there is to do, so that nothing that comes now is left lying.
    this.#running = null
  }

  #hasWork(): boolean {
    return !this.#stopped && (this.#toRead || this.store.pending().length > 0)
  }

  async #step(): Promise<void> {
    if (this.#stopped) return
    // Meanwhile another tab may have sent what was there.
    const operations = ofOneHousehold(this.store.pending()).slice(0, BATCH)
    if (operations.length > 0) await this.#apply(operations)
    else if (this.#toRead) await this.#hear()
  }

  async #apply(operations: readonly Operation[]): Promise<void> {
    const { told, errors } = await this.calls.apply(operations)
    const refused = errors.length > 0 ? refusedOf(errors, operations) : []
    // Where nothing was done, what was refused is left out, so that the rest gets through.
    const done = told ? operations : refused.map(({ operation }) => operation)
    // What arrives after the end may be of another household.
    if (!this.store.settle(done, this.#stopped ? null : told)) this.#toRead = true
    if (refused.length > 0) this.onRefused(refused)
  }

  async #hear(): Promise<void> {
    const readers = this.#readers
    this.#readers = []
    this.#toRead = false
    try {
      const heard = await this.calls.read?.()
      if (this.#stopped) return
      if (heard) this.store.hear(heard.told, heard.household)
    } catch (error) {
      this.#toRead = true
      this.#readers = [...readers, ...this.#readers]
      throw error
    }
    for (const read of readers) read()
  }

  #again(): void {
    if (this.#stopped) return
    this.#timer = setTimeout(() => void this.send(), this.#wait * (1 + Math.random()))
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2)
  }
}
