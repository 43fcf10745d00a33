import { type MailConfig, writeMail } from '../layout'
import type { MailContent } from '../outbox'

/** Asks somebody who signed up to confirm the address. */
export function confirmMail(config: MailConfig, key: string): MailContent {
  return writeMail(config, {
    subject: `Confirm your email for ${config.productName}`,
    heading: 'One step to your first meal plan',
    paragraphs: [`Thanks for signing up to ${config.productName}. Confirm that this is your address and you can log in.`],
    action: { label: 'Confirm my email', url: `${config.publicUrl}/email-confirmation/${key}` },
    notes: [
      'The link works once and for 24 hours.',
      'If it was not you who signed up just now, do not use the link: without it there is no account.',
    ],
  })
}
