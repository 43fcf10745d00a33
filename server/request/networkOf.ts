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
