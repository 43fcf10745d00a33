import { type MailConfig, writeMail } from '../layout'
import type { MailContent } from '../outbox'

/** Tells the administrator how a month's raffle went. `winner` is null when nobody had entered. */
export function raffleAdminMail(
  config: MailConfig,
  { prize, month, winner, entrants }: { prize: string; month: string; winner: string | null; entrants: number },
): MailContent {
  const entered = entrants === 1 ? '1 person had entered' : `${entrants} people had entered`
  return writeMail(config, {
    subject: `${config.productName} raffle of ${month}: ${winner ? 'a winner was drawn' : 'nobody had entered'}`,
    heading: `Raffle of ${month}`,
    paragraphs: winner
      ? [`${entered}. The winner of the ${prize} gift card is ${winner}, who has been told by mail.`, 'Please send the gift card.']
      : ['Nobody had entered, so no gift card is due.'],
  })
}
