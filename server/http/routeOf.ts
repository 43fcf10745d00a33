import type { Request } from 'express'

/** Paths that are served without an Express route. */
const WHOLE = ['/graphql', '/assets', '/reading', '/mailbox', '/api/docs', '/docs']

/** The route of a request for metrics and reports: one of a bounded set, without values such as the keys in mailed links. */
export function routeOf({
  route,
  baseUrl,
  originalUrl,
}: Pick<Request, 'baseUrl' | 'originalUrl'> & { route?: { path?: unknown } }): string {
  const whole = WHOLE.find((one) => originalUrl.startsWith(one))
  if (whole) return whole
  if (typeof route?.path === 'string') return `${baseUrl}${route.path}`
  return originalUrl.startsWith('/api') ? '/api/*' : 'page'
}
