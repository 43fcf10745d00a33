import { setTimeout as wait } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import { LIMITS } from '../../schema/limits'
import { unavailable } from '../platform/errors'
import type { Config } from '../platform/config'
import { counter } from '../pure/metric'
import { PATIENCE } from './CallQueue'
import type { Payer } from './ProcessorMeter'
import { addToAccount } from './sharedAccounts'

/** What budgets are counted in, and how large they are. */
interface Around {
  readonly redis: Redis | null
  readonly config: Pick<Config, 'rateLimitScale'>
}

/** What a caller has used, in milliseconds, as far as it is not regained yet. */
interface Account {
  used: number
  at: number
  /** What the other instances do not know of yet. */
  unreported: number
  /** Calls that wait until enough is regained. */
  waiting: number
}

const MINUTE = 60_000
/** Callers that are remembered. What is forgotten is less than what they regain in a minute. */
const MOST_ACCOUNTS = 20_000
/** Milliseconds that are reported to the other instances together: who uses little costs Redis nothing. */
const REPORTED_FROM = 250
/** Calls of one caller that may wait for the budget. */
const MAY_WAIT = 6

/**
 * How much of the thread that answers calls each caller may use (docs/product.md SEC-22, docs/decisions/0079). What was used
 * is regained evenly, a whole budget in a minute. With Redis the instances know of each other's.
 */
export class ProcessorBudget {
  readonly #accounts = new LRUCache<string, Account>({ max: MOST_ACCOUNTS })
  readonly #around: Around
  readonly #now: () => number
  readonly #refusals = counter('mealwright_over_budget_total', 'Calls and events of those over their processor time', [
    'outcome',
  ])

  constructor(around: Around, now = () => performance.now()) {
    this.#around = around
    this.#now = now
  }

  /** Milliseconds of one budget. */
  get size(): number {
    return LIMITS.processorMsPerMinute * this.#around.config.rateLimitScale
  }

  /** Charges what an operation or an event has taken. */
  charge(payers: readonly Payer[], milliseconds: number): void {
    if (milliseconds <= 0) return
    for (const payer of payers) {
      const account = this.#accountOf(payer)
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
   * Lets an operation begin: at once within the budget, else after a wait.
   * @throws GraphQLError UNAVAILABLE when that would be too long, with the time of `Retry-After`.
   */
  async admit(payers: readonly Payer[]): Promise<void> {
    const time = this.waitOf(payers)
    if (time === 0) return
    const accounts = payers.map((payer) => this.#accountOf(payer))
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
    const known = this.#accounts.get(payer.name)
    if (!known) return 0
    const { used } = this.#regain(payer, known)
    const allowed = this.size * payer.times
    return used <= allowed ? 0 : Math.ceil(((used - allowed) * MINUTE) / allowed)
  }

  #accountOf(payer: Payer): Account {
    const known = this.#accounts.get(payer.name)
    if (known) return this.#regain(payer, known)
    const made = { used: 0, at: this.#now(), unreported: 0, waiting: 0 }
    this.#accounts.set(payer.name, made)
    return made
  }

  #regain({ times }: Payer, account: Account): Account {
    const now = this.#now()
    account.used = Math.max(0, account.used - ((now - account.at) * this.size * times) / MINUTE)
    account.at = now
    return account
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
