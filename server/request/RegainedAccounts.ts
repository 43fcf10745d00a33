import { LRUCache } from 'lru-cache'
import type { Payer } from './ProcessorMeter'

/** What a caller has used, in milliseconds, as far as it is not regained yet. */
export interface Account {
  used: number
  at: number
  /** What the other instances do not know of yet. */
  unreported: number
  /** Calls that wait until enough is regained. */
  waiting: number
}

/** Callers that are remembered. What is forgotten of the others is less than what they regain in a minute. */
const MOST_ACCOUNTS = 20_000

/** What callers have used, which each regains evenly. */
export class RegainedAccounts {
  readonly #accounts = new LRUCache<string, Account>({ max: MOST_ACCOUNTS })

  /** @param regained milliseconds that a caller with one budget regains in a millisecond. */
  constructor(
    private readonly regained: () => number,
    private readonly now: () => number,
  ) {}

  /** The account of a caller as it is now; a new one where nothing is known of the caller. */
  of(payer: Payer): Account {
    const known = this.#accounts.get(payer.name)
    if (known) return this.#regain(payer, known)
    const made = { used: 0, at: this.now(), unreported: 0, waiting: 0 }
    this.#accounts.set(payer.name, made)
    return made
  }

  /** What a caller has used. */
  usedBy(payer: Payer): number {
    const known = this.#accounts.get(payer.name)
    return known ? this.#regain(payer, known).used : 0
  }

  #regain({ times }: Payer, account: Account): Account {
    const now = this.now()
    account.used = Math.max(0, account.used - (now - account.at) * this.regained() * times)
    account.at = now
    return account
  }
}
