import { isDuplicate } from '../database/faults'
import { inTransaction } from '../database/transaction'
import { queueMail } from '../mail/outbox'
import { raffleAdminMail } from '../mail/templates/raffleAdminMail'
import { raffleWinnerMail } from '../mail/templates/raffleWinnerMail'
import type { Services } from '../platform/services'
import type { SydneyMonth } from '../pure/sydneyTime'
import { RaffleDrawModel } from './RaffleDrawModel'
import { type Entrant, raffleEntrants } from './raffleEntrants'
import { pickWinner } from './raffleRules'

/** The outcome of a draw: why it was refused, or who won (null when there were no entrants). */
export type Drawn =
  | { refused: 'not ended' | 'drawn already' }
  | { entrants: Entrant[]; winner: Entrant | null; seed: string }

const ROWS_AT_ONCE = 500

/** Draws a month's raffle, records it and queues the mails to the winner and the administrator: all or nothing. */
export async function drawRaffle(
  services: Pick<Services, 'db' | 'now' | 'config'>,
  month: SydneyMonth,
  seed: string,
): Promise<Drawn> {
  if (services.now() < month.end) return { refused: 'not ended' }
  try {
    return await inTransaction(services.db, async (trx): Promise<Drawn> => {
      if (await RaffleDrawModel.query(trx).findById(month.month)) return { refused: 'drawn already' }
      const entrants = await raffleEntrants(trx, month)
      const codes = entrants.map(({ code }) => code)
      const winnerCode = pickWinner(seed, codes)
      const winner = entrants.find(({ code }) => code === winnerCode) ?? null
      const prize = services.config.rafflePrize
      await RaffleDrawModel.query(trx).insert({
        month: month.month,
        seed,
        prize: prize.slice(0, 100),
        entrants: entrants.length,
        winnerCode,
        winnerId: winner?.userId ?? null,
        drawnAt: services.now(),
      })
      for (let from = 0; from < codes.length; from += ROWS_AT_ONCE)
        await trx('raffle_entrants').insert(
          codes.slice(from, from + ROWS_AT_ONCE).map((code) => ({ month: month.month, code })),
        )
      await queueMails(services, trx, { prize, month: month.title, winner, entrants: entrants.length })
      return { entrants, winner, seed }
    })
  } catch (error) {
    if (isDuplicate(error)) return { refused: 'drawn already' }
    throw error
  }
}

/** Both mails name the winner, so both are deleted with the winner's account while they are queued. */
async function queueMails(
  { config, now }: Pick<Services, 'config' | 'now'>,
  trx: Parameters<typeof queueMail>[1],
  { prize, month, winner, entrants }: { prize: string; month: string; winner: Entrant | null; entrants: number },
): Promise<void> {
  const userId = winner?.userId ?? null
  if (winner)
    await queueMail({ config, now }, trx, { to: winner.email, userId, ...raffleWinnerMail(config, { prize, month }) })
  if (!config.adminEmail) return
  const mail = raffleAdminMail(config, { prize, month, winner: winner?.email ?? null, entrants })
  await queueMail({ config, now }, trx, { to: config.adminEmail, userId, ...mail })
}
