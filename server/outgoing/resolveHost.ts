import { lookup, Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { Target } from './readTarget'

/** The network addresses of a host; none for one that is unknown. */
export type ResolveHost = (target: Pick<Target, 'host' | 'isNamed'>) => Promise<string[]>

const PATIENCE = { timeout: 2000, tries: 2 }

/**
 * Asks name servers, without the few threads that hash passwords and read files: a name server that does not answer holds up
 * nothing else. Hosts that the configuration names may be known to this machine alone, so it is asked for those.
 *
 * @param servers addresses of name servers; those of the machine without it.
 */
export function hostResolver(servers: readonly string[] | null = null): ResolveHost {
  return async ({ host, isNamed }) => {
    if (isIP(host) !== 0) return [host]
    if (isNamed) return (await lookup(host, { all: true })).map(({ address }) => address)
    const resolver = new Resolver(PATIENCE)
    if (servers) resolver.setServers(servers)
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
  }
}

/** The network addresses of a host, by the machine's name servers. */
export const resolveHost: ResolveHost = hostResolver()
