import type { Knex } from 'knex'
import { queueMail } from '../../mail/outbox'
import { newDeviceMail } from '../../mail/templates/newDeviceMail'
import type { Services } from '../../platform/services'
import { consumeNotice } from '../mailBudget'
import { openSessions } from '../openSessions'
import { type Caller, type OpenedBy, openSession, type OpenSession } from '../sessions'
import { UserModel } from '../UserModel'
import { noteSecurity, placeOf } from './noteSecurity'
import { SecurityEventModel } from './SecurityEventModel'

export interface SignInWay {
  /** Where it was not the password: what the person signed in with, by name. */
  name?: string
  by?: OpenedBy
}

/**
 * Signs a person in who has just shown who they are: opens a session, notes it in the history of the account, and mails the
 * person where the account has not been used from there before (docs/product.md ACC-77, ACC-80). The caller holds the
 * account's lock.
 */
export async function signIn(
  services: Services,
  trx: Knex,
  user: UserModel,
  caller: Caller,
  { name, by }: SignInWay = {},
): Promise<OpenSession> {
  // Before the first sign-in the account knows no network.
  const isNew = user.ipAddress !== null && !(await wasUsedFrom(services, trx, user.id, caller))
  await UserModel.query(trx)
    .findById(user.id)
    .patch({ ipAddress: caller.ip.slice(0, 64) })
  const session = await openSession(services, trx, user.id, caller, by)
  await noteSecurity(services, trx, user.id, { kind: 'SIGNED_IN', by: caller, subject: name ?? null })
  if (isNew && (await consumeNotice(services, trx, user.email, caller.ip))) {
    const mail = newDeviceMail(services.config, { ...placeOf(caller), at: services.now() })
    await queueMail(services, trx, { to: user.email, userId: user.id, ...mail })
  }
  return session
}

/** Whether an open session, or a sign-in that the history still has, was of the same browser in the same network. */
async function wasUsedFrom({ now }: Services, trx: Knex, userId: string, caller: Caller): Promise<boolean> {
  const { label, network } = placeOf(caller)
  const noted = await SecurityEventModel.query(trx).findOne({ userId, kind: 'SIGNED_IN', label, network }).select('id')
  if (noted) return true
  const open = await openSessions({ db: trx, now }, userId)
  return open.some((session) => session.label === label && session.network === network)
}
