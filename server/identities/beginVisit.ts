import { inputError, unauthenticated } from '../platform/errors'
import type { BeginProviderVisitInput, InputError } from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import { messages } from './messages'
import { addressOfVisit, ProviderUnreachable } from './provider'
import { marksOf, openVisit, type Visitor } from './visits'

/** Where the browser goes, and the secret that it keeps meanwhile; or why there is no visit. */
export type BegunVisit = { url: string; secret: string } | { errors: InputError[] }

/** Begins a visit to the provider (docs/product.md ACC-60). A provider that does not answer is said so at once. */
export async function beginVisit(
  services: Services,
  { purpose = 'SIGN_IN', next = '/' }: Pick<BeginProviderVisitInput, 'purpose' | 'next'>,
  visitor: Visitor,
): Promise<BegunVisit> {
  const { provider } = services.config
  if (provider === null) return { errors: [inputError('NOT_ALLOWED', null, messages.noProvider)] }
  if (purpose !== 'SIGN_IN' && visitor.sessionId === null) throw unauthenticated()
  const whose = purpose === 'SIGN_IN' ? { userId: null, sessionId: null } : visitor
  const secret = await openVisit(services, purpose, whose, next)
  try {
    return { url: await addressOfVisit(services, marksOf(secret), purpose === 'PROVE'), secret }
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error
    services.log.warn({ error }, 'The provider cannot be reached')
    return { errors: [inputError('UNREACHABLE', null, messages.unreachable(provider))] }
  }
}
