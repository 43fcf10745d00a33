import { platePath } from '../ui/platePath'
import type { PlannedMeal } from './plan'

/** The cache of the browser that has them; the service worker answers from every cache. */
const CACHE = 'plates'

/** Browsers have caches on secure pages only. */
const hasCaches = (): boolean => typeof caches !== 'undefined'

/**
 * Keeps the plates of the plan's meals on the device, and no others, for a page that opens without a network
 * (docs/product.md CAT-17). One that cannot be fetched now is missing until it is kept the next time.
 */
export async function keepPlates(entries: readonly PlannedMeal[]): Promise<void> {
  if (!hasCaches()) return
  const wanted = new Set(entries.flatMap(({ entry }) => platePath(entry.plate) ?? []))
  const cache = await caches.open(CACHE)
  const kept = await cache.keys()
  const paths = new Set(kept.map(({ url }) => new URL(url).pathname))
  await Promise.all(
    kept.filter(({ url }) => !wanted.has(new URL(url).pathname)).map((request) => cache.delete(request)),
  )
  await Promise.allSettled([...wanted].filter((path) => !paths.has(path)).map((path) => cache.add(path)))
}

/** Removes them. */
export async function forgetPlates(): Promise<void> {
  if (hasCaches()) await caches.delete(CACHE)
}
