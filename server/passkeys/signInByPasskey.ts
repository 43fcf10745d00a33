import { generateAuthenticationOptions, type PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import { changeAttempts, type Counted, consumeAttempts, forgetTries, refundAttempt } from '../accounts/attempts'
import { noteSecurity } from '../accounts/history/noteSecurity'
import { signIn } from '../accounts/history/signIn'
import { lockAccount } from '../accounts/lockAccount'
import { messages as accountMessages } from '../accounts/messages'
import { remindToConfirm } from '../accounts/remindToConfirm'
import type { Caller, OpenSession } from '../accounts/sessions'
import { UserModel } from '../accounts/UserModel'
import { inTransaction } from '../database/transaction'
import type { InputError } from '../generated/schemaTypes'
import { queueMail } from '../mail/outbox'
import { passkeyMail } from '../mail/templates/passkeyMail'
import { inputError } from '../platform/errors'
import type { Services } from '../platform/services'
import { networksOf } from '../request/networkOf'
import { CHALLENGE_LIFE, makeChallenge } from './challenges'
import { messages } from './messages'
import { noPasskeys, relyingPartyOf } from './relyingParty'
import { noteUse, type Verified, verifyPasskey } from './verifyPasskey'

export type PasskeySignIn =
  | { session: OpenSession; user: UserModel }
  /**
   * `blocked`: there were too many attempts, so nothing was looked at. `copied`: two devices have the one passkey. Neither
   * shows in the answer.
   */
  | { errors: InputError[]; blocked?: boolean; copied?: Verified['passkey'] }

/** Begins a sign-in in the browser of that secret; null where there are no passkeys. */
export async function beginPasskeySignIn(
  services: Services,
  secret: string,
): Promise<PublicKeyCredentialRequestOptionsJSON | null> {
  const party = relyingPartyOf(services.config)
  if (party === null) return null
  const challenge = await makeChallenge(services, { purpose: 'SIGN_IN', holder: secret })
  return generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
    timeout: CHALLENGE_LIFE,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
  })
}

/**
 * Opens a session if a passkey of a confirmed account has signed the challenge of this browser. Whatever is wrong gets the same
 * answer, a locked account included, and attempts count as those by password do: for the network, and for the passkey in place
 * of the address, so that who guesses passwords locks no passkey out (docs/product.md ACC-73).
 */
export async function signInByPasskey(
  services: Services,
  secret: string | null,
  given: Record<string, unknown>,
  caller: Caller,
): Promise<PasskeySignIn> {
  const party = relyingPartyOf(services.config)
  if (party === null) return { errors: [noPasskeys()] }
  const refused = { errors: [inputError('INVALID_CREDENTIALS', 'response', messages.refused)] }
  const networks = networksOf(caller.ip).map(({ name, times }): Counted => ({ policy: 'address', of: name, times }))
  const counted: Counted = { policy: 'account', of: `passkey ${String(given.id).slice(0, 2000)}` }
  if (!(await consumeAttempts(services, [...networks, counted]))) return { ...refused, blocked: true }
  if (secret === null) return refused
  const verified = await verifyPasskey(services, party, { purpose: 'SIGN_IN', holder: secret }, given)
  const user = await UserModel.query(services.db).findById(verified?.passkey.userId ?? '')
  if (!verified || !user) return refused
  if (verified.isCopied) return { ...refused, copied: await warn(services, user, verified, caller) }
  await changeAttempts(services.db, async (trx) => {
    await refundAttempt(trx, ...networks)
    await forgetTries(trx, counted)
  })
  if (user.lockedAt !== null) return refused
  if (user.confirmedAt === null) {
    await remindToConfirm(services, user, caller.ip)
    return { errors: [inputError('EMAIL_NOT_CONFIRMED', null, accountMessages.notConfirmed)] }
  }
  const session = await inTransaction(services.db, async (trx) => {
    if ((await lockAccount(trx, user)) !== 'unchanged') return null
    const usedAt = services.now()
    if (!(await noteUse(trx, verified, usedAt))) return null
    const by = { identityId: null, provenAt: usedAt }
    return signIn(services, trx, user, caller, { name: messages.aPasskey, by })
  })
  return session ? { session, user } : refused
}

/** Notes that a copy of a passkey was refused, and mails the owner. */
async function warn(services: Services, { id: userId, email }: UserModel, { passkey }: Verified, by: Caller) {
  const mail = passkeyMail(services.config, 'copied', passkey.name)
  await inTransaction(services.db, async (trx) => {
    await noteSecurity(services, trx, userId, { kind: 'PASSKEY_COPIED', by, subject: passkey.name })
    await queueMail(services, trx, { to: email, userId, ...mail })
  })
  return passkey
}
