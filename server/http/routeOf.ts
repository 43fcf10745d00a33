import type { Request } from 'express'

/** Beginnings of paths that are answered without a route of their own. */
const WHOLE = ['/graphql', '/assets', '/mailbox', '/api/docs']

/**
 * The kind of page or call that a request is for. There are few of them, whatever is asked, and none holds what stands
 * in an address: a mailed key is a part of one.
 */
export function routeOf({ route, baseUrl, originalUrl }: Pick<Request, 'baseUrl' | 'originalUrl'> & { route?: { path?: unknown } }): string {
  const whole = WHOLE.find((one) => originalUrl.startsWith(one))
  if (whole) return whole
  if (typeof route?.path === 'string') return `${baseUrl}${route.path}`
  return originalUrl.startsWith('/api') ? '/api/*' : 'page'
}
