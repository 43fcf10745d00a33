import { type MailConfig, writeMail } from '../layout'
import { messages } from '../messages'
import type { MailContent } from '../outbox'

/** Tells the owner of an account that they were removed from a household, and what that means. @param household its name; '' for none. */
export function removedFromHouseholdMail(config: MailConfig, household: string): MailContent {
  const { removedFromHousehold: text } = messages
  return writeMail(config, {
    subject: text.subject({ product: config.productName }),
    heading: text.heading,
    paragraphs: [text.removed({ household }), text.yours({ address: `${config.publicUrl}/household` })],
    notes: [text.mistake],
  })
}
