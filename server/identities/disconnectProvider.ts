import type { Knex } from 'knex'
import { noteSecurity } from '../accounts/history/noteSecurity'
import type { Doer } from '../request/Origin'
import { lockAccount } from '../accounts/lockAccount'
import { messages as accountMessages } from '../accounts/messages'
import { provenAccount } from '../accounts/provenAccount'
import { tellSessionsEnded } from '../accounts/sessionEnds'
import type { Caller } from '../accounts/sessions'
import { SessionModel } from '../accounts/SessionModel'
import { inTransaction } from '../database/transaction'
import type { InputError } from '../generated/schemaTypes'
import { queueMail } from '../mail/outbox'
import { providerConnectedMail } from '../mail/templates/providerConnectedMail'
import { inputError } from '../platform/errors'
import type { Services } from '../platform/services'
import { IdentityModel } from './IdentityModel'
import { messages } from './messages'
import type { Visitor } from './visits'

/**
 * Disconnects an account from the provider, if its person gives the password, which is then the way in (docs/product.md
 * ACC-63).
 * @returns the errors; empty when it is done.
 */
export async function disconnectProvider(
  services: Services,
  { userId, sessionId, ...caller }: { userId: string } & Pick<Visitor, 'sessionId'> & Caller,
  password: string,
): Promise<InputError[]> {
  const name = services.config.provider?.name ?? ''
  const proven = await provenAccount(services, { userId, sessionId }, password, messages.noPassword({ name }))
  if ('errors' in proven) return proven.errors
  const { user } = proven
  const ended = await inTransaction(services.db, async (trx) => {
    if ((await lockAccount(trx, user)) !== 'unchanged') return null
    const sessions = await disconnect(services, trx, userId, caller, sessionId)
    await queueMail(services, trx, { to: user.email, userId, ...providerConnectedMail(services.config, name, false) })
    return sessions
  })
  if (ended === null) return [inputError('WRONG_PASSWORD', 'password', accountMessages.wrongPassword)]
  for (const id of ended) tellSessionsEnded(services, { sessionId: id })
  return []
}

/**
 * Takes the identities of an account away, which its history notes, and ends the sessions that they opened, but for one, which
 * goes on as one by password.
 * @returns the sessions that ended.
 */
export async function disconnect(
  { now, config }: Pick<Services, 'now' | 'config'>,
  trx: Knex,
  userId: string,
  by: Doer,
  but: string | null = null,
): Promise<string[]> {
  await IdentityModel.query(trx).where({ userId }).delete()
  const subject = config.provider?.name ?? null
  await noteSecurity({ now }, trx, userId, { kind: 'PROVIDER_DISCONNECTED', by, subject })
  const opened = await SessionModel.query(trx)
    .where({ userId })
    .whereNotNull('identityId')
    .whereNull('endedAt')
    .select('id')
  const ids = opened.map(({ id }) => id).filter((id) => id !== but)
  await SessionModel.query(trx).where({ userId }).whereIn('id', ids).patch({ endedAt: now() })
  await SessionModel.query(trx).where({ userId }).patch({ identityId: null, provenAt: null })
  return ids
}
