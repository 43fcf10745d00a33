import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser'

/** What a server hands to the browser, or the browser says of a passkey, as JSON. */
type Json = Record<string, unknown>

/** What became of a ceremony: what the browser says, or why it says nothing. */
export type Ceremony = { response: Json } | { failed: 'cancelled' | 'present' | 'refused' }

/** Has the person make a passkey. */
export const makePasskey = (options: Json): Promise<Ceremony> =>
  outcomeOf(startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }))

/** Has the person show a passkey: in a dialog of the browser's, or, with `isOffered`, where it fills in the address. */
export const showPasskey = (options: Json, isOffered = false): Promise<Ceremony> =>
  outcomeOf(
    startAuthentication({
      optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
      useBrowserAutofill: isOffered,
    }),
  )

/** Ends a ceremony that is under way, such as an offer of which the page is left. */
export const callOff = (): void => WebAuthnAbortService.cancelCeremony()

async function outcomeOf(ceremony: Promise<object>): Promise<Ceremony> {
  try {
    return { response: { ...(await ceremony) } }
  } catch (error) {
    const code = error instanceof WebAuthnError ? error.code : ''
    if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return { failed: 'present' }
    const name = error instanceof Error ? error.name : ''
    // NotAllowedError: the person closed the dialog, or waited too long; browsers do not say which.
    if (code === 'ERROR_CEREMONY_ABORTED' || name === 'AbortError' || name === 'NotAllowedError')
      return { failed: 'cancelled' }
    console.warn('The browser could not use a passkey', error)
    return { failed: 'refused' }
  }
}
