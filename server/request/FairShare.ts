import { setTimeout as wait } from 'node:timers/promises'
import { unavailable } from '../platform/errors'
import { counter } from '../pure/metric'
import type { Payer } from './ProcessorMeter'
import { RegainedAccounts } from './RegainedAccounts'

/** What a caller may use without a rest, in milliseconds: a page's first calls, and much more. */
const EASY = 1000
/** Beyond that a caller gets this part of the thread while others are there. */
const SHARE = 0.25
/** Others are there for so long after a call of theirs, in milliseconds. */
const PRESENCE = 2000
/** The longest rest before a call, and how many calls of one caller may be resting. */
const LONGEST_REST = 4000
const MAY_REST = 6

interface Visit {
  name: string
  at: number
}

/**
 * Lets callers who have used much of the thread lately rest before their next call while others call, so that the others find
 * it free more often than not (docs/product.md SEC-22, docs/decisions/0109). Who is alone does not rest, and does not owe
 * more than the longest rest for it later.
 */
export class FairShare {
  readonly #accounts: RegainedAccounts
  readonly #easy: number
  readonly #now: () => number
  /** The last call, and the last of another person before it. */
  #last: Visit | null = null
  #other: Visit | null = null
  readonly #rests = counter(
    'mealwright_rests_total',
    'Calls that waited because their caller had used much while others were there',
  )

  /** @param scale how many times as much may be used without a rest; never less than once. */
  constructor(scale: number, now: () => number) {
    this.#accounts = new RegainedAccounts(() => SHARE, now)
    this.#easy = EASY * Math.max(1, scale)
    this.#now = now
  }

  charge(payers: readonly Payer[], milliseconds: number): void {
    for (const payer of payers) {
      const account = this.#accounts.of(payer)
      account.used = Math.min(account.used + milliseconds, this.#easy + LONGEST_REST * SHARE * payer.times)
    }
  }

  /** Notes a call. @returns milliseconds that it has to wait. */
  restOf(payers: readonly Payer[]): number {
    const [first] = payers
    if (!first) return 0
    const now = this.#now()
    if (this.#last && this.#last.name !== first.name) this.#other = this.#last
    this.#last = { name: first.name, at: now }
    const isAlone = !this.#other || this.#other.name === first.name || now - this.#other.at > PRESENCE
    if (isAlone) return 0
    const rests = payers.map((payer) => (this.#accounts.usedBy(payer) - this.#easy) / (SHARE * payer.times))
    return Math.max(0, Math.ceil(Math.max(...rests)))
  }

  /** Waits for so long. @throws GraphQLError UNAVAILABLE where too many calls of the caller do. */
  async rest(payers: readonly Payer[], milliseconds: number): Promise<void> {
    const accounts = payers.map((payer) => this.#accounts.of(payer))
    if (accounts.some(({ waiting }) => waiting >= MAY_REST)) throw unavailable(Math.ceil(milliseconds / 1000))
    this.#rests.inc()
    for (const account of accounts) account.waiting += 1
    await wait(milliseconds)
    for (const account of accounts) account.waiting -= 1
  }
}
