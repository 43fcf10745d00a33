import { IMPORT_LIMITS } from '../../../../schema/importLimits'
import { addressFor, LOST, RECEIVED, SHARED_TO } from '../Received'
import { keepReceived } from '../receivedStore'

/** Files that are shared at once, at most. */
const MOST_FILES = 20

/** Whether a request hands over what a person shared with the product. */
export function isShared({ method, url }: Pick<Request, 'method' | 'url'>, origin: string): boolean {
  const { pathname, origin: target } = new URL(url)
  return method === 'POST' && target === origin && pathname === SHARED_TO
}

/** Keeps what was shared on the device, and leads to the page that takes it: nothing is sent (docs/product.md MOVE-23). */
export async function receiveShared(request: Request): Promise<Response> {
  const address = await keepShared(request).catch(() => `${SHARED_TO}?${RECEIVED}=${LOST}`)
  return Response.redirect(new URL(address, request.url).href, 303)
}

async function keepShared(request: Request): Promise<string> {
  const form = await request.formData()
  const files = form.getAll('file').filter((one): one is File => one instanceof File && one.size > 0)
  const size = files.reduce((sum, file) => sum + file.size, 0)
  if (files.length > MOST_FILES || size > IMPORT_LIMITS.bytes) throw new Error('More is shared than is taken')
  const words = ['title', 'text', 'url'].flatMap((name) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() || [] : []
  })
  const text = [...new Set(words)].join('\n')
  if (text === '' && files.length === 0) return SHARED_TO
  const received = { host: null, text, url: '', picture: null, files }
  return addressFor(received, await keepReceived(received))
}
