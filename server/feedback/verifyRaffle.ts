import type { Knex } from 'knex'
import { RaffleDrawModel } from './RaffleDrawModel'
import { entrantCode, pickWinner } from './raffleRules'

export interface VerifiedDraw {
  draw: RaffleDrawModel
  /** Codes of the entrants. */
  codes: string[]
  /** Differences from the record; empty when the draw is as recorded. */
  problems: string[]
}

/** Draws a month's raffle again from what was recorded; null when it has not been drawn. */
export async function verifyRaffle(db: Knex, month: string): Promise<VerifiedDraw | null> {
  const draw = await RaffleDrawModel.query(db).findById(month)
  if (!draw) return null
  const codes: string[] = await db('raffle_entrants').where({ month }).orderBy('code').pluck('code')
  const again = pickWinner(draw.seed, codes)
  const problems = [
    ...(codes.length === draw.entrants ? [] : [`${draw.entrants} entrants were counted, ${codes.length} are recorded`]),
    ...(again === draw.winnerCode
      ? []
      : [`The seed draws ${again ?? 'no one'}, recorded is ${draw.winnerCode ?? 'no one'}`]),
    ...(draw.winnerId === null || entrantCode(month, draw.winnerId) === draw.winnerCode
      ? []
      : ["The recorded winner's account is not that of the code"]),
  ]
  return { draw, codes, problems }
}
