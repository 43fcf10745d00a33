import { formatDate } from '../../../schema/text/format'
import { type MailConfig, writeMail } from '../layout'
import { messages } from '../messages'
import type { MailContent } from '../outbox'

export interface NewDevice {
  /** What the browser or program is called. */
  label: string
  /** Empty if it is not known. */
  network: string
  at: number
}

/** Tells the owner of an account about a sign-in from where it was not used before, and what to do if it was someone else. */
export function newDeviceMail(config: MailConfig, { label, network, at }: NewDevice): MailContent {
  const { newDevice: text } = messages
  const product = config.productName
  const time = formatDate(at, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Australia/Sydney' })
  const place = network === '' ? label : text.from({ label, network })
  return writeMail(config, {
    subject: text.subject({ product }),
    heading: text.heading,
    paragraphs: [text.signedIn({ product, place, time }), text.you],
    action: { label: text.action, url: `${config.publicUrl}/security` },
    notes: [text.notYou({ address: `${config.publicUrl}/login` })],
  })
}
