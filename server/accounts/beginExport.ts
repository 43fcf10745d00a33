import { FAILURE_REASONS } from '../../schema/failureCodes'
import { inTransaction } from '../database/transaction'
import { forbidden } from '../platform/errors'
import { type Context, personHere } from '../request/context'
import { logSecurityOf } from '../request/securityLog'
import { noteSecurity } from './history/noteSecurity'
import { messages } from './messages'
import { isProven } from './presentPassword'

/**
 * Lets a person who has proven to be it lately take the data held about them (docs/product.md ACC-88), and says so in the
 * security log and in the history of the account. A database that takes nothing new gives them all the same.
 * @throws GraphQLError FORBIDDEN with the reason PROOF_MISSING.
 */
export async function beginExport(context: Context): Promise<void> {
  const { services } = context
  const { userId, sessionId, ...by } = personHere(context)
  if (!(await isProven(services, userId, sessionId))) {
    logSecurityOf(context, 'data_export', 'failure', { reason: FAILURE_REASONS.proofMissing })
    throw forbidden(messages.proveFirst, FAILURE_REASONS.proofMissing)
  }
  logSecurityOf(context, 'data_export', 'success')
  await inTransaction(services.db, (trx) => noteSecurity(services, trx, userId, { kind: 'DATA_EXPORTED', by })).catch(
    (error: unknown) => services.log.warn({ error }, 'An export could not be noted'),
  )
}
