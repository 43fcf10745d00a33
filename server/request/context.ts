import type { PartnerScope } from '../generated/resolverTypes'
import type { Services } from '../services'
import { networkOf } from './networkOf'

/** Bytes of a request's body; `readDish` alone may have more. */
export const BODY_LIMIT = 100 * 1024

/** The authenticated caller. */
export type Principal =
  | { kind: 'anonymous' }
  | { kind: 'user'; userId: string; sessionId: string }
  | { kind: 'partner'; partnerId: string; keyId: string; scopes: PartnerScope[] }

/** The principal of a request without valid credentials. */
export const ANONYMOUS: Principal = { kind: 'anonymous' }

/** The refresh cookie of one call: its value in the request, and setters for the answer. */
export interface RefreshCookie {
  value: string | null
  set(token: string, maxAgeMs: number): void
  clear(): void
}

export interface Context {
  services: Services
  principal: Principal
  /** Network address of the caller, behind the configured number of proxies. */
  ip: string
  userAgent: string
  requestId: string
  /** Bytes that the request's body says that it has; 0 when it does not say. */
  bodyLength: number
  refreshCookie: RefreshCookie
}

/** The name of who makes a call: the partner's, the user's, or else the network's. */
export function callerOf({ principal, ip }: Context): string {
  if (principal.kind === 'partner') return `partner:${principal.partnerId}`
  return principal.kind === 'user' ? `user:${principal.userId}` : `ip:${networkOf(ip)}`
}

/** The signed-in user of a call. @throws Error if the field's `@auth` does not require one. */
export function userOf(context: Context): { userId: string; sessionId: string } {
  if (context.principal.kind !== 'user') throw new Error('A field for users lacks @auth')
  return context.principal
}

/** The partner whose key a call carries. @throws Error if the field's `@auth` does not require one. */
export function partnerOf(context: Context): { partnerId: string; keyId: string } {
  if (context.principal.kind !== 'partner') throw new Error('A field for partners lacks @auth')
  return context.principal
}
