import { inTransaction } from '../../database/transaction'
import { type Context, userOf } from '../../request/context'
import { logSecurityOf } from '../../request/securityLog'
import { noteSecurity } from './noteSecurity'

/**
 * Says in the security log and in the history of the account that its person takes the data held about them. A database that
 * takes nothing new gives them all the same.
 */
export async function noteExport(context: Context): Promise<void> {
  const { services, ip, userAgent } = context
  const { userId } = userOf(context)
  logSecurityOf(context, 'data_export', 'success')
  await inTransaction(services.db, (trx) =>
    noteSecurity(services, trx, userId, { kind: 'DATA_EXPORTED', by: { ip, userAgent } }),
  ).catch((error: unknown) => services.log.warn({ error }, 'An export could not be noted'))
}
