import { defineMessages } from '../../../schema/text/defineMessages'

/** The texts of the pages about the address of an account (docs/product.md ACC-68 to ACC-70). */
export const messages = defineMessages({
  changeTitle: 'Change email',
  changeHeading: 'Change your email',
  changeOffline: 'You’re offline. Your email can be changed once you’re back online.',
  present: ({ email }: { email: string }) => `You sign in as ${email}.`,
  email: 'New email',
  password: 'Your password',
  send: 'Mail me a link',
  emailHint: 'We mail it a link. Nothing changes until you open that.',
  sent: ({ email }: { email: string }) =>
    `Open the link that we mailed to ${email}. Look into junk, too. An address that has an account already gets no mail.`,
  failed: 'Could not change your email. Try again.',

  confirmTitle: 'Your new email',
  confirmAsk: 'From now on you sign in with the address that this link was mailed to, and it gets our mails.',
  confirm: 'Use this address',
  confirmed: ({ email }: { email: string }) => `Your email is ${email} now.`,
  confirmFailed:
    'This link does not work any more. It works once and for 24 hours: if you used it, your email is changed.',

  returnTitle: 'Bring your email back',
  returnAsk:
    'If you did not change the email of your account, bring it back here. Everyone is signed out, keys of programs end, and you choose a new password.',
  bringBack: 'Bring my email back',
  returned: ({ email }: { email: string }) =>
    `${email} is the email of your account again. Open the link that we just mailed to it, and choose a new password.`,
  returnFailed: 'This link does not work any more. It works once and for 72 hours.',
  contact: ({ supportEmail }: { supportEmail: string }) => `If you need help, write to ${supportEmail}.`,
  keyOffline: 'You’re offline. The link works once you’re back online.',
  goToSignIn: 'Go to sign in',
  goOn: 'Go on',
})
