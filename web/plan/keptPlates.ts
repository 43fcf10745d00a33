import { photoPath } from '../../schema/photoPath'
import { platePath } from '../ui/platePath'
import type { PlannedMeal } from './plan'

/** The cache of the browser that has the plates; the service worker answers from every cache. */
const CACHE = 'plates'
/** That of the photos of products. */
const PHOTOS = 'productPhotos'

/** Browsers have caches on secure pages only. */
const hasCaches = (): boolean => typeof caches !== 'undefined'

/**
 * Keeps the plates of the plan's meals on the device, and no others, for a page that opens without a network
 * (docs/product.md CAT-17). One that cannot be fetched now is missing until it is kept the next time.
 */
export async function keepPlates(entries: readonly PlannedMeal[]): Promise<void> {
  await keepThese(CACHE, new Set(entries.flatMap(({ entry }) => platePath(entry.plate) ?? [])))
}

/** The same of the small photos of the household's products, by their ids (docs/product.md SHOP-72). */
export async function keepProductPhotos(photos: readonly string[]): Promise<void> {
  await keepThese(PHOTOS, new Set(photos.map((photo) => photoPath(photo, 'plate'))))
}

async function keepThese(name: string, wanted: ReadonlySet<string>): Promise<void> {
  if (!hasCaches()) return
  const cache = await caches.open(name)
  const kept = await cache.keys()
  const paths = new Set(kept.map(({ url }) => new URL(url).pathname))
  await Promise.all(
    kept.filter(({ url }) => !wanted.has(new URL(url).pathname)).map((request) => cache.delete(request)),
  )
  await Promise.allSettled([...wanted].filter((path) => !paths.has(path)).map((path) => cache.add(path)))
}

/** Removes them. */
export async function forgetPlates(): Promise<void> {
  if (hasCaches()) await Promise.all([CACHE, PHOTOS].map((name) => caches.delete(name)))
}
