import { type MailConfig, writeMail } from '../layout'
import { messages } from '../messages'
import type { MailContent } from '../outbox'

/** Carries the link that confirms a new account's address, and leads on to the invitation with which it was made. */
export function confirmMail(config: MailConfig, key: string, invitation: string | null = null): MailContent {
  const { confirm: text } = messages
  const product = config.productName
  const next = invitation === null ? '' : `?next=${encodeURIComponent(`/invitation/${invitation}`)}`
  return writeMail(config, {
    subject: text.subject({ product }),
    heading: text.heading,
    paragraphs: [text.thanks({ product })],
    action: { label: text.action, url: `${config.publicUrl}/email-confirmation/${key}${next}` },
    notes: [text.validity, text.newest, text.notYou],
  })
}
