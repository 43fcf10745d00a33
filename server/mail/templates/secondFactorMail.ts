import { type MailConfig, writeMail } from '../layout'
import { messages } from '../messages'
import type { MailContent } from '../outbox'

/** What has become of authenticator codes: on, off, a recovery code used, or new recovery codes. */
export type SecondFactorNews = 'on' | 'off' | 'used' | 'renewed'

/**
 * Says to the owner of an account what has become of its authenticator codes, and what to do if it was someone else.
 * @param left recovery codes that are left, where one was used.
 */
export function secondFactorMail(config: MailConfig, news: SecondFactorNews, left = 0): MailContent {
  const { secondFactor: text } = messages
  const product = config.productName
  return writeMail(config, {
    subject: text.subject[news]({ product }),
    heading: text.heading[news],
    paragraphs: [text.done[news]({ product, left }), text.seen({ address: `${config.publicUrl}/second-factor` })],
    notes: [text.notYou[news]({ address: `${config.publicUrl}/login` })],
  })
}
