import { unavailable } from '../errors'

/**
 * Lets so many expensive pieces of work run at once and so many wait; the rest is turned away, so that a flood of
 * sign-ins slows nothing but itself.
 */
export class HashQueue {
  private running = 0
  private readonly waiting: (() => void)[] = []

  constructor(
    private readonly atOnce: number,
    private readonly mayWait: number,
  ) {}

  /** @throws GraphQLError UNAVAILABLE when too many wait already. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running < this.atOnce) this.running += 1
    else {
      if (this.waiting.length >= this.mayWait) throw unavailable()
      await new Promise<void>((resolve) => this.waiting.push(resolve))
    }
    try {
      return await work()
    } finally {
      const next = this.waiting.shift()
      if (next) next()
      else this.running -= 1
    }
  }
}
