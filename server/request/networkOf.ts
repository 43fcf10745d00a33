import { isIPv6 } from 'node:net'

/** Groups of an IPv6 address that form the network prefix (/64). Its holder can use any address within it. */
const GROUPS = 4

/** The network of an address: an IPv4 address itself, the /64 of an IPv6 address. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(ip)) return ip
  const [front = [], back = []] = (ip.split('%')[0] ?? '')
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''))
  // An IPv4 address at the end stands for two groups; those are beyond the network in any case.
  const left = Math.max(0, 8 - front.length - back.length - (back.at(-1)?.includes('.') ? 1 : 0))
  const groups = [...front, ...Array<string>(ip.includes('::') ? left : 0).fill('0'), ...back].slice(0, GROUPS)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** A network that an address belongs to, and how many times the bound of the narrowest it may use. */
export interface Network {
  readonly name: string
  readonly times: number
}

/**
 * The networks around one that `networkOf` named: the /56 and the /48 of an IPv6 network, which providers give to one
 * customer. An IPv4 address has none. What is bounded by network is bounded for all of them (docs/product.md SEC-20).
 */
export function widerNetworks(network: string): readonly Network[] {
  const [, first, fourth = ''] = /^((?:[0-9a-f]+:){3})([0-9a-f]+)::\/64$/.exec(network) ?? []
  if (first === undefined) return []
  const upper = Number.parseInt(fourth, 16) & 0xff00
  return [
    { name: `${first}${upper.toString(16)}::/56`, times: 4 },
    { name: `${first.slice(0, -1)}::/48`, times: 16 },
  ]
}

/** All networks of an address, the narrowest first. */
export function networksOf(ip: string): readonly Network[] {
  const network = networkOf(ip)
  return [{ name: network, times: 1 }, ...widerNetworks(network)]
}
