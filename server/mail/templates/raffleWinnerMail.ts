import { type MailConfig, writeMail } from '../layout'
import { messages } from '../messages'
import type { MailContent } from '../outbox'

/** Tells the winner of a month's raffle. `month` is the title, such as `May 2026`. */
export function raffleWinnerMail(config: MailConfig, { prize, month }: { prize: string; month: string }): MailContent {
  const { raffleWinner: text } = messages
  const product = config.productName
  return writeMail(config, {
    subject: text.subject({ product, month }),
    heading: text.heading({ prize }),
    paragraphs: [text.drawn({ product, month }), text.next],
  })
}
