/** That this browser is notified, for whom, and which of that person's devices it is. */
export interface DeviceMark {
  /** The person, as access tokens name them. */
  owner: string
  /** The id of the device. */
  device: string
  /** When the server last learned of its subscription, in milliseconds since 1970. */
  at: number
}

/** The cache of the browser that has it: pages and the service worker read it. */
const CACHE = 'notifications'
const PLACE = '/notifications/device'

/** Browsers have caches on secure pages only, and may refuse them. */
async function withCache<R>(action: (cache: Cache) => Promise<R>): Promise<R | null> {
  try {
    return await action(await caches.open(CACHE))
  } catch {
    return null
  }
}

/** The mark; null where no one is notified here. */
export const readMark = (): Promise<DeviceMark | null> =>
  withCache(async (cache) => {
    const mark = (await (await cache.match(PLACE))?.json()) as Partial<DeviceMark> | undefined
    const isMark = typeof mark?.owner === 'string' && typeof mark.device === 'string' && typeof mark.at === 'number'
    return isMark ? (mark as DeviceMark) : null
  })

/** Stores the mark. */
export async function writeMark(mark: DeviceMark): Promise<void> {
  await withCache((cache) => cache.put(PLACE, new Response(JSON.stringify(mark))))
}

/** Removes the mark: from then on nothing about a household is shown here. */
export async function removeMark(): Promise<void> {
  if (typeof caches !== 'undefined') await caches.delete(CACHE).catch(() => false)
}
