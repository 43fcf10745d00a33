import { UserModel } from '../accounts/UserModel'
import type { RaffleStatus } from '../generated/resolverTypes'
import { GeneratedPlanModel } from '../planning/GeneratedPlanModel'
import type { Services } from '../services'
import { sydneyMonthOf } from '../sydneyTime'
import { FeedbackModel } from './FeedbackModel'
import { PLANS_NEEDED } from './raffleRules'

/** How a person stands in the raffle of the present month in Sydney. */
export async function raffleStatus({ db, now }: Pick<Services, 'db' | 'now'>, userId: string): Promise<RaffleStatus> {
  const { month, name, start, end } = sydneyMonthOf(now())
  const [user, feedbackGiven, plansGenerated] = await Promise.all([
    UserModel.query(db).findById(userId),
    FeedbackModel.givenBy(db, userId),
    GeneratedPlanModel.query(db).where({ userId }).where('generatedAt', '>=', start).where('generatedAt', '<', end).resultSize(),
  ])
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
