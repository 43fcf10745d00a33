import { isIP } from 'node:net'
import { inputError } from '../platform/errors'
import type { InputError } from '../generated/schemaTypes'
import type { Config } from '../platform/config'
import { messages } from './messages'

/** For whom passkeys are: the installation, by the name of its host, and the one origin on which they can be used. */
export interface RelyingParty {
  id: string
  origin: string
  name: string
}

/** Who asks for passkeys here; null where browsers have none: without https, or under a bare address (docs/product.md ACC-71). */
export function relyingPartyOf({
  publicUrl,
  productName,
}: Pick<Config, 'publicUrl' | 'productName'>): RelyingParty | null {
  const { protocol, hostname, origin } = new URL(publicUrl)
  const isSecure = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
  if (!isSecure || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return null
  return { id: hostname, origin, name: productName }
}

/** What is said where there are no passkeys. */
export const noPasskeys = (): InputError => inputError('NOT_ALLOWED', null, messages.notHere)
