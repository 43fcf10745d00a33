import { type MailConfig, writeMail } from '../layout'
import { messages } from '../messages'
import type { MailContent } from '../outbox'

/** Tells a person that a webhook of theirs was made, and what to do if it was someone else, or that it was switched off. */
export function webhookMail(config: MailConfig, what: 'made' | 'off', host: string): MailContent {
  const { webhook: text } = messages
  const product = config.productName
  return writeMail(config, {
    subject: text.subject[what]({ product }),
    heading: text.heading[what],
    paragraphs: [text.done[what]({ product, host }), text.seen({ address: `${config.publicUrl}/keys` })],
    notes: what === 'made' ? [text.notYou({ address: `${config.publicUrl}/login` })] : [],
  })
}
