import type { PushWorker } from './PushWorker'

/**
 * Brings the page of a notification that was pressed to the front, or opens it; one without a page, such as a timer's, the page that
 * is open. No page is led elsewhere: someone may be in the middle of something there.
 *
 * @param page a path of this origin.
 */
export async function openPressed({ clients }: PushWorker, page: unknown): Promise<void> {
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (typeof page !== 'string') return void (await open[0]?.focus())
  const wanted = addressOf(page)
  const there = open.find(({ url }) => isAt(url, wanted))
  await (there ? there.focus() : clients.openWindow(wanted.href))
}

/** An address elsewhere leads to the first page. */
function addressOf(page: string): URL {
  const { origin } = self.location
  const url = new URL(page, origin)
  return url.origin === origin ? url : new URL('/', origin)
}

function isAt(url: string, wanted: URL): boolean {
  const { origin, pathname, search } = new URL(url)
  return origin === wanted.origin && pathname === wanted.pathname && search === wanted.search
}
