import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { Services } from '../platform/services'
import { takeUpChallenge, type Ceremony } from './challenges'
import { PasskeyModel } from './PasskeyModel'
import { challengeIn, readResponse } from './readResponse'
import type { RelyingParty } from './relyingParty'

/** What a passkey has signed: it is the person's, or a copy of it was used meanwhile. */
export interface Verified {
  passkey: PasskeyModel
  counter: number
  isSynced: boolean
  /** Whether the device's count has not grown: there are two devices with the one key. */
  isCopied: boolean
}

/**
 * The key of no one (ES256). Whatever is said to be signed by an unknown passkey is checked with it, so that this takes as
 * long as with one that is known.
 */
const STRANGER =
  'pQECAyYgASFYIIUzFxPwdrGyRewZG3mGpPlP5jJa1fPlzB9a0xiy0c4GIlggdC_0Jxd0_Ujt-L3Lr8rCcSxi8HfJs9HuIaRLUymrpZg'

/**
 * Verifies what a browser says of a passkey: challenge, origin, name of the host, user verification and signature. The
 * challenge is used up, whatever comes of it.
 * @returns null where anything is wrong.
 */
export async function verifyPasskey(
  services: Services,
  party: RelyingParty,
  ceremony: Ceremony,
  given: Record<string, unknown>,
): Promise<Verified | null> {
  const response = readResponse<AuthenticationResponseJSON>(given)
  const challenge = response && challengeIn(response)
  if (challenge === null || response === null || !(await takeUpChallenge(services, ceremony, challenge))) return null
  const passkey = await PasskeyModel.ofCredential(services.db, response.id)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      // The count is compared below: the library does it before it looks at the signature.
      credential: { id: response.id, publicKey: Buffer.from(passkey?.publicKey ?? STRANGER, 'base64url'), counter: 0 },
    })
    if (!verified || !passkey || !isOwner(passkey, response.response.userHandle)) return null
    const { newCounter, credentialBackedUp } = authenticationInfo
    return {
      passkey,
      counter: newCounter,
      isSynced: credentialBackedUp,
      isCopied: passkey.counter > 0 && newCounter <= passkey.counter,
    }
  } catch (error) {
    services.log.debug({ error }, 'A passkey was not accepted')
    return null
  }
}

/** Notes that a passkey was used. @returns whether no other call with it came first, where its device counts. */
export async function noteUse(
  trx: Services['db'],
  { passkey, counter, isSynced }: Verified,
  usedAt: number,
): Promise<boolean> {
  const { id, userId, counter: before } = passkey
  return (
    (await PasskeyModel.query(trx)
      .findById(id)
      .where({ userId, counter: before })
      .patch({ counter, isSynced, usedAt })) === 1
  )
}

/** Whether the passkey says of itself that it is of the account; where it says nothing, its key alone counts. */
const isOwner = ({ userId }: PasskeyModel, userHandle: string | undefined): boolean =>
  userHandle === undefined || Buffer.from(userHandle, 'base64url').toString() === userId
