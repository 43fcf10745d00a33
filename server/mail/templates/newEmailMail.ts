import { type MailConfig, writeMail } from '../layout'
import { messages } from '../messages'
import type { MailContent } from '../outbox'

/** Carries the link that makes an address that of an account. */
export function newEmailMail(config: MailConfig, key: string): MailContent {
  const { newEmail: text } = messages
  const product = config.productName
  return writeMail(config, {
    subject: text.subject({ product }),
    heading: text.heading,
    paragraphs: [text.asked({ product })],
    action: { label: text.action, url: `${config.publicUrl}/email-change/${key}` },
    notes: [text.validity, text.notYou],
  })
}
