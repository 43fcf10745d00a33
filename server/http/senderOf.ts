import { forbidden, unauthenticated } from '../platform/errors'
import { type Context, personOf } from '../request/context'

/** Who sends a file for own dishes. @throws GraphQLError for strangers, partners and keys that may not. */
export function senderOf({ principal }: Pick<Context, 'principal'>): string {
  if (principal.kind === 'anonymous') throw unauthenticated(undefined, principal.reason)
  const person = personOf(principal)
  if (!person || (principal.kind === 'key' && !principal.scopes.includes('DISHES_WRITE'))) throw forbidden()
  return person.userId
}
