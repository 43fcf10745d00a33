import { StaleRead } from '../database/faults'
import { announceHousehold } from '../households/announceHousehold'
import { inHousehold } from '../households/changeHousehold'
import { tableMenu } from '../menu/tableMenu'
import type { FollowAnswers } from '../platform/services'
import { CURRENT, PlanModel } from './PlanModel'
import { plansOfHousehold } from './plansOfHousehold'
import { afterAnswers } from './afterAnswers'
import { changeBetween } from './changes/notedChange'
import { noteDone } from './operationsDone'

/**
 * After answers of someone in a household were stored: meals that earlier answers took out of its current plan come back
 * where they suit again, as one change that all pages receive, and what these take is noted (docs/product.md SET-23).
 */
export const followAnswers: FollowAnswers = async (services, caller) => {
  const [table, { current }] = await Promise.all([tableMenu(services, caller), plansOfHousehold(services, caller)])
  if (!current || current.content.rows.length === 0) return
  const changedAt = services.now()
  const householdId = await inHousehold(services, caller, async (change) => {
    const plan = await PlanModel.query(change.trx).findOne({ householdId: change.self.householdId, nameKey: CURRENT })
    if (!plan) return null
    const { content, returned } = afterAnswers(plan.content, table)
    if (returned.length === 0 && !content.taken && !plan.content.taken) return null
    const isChanged = returned.length > 0
    const changed = isChanged ? { version: plan.version + 1, changedAt, changedBy: change.self.id } : {}
    const written = await PlanModel.query(change.trx)
      .where({ id: plan.id, version: plan.version })
      .patch({ content, ...changed })
    if (written === 0) throw new StaleRead()
    if (isChanged) {
      const done = changeBetween(plan.content.rows, content.rows, { memberId: change.self.id, kind: 'RETURNED' })
      await noteDone(change.trx, plan.id, null, { version: plan.version + 1, at: changedAt }, done)
    }
    return isChanged ? change.self.householdId : null
  })
  if (householdId) announceHousehold(services, householdId, 'plan')
}
