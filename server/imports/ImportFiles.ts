import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds that closing waits for files that are being read to be let go of. */
const PATIENCE = 5000

/** The files that this process reads. Those that it does not finish are read by no one else: their people send them again. */
export class ImportFiles {
  /** This process, as claims on imports name it. */
  readonly holder = randomUUID()
  readonly #stopping = new AbortController()
  readonly #reading = new Set<Promise<unknown>>()

  /** Reads a file in the background. @param read stops where the signal says so. */
  follow(read: (stop: AbortSignal) => Promise<unknown>): void {
    const reading = read(this.#stopping.signal)
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
}
