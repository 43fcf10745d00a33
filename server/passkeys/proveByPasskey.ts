import {
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
  type WebAuthnCredential,
} from '@simplewebauthn/server'
import type { Person } from '../accounts/provenAccount'
import { SessionModel } from '../accounts/SessionModel'
import { inTransaction } from '../database/transaction'
import type { InputError } from '../generated/schemaTypes'
import { inputError } from '../platform/errors'
import type { Services } from '../platform/services'
import { type Ceremony, CHALLENGE_LIFE, makeChallenge } from './challenges'
import { messages } from './messages'
import { PasskeyModel } from './PasskeyModel'
import { relyingPartyOf } from './relyingParty'
import { noteUse, verifyPasskey } from './verifyPasskey'

const ceremonyOf = ({ userId, sessionId }: Person): Ceremony => ({ purpose: 'PROVE', holder: `${userId} ${sessionId}` })

/** Begins a proof with one of a person's passkeys; null where there is none (docs/product.md ACC-75). */
export async function beginPasskeyProof(
  services: Services,
  person: Person,
): Promise<PublicKeyCredentialRequestOptionsJSON | null> {
  const party = relyingPartyOf(services.config)
  const passkeys = await PasskeyModel.ofUser(services.db, person.userId)
  if (party === null || passkeys.length === 0) return null
  return generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
    timeout: CHALLENGE_LIFE,
    challenge: new Uint8Array(Buffer.from(await makeChallenge(services, ceremonyOf(person)), 'base64url')),
    allowCredentials: passkeys.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports as NonNullable<WebAuthnCredential['transports']>,
    })),
  })
}

/**
 * Takes a passkey of the person as proof that it is them, for ten minutes in this session (docs/product.md ACC-75).
 * @returns the errors; empty when it is proof.
 */
export async function proveByPasskey(
  services: Services,
  person: Person,
  given: Record<string, unknown>,
): Promise<InputError[]> {
  const { userId, sessionId } = person
  const party = relyingPartyOf(services.config)
  const refused = [inputError('INVALID', 'response', messages.notProven)]
  const verified = party && sessionId && (await verifyPasskey(services, party, ceremonyOf(person), given))
  if (!verified || verified.isCopied || verified.passkey.userId !== userId) return refused
  return inTransaction(services.db, async (trx) => {
    const provenAt = services.now()
    if (!(await noteUse(trx, verified, provenAt))) return refused
    await SessionModel.query(trx).findById(sessionId).where({ userId }).patch({ provenAt })
    return []
  })
}
