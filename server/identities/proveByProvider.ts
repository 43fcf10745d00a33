import { SessionModel } from '../accounts/SessionModel'
import { inTransaction } from '../database/transaction'
import type { InputError } from '../generated/schemaTypes'
import { inputError } from '../platform/errors'
import type { Services } from '../platform/services'
import { IdentityModel } from './IdentityModel'
import { messages } from './messages'
import { answeredVisit, endVisit, type Visitor } from './visits'

/** By so much the provider's clock may be behind, in milliseconds. */
const SKEW = 60 * 1000

/**
 * Takes a visit as proof that it is the person of a session, where the provider had that very person sign in since it began
 * (docs/product.md ACC-62).
 * @returns the errors; empty when it is proof.
 */
export async function proveByProvider(
  services: Services,
  { userId, sessionId }: Visitor,
  secret: string | null,
): Promise<InputError[]> {
  const name = services.config.provider?.name ?? ''
  const over = inputError('VISIT_OVER', null, messages.visitOver({ name }))
  const visit = await answeredVisit(services, secret, 'PROVE')
  if (!visit || sessionId === null || visit.userId !== userId || visit.sessionId !== sessionId) return [over]
  return inTransaction(services.db, async (trx) => {
    if (!(await endVisit(trx, visit))) return [over]
    const identity = await IdentityModel.of(trx, visit)
    if (!identity || identity.userId !== userId) return [inputError('MISMATCH', null, messages.otherPerson({ name }))]
    if (visit.signedInAt === null || visit.signedInAt < visit.createdAt - SKEW)
      return [inputError('STALE', null, messages.notAsked({ name }))]
    await SessionModel.query(trx).findById(sessionId).where({ userId }).patch({ provenAt: services.now() })
    return []
  })
}
