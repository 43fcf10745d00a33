import type { PartnerScope } from '../generated/resolverTypes'
import type { Services } from '../services'

/** Who is speaking. */
export type Principal =
  | { kind: 'anonymous' }
  | { kind: 'user'; userId: string; sessionId: string }
  | { kind: 'partner'; partnerId: string; keyId: string; scopes: PartnerScope[] }

/** The refresh cookie of one call: what it brought, and what the answer shall set. */
export interface RefreshCookie {
  value: string | null
  set(token: string, maxAgeMs: number): void
  clear(): void
}

/** Everything a resolver knows of the call that it answers. */
export interface Context {
  services: Services
  principal: Principal
  /** Network address of the caller, behind the configured number of proxies. */
  ip: string
  userAgent: string
  requestId: string
  refreshCookie: RefreshCookie
}

/** The signed-in person of a call to a field that only users reach. @throws Error when the field lacks `@auth`. */
export function userOf(context: Context): { userId: string; sessionId: string } {
  if (context.principal.kind !== 'user') throw new Error('A field for users lacks @auth')
  return context.principal
}
