import { postGraphql } from '../../apollo/postGraphql'
import { callOff, showPasskey } from './ceremonies'
import { messages } from './messages'
import { BeginPasskeySignInText, SignInByPasskeyText } from './operations.generated'

/** A challenge lasts five minutes; an offer that waits on the page gets another one before that. */
const OFFER_MS = 4 * 60_000

/** What the sign-in page does about it. */
export interface Entrance {
  /** Someone has signed in. */
  enter: (accessToken: string, email: string, ip: string | null) => Promise<void>
  fail: (text: string) => void
}

/**
 * Signs in with a passkey that the person chooses in a dialog of the browser's (docs/product.md ACC-72).
 * @returns whether someone has signed in.
 */
export async function signInByPasskey(entrance: Entrance): Promise<boolean> {
  const outcome = await attempt(entrance, false).catch(() => 'failed' as const)
  if (outcome === 'entered') return true
  entrance.fail(typeof outcome === 'string' ? messages[outcome] : outcome.said)
  return false
}

/**
 * Has the browser offer its passkeys where it fills in the address, until `signal` ends that. A browser that can't, or a
 * server that does not answer, offers nothing.
 */
export async function offerPasskeys(entrance: Entrance, signal: AbortSignal): Promise<void> {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable())) return
  signal.addEventListener('abort', callOff)
  for (let goesOn = true; goesOn && !signal.aborted;) {
    let isOld = false
    const renewal = setTimeout(() => {
      isOld = true
      callOff()
    }, OFFER_MS)
    const outcome = await attempt(entrance, true, signal).catch(() => 'failed' as const)
    clearTimeout(renewal)
    const isRefused = typeof outcome !== 'string' && outcome.isBegun
    if (isRefused) entrance.fail(outcome.said)
    goesOn = isOld || isRefused
  }
}

/** What became of a ceremony, or what the server said: before it or after it. */
type Outcome = 'entered' | 'cancelled' | 'refused' | 'failed' | { said: string; isBegun: boolean }

/** One ceremony. */
async function attempt({ enter }: Entrance, isOffered: boolean, signal?: AbortSignal): Promise<Outcome> {
  const begun = (await postGraphql(BeginPasskeySignInText, {})).data?.beginPasskeySignIn
  if (signal?.aborted) return 'cancelled'
  if (!begun?.options) return { isBegun: false, said: begun?.errors[0]?.message ?? messages.failed }
  const ceremony = await showPasskey(begun.options, isOffered)
  if ('failed' in ceremony) return ceremony.failed === 'cancelled' ? 'cancelled' : 'refused'
  const { data, errors } = await postGraphql(SignInByPasskeyText, { input: { response: ceremony.response } })
  const answer = data?.signInByPasskey
  if (!answer?.accessToken)
    return { isBegun: true, said: answer?.errors[0]?.message ?? errors[0]?.message ?? messages.failed }
  await enter(answer.accessToken, answer.viewer?.email ?? '', answer.ip)
  return 'entered'
}
