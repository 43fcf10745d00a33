import { setTimeout as wait } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import { TRAFFIC_LIMITS } from '../../schema/trafficLimits'
import { unavailable } from '../platform/errors'
import type { Config } from '../platform/config'
import { counter } from '../pure/metric'
import { PATIENCE } from './CallQueue'
import { FairShare } from './FairShare'
import type { Payer } from './ProcessorMeter'
import { type Account, RegainedAccounts } from './RegainedAccounts'
import { addToAccount } from './sharedAccounts'

/** What budgets are counted in, and how large they are. */
interface Around {
  readonly redis: Redis | null
  readonly config: Pick<Config, 'rateLimitScale'>
}

const MINUTE = 60_000
/** Milliseconds that are reported to the other instances together: who uses little costs Redis nothing. */
const REPORTED_FROM = 250
/** Calls of one caller that may wait for the budget. */
const MAY_WAIT = 6

/**
 * How much of the thread that answers calls each caller may use (docs/product.md SEC-22, docs/decisions/0079). What was used
 * is regained evenly, a whole budget in a minute. With Redis the instances know of each other's.
 */
export class ProcessorBudget {
  readonly #accounts: RegainedAccounts
  readonly #around: Around
  readonly #now: () => number
  readonly #share: FairShare
  readonly #refusals = counter('mealwright_over_budget_total', 'Calls and events of those over their processor time', [
    'outcome',
  ])

  constructor(around: Around, now = () => performance.now()) {
    this.#around = around
    this.#now = now
    this.#accounts = new RegainedAccounts(() => this.size / MINUTE, now)
    this.#share = new FairShare(around.config.rateLimitScale, now)
  }

  /** Milliseconds of one budget. */
  get size(): number {
    return TRAFFIC_LIMITS.processorMsPerMinute * this.#around.config.rateLimitScale
  }

  /** Charges what an operation or an event has taken. */
  charge(payers: readonly Payer[], milliseconds: number): void {
    if (milliseconds <= 0) return
    this.#share.charge(payers, milliseconds)
    for (const payer of payers) {
      const account = this.#accounts.of(payer)
      account.used = this.#atMost(payer, account.used + milliseconds)
      account.unreported += milliseconds
      if (account.unreported >= Math.min(REPORTED_FROM, this.size / 10)) void this.#report(payer, account)
    }
  }

  /** Milliseconds until these callers are within their budgets. */
  waitOf(payers: readonly Payer[]): number {
    let longest = 0
    for (const payer of payers) longest = Math.max(longest, this.#waitOf(payer))
    return longest
  }

  /**
   * Lets an operation begin: at once, and without a promise, within the budget, else after a wait. Who has used much lately
   * rests first while others are there.
   * @param rests whether this is where the operation rests.
   * @throws GraphQLError UNAVAILABLE when that would be too long, with the time of `Retry-After`.
   */
  admit(payers: readonly Payer[], { rests = true } = {}): Promise<void> | null {
    const rest = rests ? this.#share.restOf(payers) : 0
    const time = this.waitOf(payers)
    if (rest === 0 && time === 0) return null
    return this.#admitLater(payers, time, rest)
  }

  async #admitLater(payers: readonly Payer[], time: number, rest: number): Promise<void> {
    if (time > 0) await this.#untilWithin(payers, time)
    if (rest > time) await this.#share.rest(payers, rest - time)
  }

  async #untilWithin(payers: readonly Payer[], time: number): Promise<void> {
    const accounts = payers.map((payer) => this.#accounts.of(payer))
    if (time > PATIENCE || accounts.some(({ waiting }) => waiting >= MAY_WAIT)) {
      this.#refusals.inc({ outcome: 'refused' })
      throw unavailable(Math.max(1, Math.ceil(time / 1000)))
    }
    this.#refusals.inc({ outcome: 'waited' })
    for (const account of accounts) account.waiting += 1
    await wait(time)
    for (const account of accounts) account.waiting -= 1
  }

  /** Waits as long as these callers are over their budgets, for an event or a part of a job that comes later then. */
  async pace(payers: readonly Payer[]): Promise<void> {
    for (let time = this.waitOf(payers); time > 0; time = this.waitOf(payers)) {
      this.#refusals.inc({ outcome: 'paced' })
      await wait(time, undefined, { ref: false })
    }
  }

  #waitOf(payer: Payer): number {
    const used = this.#accounts.usedBy(payer)
    const allowed = this.size * payer.times
    return used <= allowed ? 0 : Math.ceil(((used - allowed) * MINUTE) / allowed)
  }

  /** So no one waits for more than a minute. */
  #atMost({ times }: Payer, used: number): number {
    return Math.min(used, 2 * this.size * times)
  }

  async #report(payer: Payer, account: Account): Promise<void> {
    const milliseconds = account.unreported
    account.unreported = 0
    const { redis } = this.#around
    if (!redis) return
    const size = this.size * payer.times
    const used = await addToAccount(redis, { name: payer.name, milliseconds, size, window: MINUTE })
    if (used === null) return
    account.at = this.#now()
    account.used = this.#atMost(payer, used + account.unreported)
  }
}
