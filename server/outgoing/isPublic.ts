import ipaddr from 'ipaddr.js'

/** What IANA has given out of IPv6 for use in public; everything else is private, special, or belongs to no one. */
const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether a network address is one of the public internet: no private, local, shared, reserved or documentation address, and
 * none that leads to one by way of a translation (docs/product.md HOOK-4).
 */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  // An IPv4 address within an IPv6 one counts as what it is.
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL)
}
