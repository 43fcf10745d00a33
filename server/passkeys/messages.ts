import { defineMessages } from '../../schema/text/defineMessages'

/** Texts about passkeys (docs/product.md ACC-71 to ACC-76). */
export const messages = defineMessages({
  /** What a sign-in was with, in the history of an account. */
  aPasskey: 'a passkey',
  notHere: 'Passkeys can’t be used at this address.',
  refused: 'This passkey could not be used. Try again, or sign in with your password.',
  notProven: 'This passkey could not be used. Try again.',
  notAdded: 'The passkey could not be added. Try again.',
  present: 'This passkey is on your account already.',
  tooMany: ({ most }: { most: number }) => `You can have at most ${most} passkeys. Remove one first.`,
  unknown: 'This passkey was removed already.',
  lastWay: 'This is the last way into your account. Add another passkey or set a password first.',
  noPassword: 'Your account has no password.',
  tooFewWays: 'Have two other ways to sign in first, such as two passkeys. Then you can remove the password.',
})
