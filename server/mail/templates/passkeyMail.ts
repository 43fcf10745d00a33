import { type MailConfig, writeMail } from '../layout'
import { messages } from '../messages'
import type { MailContent } from '../outbox'

/** What has become of the ways into an account: a passkey more or less, one that was copied, or passkeys and no password. */
export type PasskeyNews = 'added' | 'removed' | 'copied' | 'alone'

/** Says to the owner of an account what has become of its passkeys, and what to do if it was someone else. */
export function passkeyMail(config: MailConfig, news: PasskeyNews, name = ''): MailContent {
  const { passkey: text } = messages
  const product = config.productName
  return writeMail(config, {
    subject: text.subject[news]({ product }),
    heading: text.heading[news],
    paragraphs: [text.done[news]({ product, name }), text.seen({ address: `${config.publicUrl}/passkeys` })],
    notes: [text.notYou[news]({ address: `${config.publicUrl}/login` })],
  })
}
