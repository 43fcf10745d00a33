import type { InputError, RenamePlanInput } from '../generated/schemaTypes'
import { announceHousehold } from '../households/announceHousehold'
import { inHousehold } from '../households/changeHousehold'
import { checkUuid } from '../households/checkUuid'
import { tableMenu } from '../menu/tableMenu'
import { inputError } from '../platform/errors'
import type { Services } from '../platform/services'
import type { Caller } from '../request/context'
import { messages } from './messages'
import { noteDone, wasDone } from './operationsDone'
import { CURRENT, isPast, PlanModel, SAVED } from './PlanModel'
import { checkPlanName, planNameKey, planNameTaken } from './planName'
import { shapeCurrentPlan } from './shapeCurrentPlan'
import type { PlanView } from './views'

/** The plan under its name, or what is wrong. */
interface Outcome {
  readonly plan: PlanModel | null
  readonly errors: InputError[]
}

/** Gives a saved plan of a user's household another name (docs/product.md PLAN-63). What else is known of it stays. */
export async function renamePlan(
  services: Services,
  caller: Caller,
  { planId, operationId = null, ...input }: RenamePlanInput,
): Promise<{ plan: PlanView | null; errors: InputError[] }> {
  const name = input.name.trim()
  const wrong = [...(operationId ? checkUuid(operationId, 'operationId') : []), ...checkPlanName(name)]
  if (wrong.length > 0) return { plan: null, errors: wrong }
  const table = await tableMenu(services, caller)
  const { plan, errors } = await inHousehold(
    services,
    caller,
    async ({ trx, self: { householdId } }): Promise<Outcome> => {
      const named = await PlanModel.query(trx).where({ householdId }).whereNot({ nameKey: CURRENT })
      const found = named.find(({ id }) => id === planId)
      if (!found || isPast(found)) return refused(inputError('UNKNOWN', 'planId', messages.noSuchPlan))
      if (found.nameKey === SAVED) return refused(inputError('INVALID', 'planId', messages.staysUnnamed))
      if (await wasDone(trx, planId, operationId)) return { plan: found, errors: [] }
      const nameKey = planNameKey(name)
      if (named.some((other) => other.id !== planId && other.nameKey === nameKey)) return refused(planNameTaken())
      const change = { name, nameKey, version: found.version + 1, namedAfter: null }
      await PlanModel.query(trx).findById(planId).patch(change)
      await noteDone(trx, planId, operationId, { version: change.version, at: services.now() })
      return { plan: found.$clone().$set(change), errors: [] }
    },
    { retried: ['unique'] },
  )
  if (plan) announceHousehold(services, plan.householdId, 'storedPlans')
  return { plan: plan && shapeCurrentPlan(plan, table), errors }
}

const refused = (error: InputError): Outcome => ({ plan: null, errors: [error] })
