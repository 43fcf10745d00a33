import type { InputError, PlanRefInput } from '../generated/schemaTypes'
import { announceHousehold } from '../households/announceHousehold'
import { inHousehold } from '../households/changeHousehold'
import { inputError } from '../platform/errors'
import type { Services } from '../platform/services'
import type { Caller } from '../request/context'
import { MealPlanModel } from './MealPlanModel'
import { messages } from './messages'
import { CURRENT, PlanModel, SAVED } from './PlanModel'
import { accountsOf } from './savedPlan'

/** Deletes a saved plan of a user's household. One that is gone already is no error: the call may come twice. */
export async function deletePlan(
  services: Services,
  caller: Caller,
  { planId }: PlanRefInput,
): Promise<{ errors: InputError[] }> {
  const { deleted, errors } = await inHousehold(services, caller, async ({ trx, self, members }) => {
    const plan = await PlanModel.query(trx).findOne({ id: planId, householdId: self.householdId })
    if (plan?.nameKey === CURRENT)
      return { deleted: null, errors: [inputError('INVALID', 'planId', messages.staysCurrent)] }
    if (!plan) return { deleted: null, errors: [] }
    await PlanModel.query(trx).deleteById(plan.id)
    // The release before this one keeps the plan without a name for each account.
    if (plan.nameKey === SAVED) await MealPlanModel.query(trx).whereIn('userId', accountsOf(members)).delete()
    return { deleted: plan, errors: [] }
  })
  if (deleted) announceHousehold(services, deleted.householdId, deleted.nameKey === SAVED ? 'saved' : 'storedPlans')
  return { errors }
}
