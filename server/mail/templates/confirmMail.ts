import { type MailConfig, writeMail } from '../layout'
import { messages } from '../messages'
import type { MailContent } from '../outbox'

/** Carries the link that confirms a new account's address. */
export function confirmMail(config: MailConfig, key: string): MailContent {
  const { confirm: text } = messages
  const product = config.productName
  return writeMail(config, {
    subject: text.subject({ product }),
    heading: text.heading,
    paragraphs: [text.thanks({ product })],
    action: { label: text.action, url: `${config.publicUrl}/email-confirmation/${key}` },
    notes: [text.validity, text.newest, text.notYou],
  })
}
