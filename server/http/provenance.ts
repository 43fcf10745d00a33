import type { IncomingMessage } from 'node:http'
import type { Config } from '../platform/config'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** The origins under which the product's own pages may be open. In development the loopback names are one place. */
function ownOrigins({ publicUrl, production }: Pick<Config, 'publicUrl' | 'production'>): string[] {
  const { protocol, hostname, port, origin } = new URL(publicUrl)
  if (production || !LOOPBACK.includes(hostname)) return [origin]
  return LOOPBACK.map((name) => new URL(`${protocol}//${name}:${port}`).origin)
}

/** Where a call comes from: no page or the product's own, a page of a configured origin, a program, or a foreign page. */
type Provenance = 'own' | 'configured' | 'program' | 'foreign'

/**
 * The rule by which calls and WebSockets are let through (docs/product.md SEC-7). It holds from the first call, before
 * there is a cookie: pages opened under another address than `PUBLIC_URL` could sign in but not stay so. Programs that
 * send a token or key and no cookie are let through (desktop clients name an origin of their own); without CORS headers a
 * foreign page cannot read their answers.
 */
export function provenanceOf(
  config: Pick<Config, 'publicUrl' | 'production' | 'corsOrigins'>,
): (request: Pick<IncomingMessage, 'method' | 'headers'>) => Provenance {
  const own = ownOrigins(config)
  return ({ method, headers: { origin, authorization, cookie } }) => {
    if (origin === undefined || own.includes(origin)) return 'own'
    if (config.corsOrigins.includes(origin)) return 'configured'
    return authorization !== undefined && cookie === undefined && method !== 'OPTIONS' ? 'program' : 'foreign'
  }
}
