import type { FailureReason } from '../../schema/failureCodes'
import type { KeyScope, PartnerScope } from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import { readGlobalId } from '../pure/globalId'
import { askingFor, type Caller } from './Caller'
import { networkOf, networksOf } from './networkOf'
import type { Payer, Taken } from './ProcessorMeter'
import type { Counted } from './sayNearest'

/** Bytes of a request's body; `readDish` alone may have more. */
export const BODY_LIMIT = 100 * 1024

export { askingFor, type Caller }

/** The authenticated caller. */
export type Principal =
  | { kind: 'anonymous'; /** What is wrong with the key that was shown. */ reason?: FailureReason }
  | ({ kind: 'user'; sessionId: string } & Caller)
  /** A person's key: it acts as the person, as far as its scopes allow. */
  | ({ kind: 'key'; keyId: string; scopes: KeyScope[] } & Caller)
  | { kind: 'partner'; partnerId: string; keyId: string; scopes: PartnerScope[] }

/** The principal of a request without valid credentials. */
export const ANONYMOUS: Principal = { kind: 'anonymous' }

/** A secret cookie of one call: its value in the request, and setters for the answer. */
export interface SecretCookie {
  value: string | null
  set(token: string, maxAgeMs: number): void
  clear(): void
}

export interface Context {
  services: Services
  principal: Principal
  /** What the call takes of the thread that answers calls. */
  taken: Taken
  /** Network address of the caller, behind the configured number of proxies. */
  ip: string
  userAgent: string
  requestId: string
  /** Bytes that the request's body says that it has; 0 when it does not say. */
  bodyLength: number
  refreshCookie: SecretCookie
  /** Of the sign-up that was made in the browser (docs/product.md ACC-52); REST neither reads nor sets it. */
  signUpCookie: SecretCookie
  /** Of a visit to the provider that was begun in the browser (docs/product.md ACC-60). */
  visitCookie: SecretCookie
  /** Of the sign-ins with a passkey that were begun in the browser (docs/product.md ACC-73). */
  passkeyCookie: SecretCookie
  /** Whether the ids of all types are to be global: the call has the header `Graph-Ids: 1` (docs/product.md API-41). */
  graphIds: boolean
  /** Says in the answer what is left of a limit that the call was counted against; over a socket nothing. */
  sayLimit(counted: Counted): void
  /** The header `Idempotency-Key`, under which mutations are done once (docs/product.md API-51); null without one. */
  idempotencyKey: string | null
}

/**
 * A principal that asks for the household of that id, global or not, if it acts as a user. Whether it is the user's is
 * checked by whatever reads of it.
 */
export function askingFrom<Asker extends Principal>(principal: Asker, given: unknown): Asker {
  if (!personOf(principal) || typeof given !== 'string') return principal
  const id = readGlobalId(given)
  return { ...principal, householdId: id?.type === 'Household' ? id.key : given, isAsked: true }
}

/** Whom a call acts as: the signed-in user, or the one whose key it carries; null for others. */
export const personOf = (principal: Principal): Caller | null =>
  principal.kind === 'user' || principal.kind === 'key' ? principal : null

/** Whether who makes a call may change the plans of a household: a key only as far as its scopes say. */
export const mayChangePlans = ({ principal }: Pick<Context, 'principal'>): boolean =>
  principal.kind === 'user' || (principal.kind === 'key' && principal.scopes.includes('PLAN_WRITE'))

/** The name of who makes a call: the partner's, the user's, that of the user's keys, or else the network's. */
export function callerOf({ principal, ip }: Pick<Context, 'principal' | 'ip'>): string {
  if (principal.kind === 'partner') return `partner:${principal.partnerId}`
  if (principal.kind === 'key') return `keys:${principal.userId}`
  return principal.kind === 'user' ? `user:${principal.userId}` : `ip:${networkOf(ip)}`
}

/** Who pays for an operation: its partner, its user, also by a key, or else its network and the wider ones around it. */
export function payersOf(context: Pick<Context, 'principal' | 'ip'>): readonly Payer[] {
  const person = personOf(context.principal)
  if (person) return [{ name: `user:${person.userId}`, times: 1 }]
  if (context.principal.kind !== 'anonymous') return [{ name: callerOf(context), times: 1 }]
  return networksOf(context.ip).map(({ name, times }) => ({ name: `ip:${name}`, times }))
}

/** The user of a call, signed in or by a key. @throws Error if the field's `@auth` does not require one. */
export function userOf(context: Context): Caller {
  const person = personOf(context.principal)
  if (!person) throw new Error('A field for users lacks @auth')
  return person
}

/** The session in which a user is signed in; null where no one is. */
export const sessionOf = ({ principal }: Pick<Context, 'principal'>): string | null =>
  principal.kind === 'user' ? principal.sessionId : null

/** From where a call comes: its network address, and what its browser or program calls itself. */
export const originOf = ({ ip, userAgent }: Pick<Context, 'ip' | 'userAgent'>) => ({ ip, userAgent })

/** The user of a call, the session in which it is made, and from where. @throws Error as `userOf`. */
export const personHere = (context: Context) => ({
  userId: userOf(context).userId,
  sessionId: sessionOf(context),
  ...originOf(context),
})

/** The partner whose key a call carries. @throws Error if the field's `@auth` does not require one. */
export function partnerOf(context: Context): { partnerId: string; keyId: string } {
  if (context.principal.kind !== 'partner') throw new Error('A field for partners lacks @auth')
  return context.principal
}
