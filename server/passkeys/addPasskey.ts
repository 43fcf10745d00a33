import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server'
import { newId } from '../../schema/newId'
import { noteSecurity } from '../accounts/history/noteSecurity'
import { lockAccount } from '../accounts/lockAccount'
import { type Person, provenAccount } from '../accounts/provenAccount'
import { hashOf } from '../accounts/secrets'
import { sessionLabel } from '../accounts/sessionLabel'
import { UserModel } from '../accounts/UserModel'
import { inTransaction } from '../database/transaction'
import type { InputError } from '../generated/schemaTypes'
import { queueMail } from '../mail/outbox'
import { passkeyMail } from '../mail/templates/passkeyMail'
import { inputError, unauthenticated } from '../platform/errors'
import type { Services } from '../platform/services'
import { type Ceremony, CHALLENGE_LIFE, makeChallenge, takeUpChallenge } from './challenges'
import { messages } from './messages'
import { PasskeyModel } from './PasskeyModel'
import { MOST_PASSKEYS } from './passkeys'
import { challengeIn, readResponse } from './readResponse'
import { noPasskeys, type RelyingParty, relyingPartyOf } from './relyingParty'

/** What a browser is handed in order to make a passkey, or what is wrong. */
export type BegunPasskey = { options: PublicKeyCredentialCreationOptionsJSON } | { errors: InputError[] }

const ceremonyOf = ({ userId, sessionId }: Person): Ceremony => ({ purpose: 'ADD', holder: `${userId} ${sessionId}` })
const tooMany = () => inputError('TOO_MANY', null, messages.tooMany({ most: MOST_PASSKEYS }))

/** Begins to add a passkey to the account of a person who proves to be it (docs/product.md ACC-71, ACC-73). */
export async function beginPasskey(services: Services, person: Person, password: string): Promise<BegunPasskey> {
  const party = relyingPartyOf(services.config)
  if (party === null) return { errors: [noPasskeys()] }
  const proven = await provenAccount(services, person, password)
  if ('errors' in proven) return proven
  const { id: userId, email } = proven.user
  const present = await PasskeyModel.ofUser(services.db, userId)
  if (present.length >= MOST_PASSKEYS) return { errors: [tooMany()] }
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userName: email,
    userDisplayName: email,
    userID: new Uint8Array(Buffer.from(userId)),
    challenge: new Uint8Array(Buffer.from(await makeChallenge(services, ceremonyOf(person)), 'base64url')),
    timeout: CHALLENGE_LIFE,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: present.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports as NonNullable<WebAuthnCredential['transports']>,
    })),
  })
  return { options }
}

/**
 * Adds the passkey that a browser has made, under what the browser calls itself, and mails the person.
 * @returns the errors; empty when it is done.
 */
export async function addPasskey(
  services: Services,
  person: Person,
  given: Record<string, unknown>,
): Promise<InputError[]> {
  const party = relyingPartyOf(services.config)
  if (party === null) return [noPasskeys()]
  const made = await verifyMade(services, party, person, given)
  if (made === null) return [inputError('INVALID', 'response', messages.notAdded)]
  const { credential, isSynced } = made
  const { userId } = person
  const user = await UserModel.query(services.db).findById(userId)
  if (!user) throw unauthenticated()
  return inTransaction(
    services.db,
    async (trx) => {
      // The lock also keeps two calls from adding one too many.
      if ((await lockAccount(trx, user)) !== 'unchanged') return [inputError('INVALID', 'response', messages.notAdded)]
      if ((await PasskeyModel.query(trx).where({ userId }).resultSize()) >= MOST_PASSKEYS) return [tooMany()]
      if (await PasskeyModel.ofCredential(trx, credential.id))
        return [inputError('DUPLICATE', 'response', messages.present)]
      const name = sessionLabel(person.userAgent)
      await PasskeyModel.query(trx).insert({
        ...{ id: newId(), userId, name, isSynced, counter: credential.counter },
        credentialHash: hashOf(credential.id),
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        transports: (credential.transports ?? []).filter((one) => /^[\w-]{1,20}$/.test(one)).slice(0, 10),
        createdAt: services.now(),
        usedAt: null,
      })
      await noteSecurity(services, trx, userId, { kind: 'PASSKEY_ADDED', by: person, subject: name })
      await queueMail(services, trx, { to: user.email, userId, ...passkeyMail(services.config, 'added', name) })
      return []
    },
    ['unique', 'foreignKey'],
  )
}

/** The passkey that a browser has made for this person in this session; null where anything is wrong with it. */
async function verifyMade(
  services: Services,
  party: RelyingParty,
  person: Person,
  given: Record<string, unknown>,
): Promise<{ credential: WebAuthnCredential; isSynced: boolean } | null> {
  const response = readResponse<RegistrationResponseJSON>(given)
  const challenge = response && challengeIn(response)
  if (challenge === null || response === null) return null
  if (!(await takeUpChallenge(services, ceremonyOf(person), challenge))) return null
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    })
    return verified ? { credential: registrationInfo.credential, isSynced: registrationInfo.credentialBackedUp } : null
  } catch (error) {
    services.log.debug({ error }, 'A passkey could not be added')
    return null
  }
}
