import { LRUCache } from 'lru-cache'
import type { Area } from '../catalogue/types'
import { keptLoader } from '../dishes/threads/keptLoader'
import type { CatalogueReader } from '../dishes/threads/RecipeReader'
import type { Services } from '../platform/services'

/** Texts that are kept for each version of the catalogue. */
const KEPT = 10_000
/** Texts of one task. */
const AT_ONCE = 200

const kept = new WeakMap<CatalogueReader, LRUCache<string, Promise<Area>>>()

/**
 * The store areas of what texts surely name, in their order; uncategorised where that is not one ingredient of the
 * catalogue, and for now where it can't be read: a list is shown all the same.
 */
export async function areasOfTexts(
  { catalogue, reader }: Pick<Services, 'catalogue' | 'reader'>,
  userId: string,
  texts: readonly string[],
): Promise<Area[]> {
  const readBy = reader.of(catalogue.compiled)
  const areas = kept.get(readBy) ?? new LRUCache<string, Promise<Area>>({ max: KEPT })
  kept.set(readBy, areas)
  const areaOf = keptLoader((asked: readonly string[]) => readBy.run('areas', `user:${userId}`, asked), {
    keyOf: (text) => text,
    kept: areas,
    atOnce: AT_ONCE,
  })
  return Promise.all(texts.map((text) => areaOf(text).catch((): Area => 'uncategorised')))
}
