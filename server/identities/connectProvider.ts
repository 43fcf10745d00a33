import { noteSecurity } from '../accounts/history/noteSecurity'
import type { Caller } from '../accounts/sessions'
import { UserModel } from '../accounts/UserModel'
import { inTransaction } from '../database/transaction'
import type { InputError } from '../generated/schemaTypes'
import { queueMail } from '../mail/outbox'
import { providerConnectedMail } from '../mail/templates/providerConnectedMail'
import { inputError, unauthenticated } from '../platform/errors'
import type { Services } from '../platform/services'
import { newId } from '../../schema/newId'
import { IdentityModel } from './IdentityModel'
import { messages } from './messages'
import { answeredVisit, endVisit } from './visits'

/** What is wrong, and whom the provider vouches for where the visit is not over. */
export interface ConnectOutcome {
  email: string | null
  errors: InputError[]
}

/**
 * Connects an account with who its person is at the provider: only the same verified address, and only with the consent of
 * the person, who is signed in (docs/product.md ACC-63). The person gets a mail.
 */
export async function connectProvider(
  services: Services,
  { userId, ...caller }: { userId: string } & Caller,
  secret: string | null,
  agreed: boolean,
): Promise<ConnectOutcome> {
  const name = services.config.provider?.name ?? ''
  const over = { email: null, errors: [inputError('VISIT_OVER', null, messages.visitOver({ name }))] }
  const visit = await answeredVisit(services, secret, 'CONNECT')
  if (visit?.userId !== userId) return over
  const { issuer, subject, email } = visit
  const wrong = (error: InputError): ConnectOutcome => ({ email, errors: [error] })
  return inTransaction(
    services.db,
    async (trx) => {
      const user = await UserModel.query(trx).findById(userId).forUpdate()
      if (!user) throw unauthenticated()
      if (user.email !== email) {
        const text = messages.otherAddress({ name, theirs: email, ours: user.email })
        return wrong(inputError('MISMATCH', 'email', text))
      }
      const theirs = await IdentityModel.of(trx, { issuer, subject })
      const ours = await IdentityModel.query(trx).findOne({ userId, issuer })
      const isOther = (theirs !== undefined && theirs.userId !== userId) || (ours && ours.subject !== subject)
      if (isOther) return wrong(inputError('DUPLICATE', null, messages.connectedElsewhere({ name })))
      if (!agreed) return wrong(inputError('REQUIRED', 'agreed', messages.consent({ name })))
      if (!(await endVisit(trx, visit))) return over
      if (theirs) return { email, errors: [] }
      await IdentityModel.query(trx).insert({
        ...{ id: newId(), userId, issuer, subject },
        createdAt: services.now(),
        usedAt: null,
      })
      await noteSecurity(services, trx, userId, { kind: 'PROVIDER_CONNECTED', by: caller, subject: name })
      await queueMail(services, trx, { to: user.email, userId, ...providerConnectedMail(services.config, name, true) })
      return { email, errors: [] }
    },
    ['unique', 'foreignKey'],
  )
}
