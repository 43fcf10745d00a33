import { type MailConfig, writeMail } from '../layout'
import type { MailContent } from '../outbox'

/** Brings the link to choose a new password. */
export function resetMail(config: MailConfig, key: string): MailContent {
  return writeMail(config, {
    subject: `Reset your ${config.productName} password`,
    heading: 'Choose a new password',
    paragraphs: [`Somebody, probably you, asked to reset the password of your ${config.productName} account.`],
    action: { label: 'Choose a new password', url: `${config.publicUrl}/reset-password/${key}` },
    notes: [
      'The link works once and for 30 minutes. Using it ends every session of your account.',
      'If it was not you, there is nothing to do: your password stays as it is.',
    ],
  })
}
