import { type MailConfig, writeMail } from '../layout'
import type { MailContent } from '../outbox'

/** Tells the owner that the password is a new one. */
export function passwordChangedMail(config: MailConfig): MailContent {
  return writeMail(config, {
    subject: `Your ${config.productName} password was changed`,
    heading: 'Your password was changed',
    paragraphs: [
      `The password of your ${config.productName} account has just been changed, and every other session has ended.`,
    ],
    notes: [
      `If it was not you, ask for a reset link on the login page at once: ${config.publicUrl}/login`,
    ],
  })
}
