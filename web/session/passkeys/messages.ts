import { defineMessages } from '../../../schema/text/defineMessages'

/** Texts about signing in with a passkey, and about proving with one who one is (docs/product.md ACC-72, ACC-75). */
export const messages = defineMessages({
  failed: 'Could not sign in with a passkey. Check your connection, then try again.',
  cancelled: 'No passkey was chosen. Try again, or sign in with your password.',
  refused: 'Your browser can’t use passkeys at this address.',
  noPassword: 'Your account has no password. A passkey confirms that it is you.',
  confirm: 'Confirm with a passkey',
  confirmed: 'You have confirmed that it is you. This holds for ten minutes.',
  proofCancelled: 'No passkey was chosen. Try again.',
  proofFailed: 'Could not do that. Check your connection, then try again.',
})
