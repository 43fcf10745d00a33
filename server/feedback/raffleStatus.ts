import { UserModel } from '../accounts/UserModel'
import type { RaffleStatus } from '../generated/schemaTypes'
import { GeneratedPlanModel } from '../planning/GeneratedPlanModel'
import type { Services } from '../platform/services'
import { sydneyMonthOf } from '../pure/sydneyTime'
import { FeedbackModel } from './FeedbackModel'
import { PLANS_NEEDED } from './raffleRules'

/** How a user stands in the raffle of the current month in Sydney, by the rules of `raffleEntrants`. */
export async function raffleStatus({ db, now }: Pick<Services, 'db' | 'now'>, userId: string): Promise<RaffleStatus> {
  const { month, name, ...period } = sydneyMonthOf(now())
  const [user, feedback, plansGenerated] = await Promise.all([
    UserModel.query(db).findById(userId),
    FeedbackModel.notBlank(db).where({ userId }).select('id').first(),
    GeneratedPlanModel.plansOf(db, period).where({ userId }).resultSize(),
  ])
  const feedbackGiven = feedback !== undefined
  const confirmed = user !== undefined && user.confirmedAt !== null
  return {
    month,
    monthName: name,
    plansGenerated,
    plansNeeded: PLANS_NEEDED,
    feedbackGiven,
    eligible: confirmed && feedbackGiven && plansGenerated >= PLANS_NEEDED,
  }
}
