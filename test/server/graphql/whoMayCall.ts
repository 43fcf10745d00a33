import type { Speaker } from '../../support/principals'

/** What a speaker gets: the data, or the code of the refusal. */
export type Outcome = 'ok' | 'UNAUTHENTICATED' | 'FORBIDDEN'

/** A call of one root field, and what each speaker gets. Written by hand: it is the promise, not a copy of the schema. */
export interface Permission {
  /** The field with its arguments and selections, as in an operation. */
  call: string
  /** Variables, with their types, where the call has any. */
  variables?: Record<string, { type: string; value: unknown }>
  /** Sent with the refresh cookie of the speaker, a person made for this call alone, since it ends the session. */
  ends?: true
  who: Record<Speaker, Outcome>
}

/** Who calls: everyone. */
export const open = { anonymous: 'ok', owner: 'ok', other: 'ok', reader: 'ok', writer: 'ok' } as const
/** People alone. */
export const people = {
  anonymous: 'UNAUTHENTICATED',
  owner: 'ok',
  other: 'ok',
  reader: 'FORBIDDEN',
  writer: 'FORBIDDEN',
} as const
export const readers = {
  anonymous: 'UNAUTHENTICATED',
  owner: 'ok',
  other: 'ok',
  reader: 'ok',
  writer: 'FORBIDDEN',
} as const
export const mealPartners = {
  anonymous: 'UNAUTHENTICATED',
  owner: 'FORBIDDEN',
  other: 'FORBIDDEN',
  reader: 'ok',
  writer: 'FORBIDDEN',
} as const
export const linkWriters = {
  anonymous: 'UNAUTHENTICATED',
  owner: 'FORBIDDEN',
  other: 'FORBIDDEN',
  reader: 'FORBIDDEN',
  writer: 'ok',
} as const
/** Any key of a partner. */
export const partners = {
  anonymous: 'UNAUTHENTICATED',
  owner: 'FORBIDDEN',
  other: 'FORBIDDEN',
  reader: 'ok',
  writer: 'ok',
} as const
/** The session is that of the cookie, which keys and strangers do not have. */
export const cookieHolders = {
  anonymous: 'UNAUTHENTICATED',
  owner: 'ok',
  other: 'ok',
  reader: 'UNAUTHENTICATED',
  writer: 'UNAUTHENTICATED',
} as const

/** An owner of the server alone: test/server/backups/owner.test.ts. */
export const serverOwners = {
  anonymous: 'UNAUTHENTICATED',
  owner: 'FORBIDDEN',
  other: 'FORBIDDEN',
  reader: 'FORBIDDEN',
  writer: 'FORBIDDEN',
} as const
