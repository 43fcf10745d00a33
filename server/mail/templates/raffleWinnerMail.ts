import { type MailConfig, writeMail } from '../layout'
import type { MailContent } from '../outbox'

/** Tells the winner of a month's raffle. `month` is in words, such as `May 2026`. */
export function raffleWinnerMail(config: MailConfig, { prize, month }: { prize: string; month: string }): MailContent {
  return writeMail(config, {
    subject: `You won the ${config.productName} raffle of ${month}`,
    heading: `You won the ${prize} gift card`,
    paragraphs: [
      `Your name was drawn in the ${config.productName} raffle of ${month}. Thank you for your feedback and for planning your meals with us.`,
      'We will write to you at this address about how you get your gift card. You need not pay or send anything.',
    ],
  })
}
