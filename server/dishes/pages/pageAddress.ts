import { isPublicHost, type Target } from '../../outgoing/readTarget'

/** Characters of an address. */
const LONGEST = 2000

/**
 * The address of a page: http or https on its usual port, without a user, at a host that may be public (docs/product.md
 * MOVE-36). What the host's addresses are is checked when it is connected to.
 * @returns null for any other.
 */
export function readPageAddress(text: string, ports: readonly number[]): Target | null {
  const address = text.trim()
  if (address.length > LONGEST || !URL.canParse(address)) return null
  const url = new URL(address)
  url.hash = ''
  const isSecure = url.protocol === 'https:'
  if ((!isSecure && url.protocol !== 'http:') || url.username + url.password !== '') return null
  const port = Number(url.port) || (isSecure ? 443 : 80)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return ports.includes(port) && isPublicHost(host) ? { url, host, port, isNamed: false } : null
}
