import type { PubSub } from '../pubsub/PubSub'
import type { Prints, Snapshot } from './snapshot'

/** Objects of which the prints are remembered, of all households together: about 20 MB. */
const MOST = 100_000

/** Whose a snapshot is. */
type Owner = Pick<Snapshot, 'userId' | 'householdId'>

const keyOf = ({ userId, householdId }: Owner, cursor: string): string => `${userId} ${householdId} ${cursor}`

/** What clients were sent last, by cursor, as far as this instance has sent it lately: the difference is found by it. */
export class SnapshotMemory {
  readonly #known = new Map<string, Prints>()
  #objects = 0

  /** What an account's household had by a cursor; undefined where that is not known, or was of another one. */
  of(owner: Owner, cursor: string): Prints | undefined {
    const key = keyOf(owner, cursor)
    const prints = this.#known.get(key)
    if (prints) this.#keep(key, prints)
    return prints
  }

  note({ cursor, prints, ...owner }: Owner & Pick<Snapshot, 'cursor' | 'prints'>): void {
    const key = keyOf(owner, cursor)
    if (!this.#known.has(key)) this.#objects += prints.size
    this.#keep(key, prints)
    for (const [oldest, { size }] of this.#known) {
      if (this.#objects <= MOST || oldest === key) return
      this.#known.delete(oldest)
      this.#objects -= size
    }
  }

  #keep(key: string, prints: Prints): void {
    this.#known.delete(key)
    this.#known.set(key, prints)
  }
}

const memories = new WeakMap<PubSub, SnapshotMemory>()

/** The one of an application. */
export function memoryOf(pubSub: PubSub): SnapshotMemory {
  const memory = memories.get(pubSub) ?? new SnapshotMemory()
  memories.set(pubSub, memory)
  return memory
}
