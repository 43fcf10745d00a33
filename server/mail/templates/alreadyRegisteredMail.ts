import { type MailConfig, writeMail } from '../layout'
import { messages } from '../messages'
import type { MailContent } from '../outbox'

/** Tells the owner of an account about a sign-up with its address. */
export function alreadyRegisteredMail(config: MailConfig): MailContent {
  const { alreadyRegistered: text } = messages
  const product = config.productName
  return writeMail(config, {
    subject: text.subject({ product }),
    heading: text.heading,
    paragraphs: [text.unchanged({ product }), text.logIn],
    action: { label: text.action, url: `${config.publicUrl}/login` },
    notes: [text.notYou],
  })
}
