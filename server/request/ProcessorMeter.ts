import { performance } from 'node:perf_hooks'
import type { Network } from './networkOf'

/** Who pays, by a name, and how many budgets that one has: a wide network has several. */
export type Payer = Network

/** What an operation takes of the thread that answers calls. */
export interface Taken {
  readonly payers: readonly Payer[]
  /** Says that the operation's code runs: what the thread does until its current callbacks have run is the operation's. */
  mark(): void
  /** From now on the operation shares what no operation is known to have taken. @returns ends that. */
  share(): () => void
  /** Milliseconds since this was asked before. */
  take(): number
}

/**
 * Measures what operations take of the thread that answers calls, in milliseconds in which its event loop was not idle.
 * Operations say where their code runs (`mark`): when their caller is known, when a resolver's answer has come, when the
 * answer is sent. From there to the end of that turn the time is theirs alone. The rest, such as what is between two
 * statements of one resolver, is shared by those that are executed just then. So nothing is left out, what takes long is
 * charged to who asked for it, and a mark costs less than a microsecond, where following every promise
 * (`AsyncLocalStorage`) would cost each call some percent.
 */
export class ProcessorMeter {
  readonly #busy: () => number
  #at: number
  #current: Operation | null = null
  #sharing = 0
  /** What each of the sharing operations has got so far since the meter began. */
  #each = 0
  #willEnd = false
  readonly #endTurn = () => {
    this.#willEnd = false
    this.settle()
    this.#current = null
  }

  /** @param busy milliseconds for which the thread has not been idle, since any moment. */
  constructor(busy: () => number = loopBusy) {
    this.#busy = busy
    this.#at = busy()
  }

  begin(payers: readonly Payer[]): Taken {
    return new Operation(this, payers)
  }

  /** Milliseconds that one of the sharing operations has got since the meter began. */
  settle(): number {
    const now = this.#busy()
    const spent = now - this.#at
    this.#at = now
    if (this.#current) this.#current.own += spent
    else if (this.#sharing > 0) this.#each += spent / this.#sharing
    return this.#each
  }

  run(operation: Operation): void {
    this.settle()
    this.#current = operation
    if (this.#willEnd) return
    this.#willEnd = true
    // Called once what is waiting in the queue of promises has run.
    process.nextTick(this.#endTurn)
  }

  count(by: 1 | -1): number {
    const each = this.settle()
    this.#sharing += by
    return each
  }
}

class Operation implements Taken {
  readonly payers: readonly Payer[]
  own = 0
  readonly #meter: ProcessorMeter
  /** What each had got when this one began to share; null while it does not. */
  #since: number | null = null

  constructor(meter: ProcessorMeter, payers: readonly Payer[]) {
    this.#meter = meter
    this.payers = payers
  }

  mark(): void {
    this.#meter.run(this)
  }

  share(): () => void {
    if (this.#since !== null) return () => undefined
    this.#since = this.#meter.count(1)
    return () => {
      if (this.#since === null) return
      this.own += this.#meter.count(-1) - this.#since
      this.#since = null
    }
  }

  take(): number {
    const each = this.#meter.settle()
    const shared = this.#since === null ? 0 : each - this.#since
    if (this.#since !== null) this.#since = each
    const taken = this.own + shared
    this.own = 0
    return taken
  }
}

/** Milliseconds for which the event loop has not been idle since the process began. */
const loopBusy = (): number => performance.eventLoopUtilization().active
