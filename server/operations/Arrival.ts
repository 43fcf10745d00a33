import type { Operation } from './Operation'
import type { OperationTimes } from './operationTimes'

/** How a part takes times. */
interface Taking {
  /** How far ahead of the server's clock a time may be, in milliseconds, before it counts as that of the arrival. */
  ahead?: number
  /** The time of the word that a word from the future is to follow. */
  after?: number
}

/** For which times the operations of a call count (docs/product.md SHOP-22, CUP-3, CUP-9). */
export class Arrival {
  readonly #taken = new Map<string, number>()
  #latest: number

  /** @param known the times for which operations were taken that came before. */
  constructor(
    private readonly now: number,
    private readonly known: OperationTimes,
  ) {
    this.#latest = now
  }

  /** Those that have to be remembered, so that the same operation counts for the same time when it comes again. */
  get taken(): OperationTimes {
    return this.#taken
  }

  /** The time for which an operation counts. One from the future, or without a time, counts as done when it came first. */
  timeOf({ id, at }: Pick<Operation<unknown>, 'id' | 'at'>, { ahead = 0, after = -Infinity }: Taking = {}): number {
    const known = id === null ? undefined : (this.known.get(id) ?? this.#taken.get(id))
    if (known !== undefined) return known
    if (at !== null && at <= this.now + ahead) return at
    // Operations without a time count in the order of their call.
    const time =
      at === null ? Math.max(this.#latest++, after + 1) : id === null ? this.now : Math.max(this.now, after + 1)
    if (id !== null) this.#taken.set(id, time)
    return time
  }
}
