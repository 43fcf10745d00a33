import type { Services } from '../platform/services'
import { type Claim, giveBackCall } from './onceCalls'

/** How often what the database did not take is tried again, in milliseconds, and how much of it waits at most. */
const PAUSE = 1000
const MOST = 10_000

/**
 * Gives back the calls of which nothing was done. Those that the database does not take wait until it does: a call that is sent
 * again after a failure is answered, whatever the failure was, as long as this instance lives (docs/product.md API-51).
 */
export class CallsGivenBack {
  readonly #waiting = new Map<string, Claim>()
  #timer: NodeJS.Timeout | null = null

  constructor(private readonly services: Pick<Services, 'db' | 'log'>) {}

  /** Gives one back, now or as soon as the database takes it; also one of which it is not known whether it was begun. */
  async add(claim: Claim): Promise<void> {
    try {
      await giveBackCall(this.services, claim)
    } catch (error) {
      if (this.#waiting.size >= MOST) return this.services.log.error({ error }, 'A call could not be given back')
      this.#waiting.set(claim.holder, claim)
      if (!this.#timer) this.#tryLater()
    }
  }

  #tryLater(): void {
    this.#timer = setTimeout(() => void this.#tryAgain(), PAUSE).unref()
  }

  /** One try at a time: a database that hangs is not asked more and more. */

  async #tryAgain(): Promise<void> {
    try {
      for (const [holder, claim] of this.#waiting) {
        await giveBackCall(this.services, claim)
        this.#waiting.delete(holder)
      }
    } catch {
      // The rest is tried again.
    }
    this.#timer = null
    if (this.#waiting.size > 0) this.#tryLater()
  }
}
