import { lookup, Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { Target } from './readTarget'

/** The network addresses of a host; none for one that is unknown. */
export type ResolveHost = (target: Pick<Target, 'host' | 'isNamed'>) => Promise<string[]>

const PATIENCE = { timeout: 2000, tries: 2 }

/**
 * Asks name servers, without the few threads that hash passwords and read files: a name server that does not answer holds up
 * nothing else. Hosts that the configuration names may be known to this machine alone, so it is asked for those.
 */
export const resolveHost: ResolveHost = async ({ host, isNamed }) => {
  if (isIP(host) !== 0) return [host]
  if (isNamed) return (await lookup(host, { all: true })).map(({ address }) => address)
  const resolver = new Resolver(PATIENCE)
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
}
