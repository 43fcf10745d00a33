import { type MailConfig, writeMail } from '../layout'
import { messages } from '../messages'
import type { MailContent } from '../outbox'

/** Tells the owner of an account that it was connected with the provider, or disconnected. */
export function providerConnectedMail(config: MailConfig, name: string, isConnected: boolean): MailContent {
  const { provider: text } = messages
  const product = config.productName
  const which = isConnected ? 'connected' : 'disconnected'
  return writeMail(config, {
    subject: text.subject[which]({ product, name }),
    heading: text.heading[which],
    paragraphs: [text.done[which]({ product, name })],
    notes: [text.notYou({ address: `${config.publicUrl}/login` })],
  })
}
