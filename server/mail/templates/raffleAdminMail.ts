import { type MailConfig, writeMail } from '../layout'
import { messages } from '../messages'
import type { MailContent } from '../outbox'

/** Reports a month's raffle to the administrator. `winner` is null when there were no entrants. */
export function raffleAdminMail(
  config: MailConfig,
  { prize, month, winner, entrants }: { prize: string; month: string; winner: string | null; entrants: number },
): MailContent {
  const { raffleAdmin: text } = messages
  const names = { product: config.productName, month }
  return writeMail(config, {
    subject: winner ? text.subjectDrawn(names) : text.subjectEmpty(names),
    heading: text.heading({ month }),
    paragraphs: winner ? [text.winner({ entrants, prize, winner }), text.send] : [text.noEntrant],
  })
}
