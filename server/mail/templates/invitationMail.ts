import { type MailConfig, writeMail } from '../layout'
import { messages } from '../messages'
import type { MailContent } from '../outbox'

/**
 * Carries the link of an invitation to a household. It names the inviter by mail address, which was confirmed, and says
 * nothing that the inviter could have written.
 */
export function invitationMail(config: MailConfig, { link, inviter }: { link: string; inviter: string }): MailContent {
  const { invitation: text } = messages
  const product = config.productName
  return writeMail(config, {
    subject: text.subject({ product }),
    heading: text.heading,
    paragraphs: [text.invited({ product, inviter }), text.seen],
    action: { label: text.action, url: link },
    notes: [text.validity, text.notYou],
  })
}
