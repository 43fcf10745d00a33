import { type MailConfig, writeMail } from '../layout'
import { messages } from '../messages'
import type { MailContent } from '../outbox'

/** Carries the link to choose a new password. */
export function resetMail(config: MailConfig, key: string): MailContent {
  const { reset: text } = messages
  const product = config.productName
  return writeMail(config, {
    subject: text.subject({ product }),
    heading: text.heading,
    paragraphs: [text.asked({ product })],
    action: { label: text.action, url: `${config.publicUrl}/reset-password/${key}` },
    notes: [text.validity, text.notYou],
  })
}
