import { type MailConfig, writeMail } from '../layout'
import type { MailContent } from '../outbox'

/** Tells the owner of an account that somebody signed up with the address again. */
export function alreadyRegisteredMail(config: MailConfig): MailContent {
  return writeMail(config, {
    subject: `You already have an account with ${config.productName}`,
    heading: 'You already have an account',
    paragraphs: [
      `Somebody, probably you, tried to sign up to ${config.productName} with this address. It has an account already, so nothing was changed.`,
      'Log in with the password you have. If it has slipped your mind, ask for a reset link on the login page.',
    ],
    action: { label: 'Go to login', url: `${config.publicUrl}/login` },
    notes: ['If it was not you, there is nothing to do: nobody gained access to your account.'],
  })
}
