import type { Knex } from 'knex'
import { UserModel } from '../accounts/UserModel'
import { GeneratedPlanModel } from '../planning/GeneratedPlanModel'
import type { SydneyMonth } from '../sydneyTime'
import { FeedbackModel } from './FeedbackModel'
import { entrantCode, PLANS_NEEDED } from './raffleRules'

/** Somebody who takes part. */
export interface Entrant {
  userId: string
  email: string
  code: string
}

/**
 * Who takes part in a month's raffle as things stand, by code: confirmed accounts that have ever given feedback and
 * generated enough plans in the month. Locked accounts do not take part.
 */
export async function raffleEntrants(db: Knex, { month, start, end }: SydneyMonth): Promise<Entrant[]> {
  const users = await UserModel.query(db)
    .select('id', 'email')
    .whereNotNull('confirmedAt')
    .whereNull('lockedAt')
    .whereIn('id', FeedbackModel.query(db).select('userId'))
    .whereIn(
      'id',
      GeneratedPlanModel.query(db)
        .select('userId')
        .where('generatedAt', '>=', start)
        .where('generatedAt', '<', end)
        .groupBy('userId')
        .havingRaw('COUNT(*) >= ?', [PLANS_NEEDED]),
    )
  return users
    .map(({ id, email }) => ({ userId: id, email, code: entrantCode(month, id) }))
    .sort((a, b) => (a.code < b.code ? -1 : 1))
}
