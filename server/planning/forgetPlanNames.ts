import { lockHouseholds } from '../households/lockHouseholds'
import type { AccountEnding } from '../platform/services'
import { freeName } from './freeName'
import { messages } from './messages'
import { PlanModel } from './PlanModel'

/**
 * When an account ends: plans that carry its person's name since that person joined a household lose it, wherever they are
 * (docs/product.md HH-24).
 */
export const forgetPlanNames: AccountEnding = async (_services, trx, { id: namedAfter }) => {
  const named = await PlanModel.query(trx).where({ namedAfter }).select('householdId')
  const households = new Set(named.map(({ householdId }) => householdId))
  await lockHouseholds(trx, ...households)
  for (const householdId of households) {
    const plans = await PlanModel.query(trx).where({ householdId }).orderBy('nameKey')
    const taken = new Set(plans.map(({ nameKey }) => nameKey))
    for (const { id } of plans.filter((plan) => plan.namedAfter === namedAfter))
      await PlanModel.query(trx)
        .findById(id)
        .patch({ namedAfter: null, ...freeName(messages.planOfFormer, taken) })
  }
  return () => undefined
}
