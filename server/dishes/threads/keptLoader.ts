import DataLoader from 'dataloader'
import type { LRUCache } from 'lru-cache'

/** What is read together, and where the answers are kept. */
interface Keeping<Given, Answer> {
  keyOf(given: Given): string
  /** By key; may be shared by several loaders. */
  readonly kept: LRUCache<string, Promise<Answer>>
  /** Most of one task. */
  readonly atOnce: number
}

/**
 * Returns a read for one: those that are asked for at the same time are read together, each once as long as its answer is
 * kept. What failed is read again when it is next asked for.
 *
 * @param readMany answers in the same order; an answer may be an Error.
 */
export function keptLoader<Given, Answer>(
  readMany: (given: readonly Given[]) => Promise<readonly (Answer | Error)[]>,
  { keyOf, kept, atOnce }: Keeping<Given, Answer>,
): (given: Given) => Promise<Answer> {
  const loader = new DataLoader<Given, Answer, string>(readMany, {
    cacheKeyFn: keyOf,
    cacheMap: kept,
    maxBatchSize: atOnce,
    batchScheduleFn: (send) => void setImmediate(send),
  })
  return async (given) => {
    try {
      return await loader.load(given)
    } catch (error) {
      loader.clear(given)
      throw error
    }
  }
}
