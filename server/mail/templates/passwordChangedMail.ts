import { type MailConfig, writeMail } from '../layout'
import { messages } from '../messages'
import type { MailContent } from '../outbox'

/** Tells the owner of an account that its password was changed. */
export function passwordChangedMail(config: MailConfig): MailContent {
  const { passwordChanged: text } = messages
  const product = config.productName
  return writeMail(config, {
    subject: text.subject({ product }),
    heading: text.heading,
    paragraphs: [text.changed({ product })],
    notes: [text.notYou({ address: `${config.publicUrl}/login` })],
  })
}
