import { isIP } from 'node:net'
import type { Config } from '../platform/config'
import { isPublic } from './isPublic'

/** Names that lead to no public host, whatever a name server says of them. */
const LOCAL = /(^|\.)(localhost|local|internal|lan|home|corp|intranet|home\.arpa|onion)$/

/** A place to which requests may go. */
export interface Target {
  readonly url: URL
  /** Without the brackets of an IPv6 address. */
  readonly host: string
  readonly port: number
  /** Whether the configuration names it, so that it may be private and without TLS. */
  readonly isNamed: boolean
}

/**
 * Reads an address to which requests are to go: https on its usual port, without a user, at a public host, or http or https at a host that
 * the configuration names (docs/product.md HOOK-4).
 * @returns null for any other.
 */
export function readTarget(text: string, { webhookHosts }: Pick<Config, 'webhookHosts'>): Target | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const { protocol, username, password, host } = url
  if ((protocol !== 'https:' && protocol !== 'http:') || username + password !== '') return null
  const isNamed = webhookHosts.includes(host)
  const target = { url, host: hostOf(url), port: portOf(url), isNamed }
  return isNamed || (protocol === 'https:' && url.port === '' && isPublicHost(target.host)) ? target : null
}

/** A place that the configuration names, so that it may be private and without TLS. */
export const namedTarget = (url: URL): Target & { isNamed: true } => ({
  url,
  host: hostOf(url),
  port: portOf(url),
  isNamed: true,
})

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

const portOf = ({ port, protocol }: URL): number => Number(port) || (protocol === 'https:' ? 443 : 80)

/** Whether a host may be one of the public internet, by its name; its addresses are checked besides. */
export function isPublicHost(host: string): boolean {
  if (isIP(host) !== 0) return isPublic(host)
  return host.includes('.') && !host.endsWith('.') && !LOCAL.test(host)
}
