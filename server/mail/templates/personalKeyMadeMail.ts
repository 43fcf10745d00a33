import { type MailConfig, writeMail } from '../layout'
import { messages } from '../messages'
import type { MailContent } from '../outbox'

/** Tells the owner of an account that a key for programs was made, and what to do if it was someone else. */
export function personalKeyMadeMail(config: MailConfig, name: string): MailContent {
  const { personalKeyMade: text } = messages
  const product = config.productName
  return writeMail(config, {
    subject: text.subject({ product }),
    heading: text.heading,
    paragraphs: [text.made({ product, name }), text.seen({ address: `${config.publicUrl}/keys` })],
    notes: [text.notYou({ address: `${config.publicUrl}/login` })],
  })
}
