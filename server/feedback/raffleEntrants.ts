import type { Knex } from 'knex'
import { UserModel } from '../accounts/UserModel'
import { compareText } from '../pure/compareText'
import { GeneratedPlanModel } from '../planning/GeneratedPlanModel'
import type { SydneyMonth } from '../pure/sydneyTime'
import { FeedbackModel } from './FeedbackModel'
import { entrantCode, PLANS_NEEDED } from './raffleRules'

export interface Entrant {
  userId: string
  email: string
  code: string
}

/** Who takes part in a month's raffle as of now, ordered by code (docs/product.md RAF-5). */
export async function raffleEntrants(db: Knex, period: SydneyMonth): Promise<Entrant[]> {
  const users = await UserModel.query(db)
    .select('id', 'email')
    .whereNotNull('confirmedAt')
    .whereNull('lockedAt')
    .whereIn('id', FeedbackModel.notBlank(db).select('userId'))
    .whereIn(
      'id',
      GeneratedPlanModel.plansOf(db, period)
        .select('userId')
        .groupBy('userId')
        .havingRaw('COUNT(*) >= ?', [PLANS_NEEDED]),
    )
  return users
    .map(({ id, email }) => ({ userId: id, email, code: entrantCode(period.month, id) }))
    .sort((a, b) => compareText(a.code, b.code))
}
