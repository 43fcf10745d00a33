import { unavailable } from '../platform/errors'

/** Limits how many password hashes run and wait at the same time, so that a flood of logins does not slow other calls. */
export class HashQueue {
  private running = 0
  private readonly waiting: (() => void)[] = []

  constructor(
    private readonly atOnce: number,
    private readonly mayWait: number,
  ) {}

  /** How many run and how many wait. */
  get load(): { running: number; waiting: number } {
    return { running: this.running, waiting: this.waiting.length }
  }

  /** @throws GraphQLError UNAVAILABLE when the queue is full. */
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
