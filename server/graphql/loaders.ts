import type { Services } from '../services'

/** The loaders of one call: each batches the reads of one kind. */
export type Loaders = ReturnType<typeof createLoaders>

/** Fresh loaders for one call. */
export function createLoaders(_services: Services) {
  return {}
}
