import type { Services } from '../platform/services'
import { type Claim, giveBackCall, giveUpCall } from './onceCalls'

/** How often what the database did not take is tried again, in milliseconds, and how much of it waits at most. */
const PAUSE = 1000
const MOST = 10_000

type End = typeof giveBackCall

/**
 * Ends the calls that have no answer to keep. What the database does not take waits until it does: a call that is sent again
 * after a failure is answered, whatever the failure was, as long as this instance lives (docs/product.md API-51).
 */
export class UnansweredCalls {
  readonly #waiting = new Map<string, { claim: Claim; end: End }>()
  #timer: NodeJS.Timeout | null = null

  constructor(private readonly services: Pick<Services, 'db' | 'now' | 'log'>) {}

  /** Gives back one of which nothing was done, now or as soon as the database takes it; also one that was perhaps not begun. */
  giveBack(claim: Claim): Promise<void> {
    return this.#end(claim, giveBackCall)
  }

  /** Gives up one that was perhaps done, in the same way. */
  giveUp(claim: Claim): Promise<void> {
    return this.#end(claim, giveUpCall)
  }

  async #end(claim: Claim, end: End): Promise<void> {
    try {
      await end(this.services, claim)
    } catch (error) {
      if (this.#waiting.size >= MOST) return this.services.log.error({ error }, 'A call could not be ended')
      this.#waiting.set(claim.holder, { claim, end })
      if (!this.#timer) this.#tryLater()
    }
  }

  #tryLater(): void {
    this.#timer = setTimeout(() => void this.#tryAgain(), PAUSE).unref()
  }

  /** One try at a time: a database that hangs is not asked more and more. */
  async #tryAgain(): Promise<void> {
    try {
      for (const [holder, { claim, end }] of this.#waiting) {
        await end(this.services, claim)
        this.#waiting.delete(holder)
      }
    } catch {
      // The rest is tried again.
    }
    this.#timer = null
    if (this.#waiting.size > 0) this.#tryLater()
  }
}
