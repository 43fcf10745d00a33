import type { Knex } from 'knex'
import { readName } from '../households/readMemberInput'
import { connectedWith } from '../identities/connectedWith'
import { noteSecurity } from '../accounts/history/noteSecurity'
import type { Doer } from '../request/Origin'
import { lockAccount } from '../accounts/lockAccount'
import { messages as accountMessages } from '../accounts/messages'
import { hasPassword } from '../accounts/passwordHash'
import { type Person, provenAccount } from '../accounts/provenAccount'
import type { UserModel } from '../accounts/UserModel'
import { inTransaction } from '../database/transaction'
import type { InputError, RemovePasskeyInput, RenamePasskeyInput } from '../generated/schemaTypes'
import { queueMail } from '../mail/outbox'
import { passkeyMail } from '../mail/templates/passkeyMail'
import { inputError } from '../platform/errors'
import type { Services } from '../platform/services'
import { messages } from './messages'
import { PasskeyModel } from './PasskeyModel'

/** Passkeys of one account at most (docs/product.md ACC-71). */
export const MOST_PASSKEYS = 20

/** How many ways into an account there are beside its password and mails: its passkeys, and the provider. */
export async function otherWays(services: Pick<Services, 'db' | 'config'>, userId: string): Promise<number> {
  const { db } = services
  return (
    (await PasskeyModel.query(db).where({ userId }).resultSize()) + ((await connectedWith(services, userId)) ? 1 : 0)
  )
}

/** Gives a passkey another name. @returns the errors; empty when it is done. */
export async function renamePasskey(
  { db }: Pick<Services, 'db'>,
  userId: string,
  { id, name: given }: RenamePasskeyInput,
): Promise<InputError[]> {
  const { name, errors } = readName(given)
  if (errors.length > 0) return errors
  const renamed = await PasskeyModel.query(db).findById(id).where({ userId }).patch({ name })
  return renamed === 1 ? [] : [inputError('UNKNOWN', 'id', messages.unknown)]
}

/**
 * Removes a passkey of a person who proves to be it, and mails the person; not the last way into the account (docs/product.md
 * ACC-74).
 * @returns the errors; empty when it is done.
 */
export async function removePasskey(
  services: Services,
  person: Person,
  { id, password }: RemovePasskeyInput,
): Promise<InputError[]> {
  const proven = await provenAccount(services, person, password)
  if ('errors' in proven) return proven.errors
  const { user } = proven
  const { config } = services
  return inTransaction(services.db, async (trx) => {
    if ((await lockAccount(trx, user)) !== 'unchanged')
      return [inputError('WRONG_PASSWORD', 'password', accountMessages.wrongPassword)]
    const passkey = await PasskeyModel.query(trx).findById(id).where({ userId: user.id })
    if (!passkey) return [inputError('UNKNOWN', 'id', messages.unknown)]
    if (!hasPassword(user) && (await otherWays({ db: trx, config }, user.id)) < 2)
      return [inputError('NOT_ALLOWED', null, messages.lastWay)]
    await takeAway(services, trx, user, passkey, person)
    return []
  })
}

/** Removes a passkey, notes it in the history of the account, and mails its owner. */
export async function takeAway(
  services: Services,
  trx: Knex,
  { id: userId, email }: UserModel,
  passkey: PasskeyModel,
  by: Doer,
): Promise<void> {
  await PasskeyModel.query(trx).findById(passkey.id).where({ userId }).delete()
  await noteSecurity(services, trx, userId, { kind: 'PASSKEY_REMOVED', by, subject: passkey.name })
  await queueMail(services, trx, { to: email, userId, ...passkeyMail(services.config, 'removed', passkey.name) })
}

/** Removes all passkeys of an account: who takes it back may have lost it to another (docs/product.md ACC-74). */
export async function removeAllPasskeys(_services: Services, trx: Knex, userId: string): Promise<void> {
  await PasskeyModel.query(trx).where({ userId }).delete()
}
