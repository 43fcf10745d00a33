import { type MailConfig, writeMail } from '../layout'
import { messages } from '../messages'
import type { MailContent } from '../outbox'

/** Says to the former address of an account that it has another, with the link that brings it back. */
export function emailChangedMail(config: MailConfig, email: string, key: string): MailContent {
  const { emailChanged: text } = messages
  const product = config.productName
  return writeMail(config, {
    subject: text.subject({ product }),
    heading: text.heading,
    paragraphs: [text.changed({ product, email }), text.notYou],
    action: { label: text.action, url: `${config.publicUrl}/email-return/${key}` },
    notes: [text.validity, text.you],
  })
}
