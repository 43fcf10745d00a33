import { type MailConfig, writeMail } from '../layout'
import { messages } from '../messages'
import type { MailContent } from '../outbox'

/** The last mail to an account, after its owner deleted it. */
export function accountDeletedMail(config: MailConfig): MailContent {
  const { accountDeleted: text } = messages
  return writeMail(config, {
    subject: text.subject({ product: config.productName }),
    heading: text.heading,
    paragraphs: [text.gone, text.last],
  })
}
