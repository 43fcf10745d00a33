import { type MailConfig, writeMail } from '../layout'
import type { MailContent } from '../outbox'

/** Says goodbye to somebody who deleted the account. */
export function accountDeletedMail(config: MailConfig): MailContent {
  return writeMail(config, {
    subject: `Your ${config.productName} account is deleted`,
    heading: 'Goodbye, and thanks for cooking with us',
    paragraphs: [
      'Your account and everything that belonged to it are gone: plans, settings, dishes, feedback and sessions.',
      'This is the last mail that we send to you. You are welcome back at any time.',
    ],
  })
}
