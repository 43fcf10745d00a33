import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

/** Files that are read at once: each takes a thread, and the memory of one. */
const AT_ONCE = 2
/** Milliseconds between two renewals of what waits for its turn. */
const RENEWAL = 30_000
/** Milliseconds that closing waits for files that are being read to be let go of. */
const PATIENCE = 5000

/** A file that is to be read. */
export interface FileReading {
  /** Reads it. Stops where the signal says so. */
  read(stop: AbortSignal): Promise<unknown>
  /** Says again that it is ours, while it waits for its turn. */
  renew(): Promise<unknown>
}

/**
 * The files that this process reads, few at once; others wait for their turn. Those that it does not finish are read by no one
 * else: their people send them again.
 */
export class ImportFiles {
  /** This process, as claims on imports name it. */
  readonly holder = randomUUID()
  readonly #stopping = new AbortController()
  readonly #reading = new Set<Promise<unknown>>()
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(private readonly atOnce = AT_ONCE) {}

  /** Reads a file in the background, in its turn. */
  follow(file: FileReading): void {
    const reading = this.#inTurn(file)
      .catch(() => {})
      .finally(() => void this.#reading.delete(reading))
    this.#reading.add(reading)
  }

  /** Waits for all files that are being read. */
  async idle(): Promise<void> {
    while (this.#reading.size > 0) await Promise.all(this.#reading)
  }

  /** Stops all reading. */
  async close(): Promise<void> {
    this.#stopping.abort()
    await Promise.race([this.idle(), wait(PATIENCE, undefined, { ref: false })])
  }

  async #inTurn({ read, renew }: FileReading): Promise<void> {
    if (this.#running < this.atOnce) this.#running += 1
    else {
      const renewal = setInterval(() => void renew().catch(() => {}), RENEWAL)
      await new Promise<void>((begin) => this.#waiting.push(begin))
      clearInterval(renewal)
    }
    try {
      await read(this.#stopping.signal)
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
