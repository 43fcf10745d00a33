import { LRUCache } from 'lru-cache'
import { objectNumber } from '../pure/objectNumber'
import type { PackedBody } from './PackedBody'

/** Bytes of all kept bodies together, their compressed forms included. */
const MOST_BYTES = 64_000_000
/** Bytes of one kept body. */
const MOST_EACH = 4_000_000
/** Answers that were asked for once and are kept when they are asked for again. */
const SEEN = 5000

/**
 * Bodies of answers that follow from one object and an operation on it alone (docs/decisions/0045-kept-answers.md). The
 * object is what a resolver returned, and it is the same one only as long as catalogue, diet and everything else that made
 * it are the same. An answer is kept when it is asked for the second time, so that those which no one shares are not kept.
 */
export class KeptBodies {
  private readonly seen = new LRUCache<string, true>({ max: SEEN })
  private readonly kept = new LRUCache<string, PackedBody>({
    maxSize: MOST_BYTES,
    maxEntrySize: MOST_EACH,
    // Both compressed forms together are shorter than the body; what is around them is not.
    sizeCalculation: ({ bytes }) => 2 * bytes.length + 1000,
  })

  find(root: object, operation: string): PackedBody | undefined {
    return this.kept.get(this.keyOf(root, operation))
  }

  /** Keeps what `make` makes if it was asked for before. @returns it, or undefined when nothing was made. */
  keep(root: object, operation: string, make: () => PackedBody): PackedBody | undefined {
    const key = this.keyOf(root, operation)
    if (!this.seen.has(key)) {
      this.seen.set(key, true)
      return undefined
    }
    const body = make()
    this.kept.set(key, body)
    return body
  }

  private keyOf(root: object, operation: string): string {
    return `${objectNumber(root)} ${operation}`
  }
}

/** Those of the process. */
export const keptBodies = new KeptBodies()
