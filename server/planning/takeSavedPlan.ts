import type { FollowLeaving } from '../platform/services'
import { MealPlanModel } from './MealPlanModel'
import { PlanModel } from './PlanModel'
import { readSavedPlan, writeSavedPlan } from './savedPlan'
import { withNewIds } from './storedPlan'

/**
 * When an account leaves a household for a new one, the household's saved plan stays behind. What the account had saved
 * before it joined, if the household still has it, is its saved plan again (docs/product.md PLAN-65).
 */
export const takeSavedPlan: FollowLeaving = async ({ now }, trx, { userId, member, from }) => {
  await MealPlanModel.query(trx).deleteById(userId)
  if (!member) return
  const brought = await PlanModel.query(trx).findOne({ householdId: from, broughtBy: member.id })
  if (!brought) return
  const rows = withNewIds(brought.content.rows).map((row) => ({ ...row, eaters: null }))
  await brought.$query(trx).patch({ broughtBy: null })
  const { row } = await readSavedPlan(trx, member.householdId, [])
  await writeSavedPlan({ trx, self: member, members: [member] }, row, { version: 1, savedAt: now(), rows })
}
