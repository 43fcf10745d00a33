import { setTimeout as wait } from 'node:timers/promises'
import type { PhotoStore } from './PhotoStore'

/** How long a store may take for a file, in milliseconds. */
const PATIENCE = 8000

/** A store that fails where the one behind it does not answer in time: a disk in the network hangs where another one would be gone. */
export class PatientStore implements PhotoStore {
  constructor(
    private readonly store: PhotoStore,
    private readonly patience = PATIENCE,
  ) {}

  put = (name: string, body: Buffer): Promise<void> => this.#inTime(this.store.put(name, body))
  get = (name: string): Promise<Buffer | null> => this.#inTime(this.store.get(name))
  delete = (name: string): Promise<void> => this.#inTime(this.store.delete(name))

  async #inTime<Result>(work: Promise<Result>): Promise<Result> {
    const over = new AbortController()
    const late = wait(this.patience, undefined, { ref: false, signal: over.signal }).then(() => {
      throw new Error('The store of photos did not answer')
    })
    try {
      return await Promise.race([work, late])
    } finally {
      over.abort()
      late.catch(() => {})
    }
  }
}
