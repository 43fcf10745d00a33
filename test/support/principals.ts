import { makeKey } from '../../server/partners/makeKey'
import type { PartnerScope } from '../../server/generated/schemaTypes'
import { type Person, signUpAndIn } from './people'
import type { RunningApp } from './startApp'

/** Everyone who may be speaking. */
export const SPEAKERS = ['anonymous', 'owner', 'other', 'reader', 'writer'] as const

/** One of them: an anonymous caller, the person whose data it is, another person, a key that reads meals, a key that writes links. */
export type Speaker = (typeof SPEAKERS)[number]

/** The tokens and people behind the names. */
export interface Principals {
  owner: Person
  other: Person
  tokens: Record<Speaker, string | null>
}

/** A key of a partner's own with those scopes. */
export async function partnerKey(app: RunningApp, ...scopes: PartnerScope[]): Promise<string> {
  return (await makeKey(app.services, { partner: `Partner of ${scopes.join(' and ')}`, scopes, expiresAt: null })).key
}

/** Has a store belong to the partner of those scopes. */
export async function assignStore(app: RunningApp, id: string, ...scopes: PartnerScope[]): Promise<void> {
  const partner = await app.services
    .db('partners')
    .where({ name: `Partner of ${scopes.join(' and ')}` })
    .first()
  await app.services.db('stores').where({ id }).update({ partnerId: partner.id })
}

/** Makes all of them. */
export async function makePrincipals(app: RunningApp): Promise<Principals> {
  const [owner, other] = [await signUpAndIn(app), await signUpAndIn(app)]
  const [reader, writer] = [await partnerKey(app, 'MEALS_READ'), await partnerKey(app, 'LINKS_WRITE')]
  return { owner, other, tokens: { anonymous: null, owner: owner.token, other: other.token, reader, writer } }
}
