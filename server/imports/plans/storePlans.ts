import { LIMITS } from '../../../schema/limits'
import { newId } from '../../../schema/newId'
import { sydneyDay } from '../../../schema/sydneyDay'
import { announceDishes } from '../../dishes/announceDishes'
import { announceHousehold } from '../../households/announceHousehold'
import { type Change, inHousehold } from '../../households/changeHousehold'
import { belongsTo } from '../../households/membership'
import { CURRENT, isPast, PlanModel, SAVED } from '../../planning/PlanModel'
import { planNameKey } from '../../planning/planName'
import type { Services } from '../../platform/services'
import { askingFor } from '../../request/context'
import { note } from '../claim'
import { ImportModel } from '../ImportModel'
import { dishesOfMeals } from './dishesOfMeals'
import { ended, type ImportedPlan } from './ImportedPlan'
import { toRows } from './toRows'

/**
 * Ends an import whose recipes are dishes: its plans become named plans of the household for which they were sent, as if
 * the person had saved them there (docs/product.md MOVE-30, PLAN-63).
 * @throws ImportTaken where its person stopped it meanwhile; then nothing was stored.
 */
export async function storePlans(services: Services, job: ImportModel): Promise<void> {
  const storing = { ...job, state: 'STORING' as const }
  const over = { state: 'DONE' as const, claimedUntil: 0 }
  const { householdId = null, all = [] } = job.plans ?? {}
  if (!all.some(({ outcome }) => outcome === null)) return note(services, services.db, storing, over)
  const refuse = (reason: string) => ({
    plans: { householdId, all: all.map((plan) => (plan.outcome ? plan : ended(plan, 'failed', { reason }))) },
  })
  if (householdId === null) return note(services, services.db, storing, { ...over, ...refuse('NO_PLANS_BY_KEY') })
  // Who has left the household since brings no plan into it.
  if (!(await belongsTo(services, job, householdId)))
    return note(services, services.db, storing, { ...over, ...refuse('HOUSEHOLD_LEFT') })
  await inHousehold(services, askingFor(job, householdId), async (change) => {
    const plans = { householdId, all: await store(services, change, job, all) }
    await note(services, change.trx, storing, { ...over, plans })
  })
  announceHousehold(services, householdId, 'storedPlans')
  await announceDishes(services, job.userId)
}

async function store(
  { now }: Services,
  { trx, self }: Change,
  job: ImportModel,
  all: readonly ImportedPlan[],
): Promise<ImportedPlan[]> {
  const { householdId } = self
  const at = now()
  const dishes = await dishesOfMeals(
    trx,
    job,
    all.flatMap(({ meals }) => meals ?? []),
    at,
  )
  const plans = await PlanModel.query(trx).where({ householdId }).select('id', 'nameKey')
  const idOf = new Map(plans.map(({ id, nameKey }) => [nameKey, id]))
  const ids = new Set(plans.map(({ id }) => id))
  const before = await broughtBefore(trx, job)
  let room =
    LIMITS.savedPlans -
    plans.filter((plan) => plan.nameKey !== CURRENT && plan.nameKey !== SAVED && !isPast(plan)).length
  const after: ImportedPlan[] = []
  for (const plan of all) {
    const nameKey = planNameKey(plan.name)
    const there = idOf.get(nameKey) ?? before.get(plan.name)
    if (plan.outcome !== null) after.push(plan)
    else if (there !== undefined && ids.has(there))
      after.push(ended(plan, 'double', { reason: 'PLAN_THERE', planId: there }))
    else if (room === 0 || nameKey === SAVED) after.push(ended(plan, 'failed', { reason: 'NO_ROOM_FOR_PLAN' }))
    else {
      const id = newId()
      const content = { rows: toRows(plan.meals ?? [], dishes, sydneyDay(at)) }
      const said = { version: 1, content, changedAt: at, changedBy: self.id }
      await PlanModel.query(trx).insert({ id, householdId, name: plan.name, nameKey, ...said })
      idOf.set(nameKey, id)
      ids.add(id)
      room -= 1
      after.push(ended(plan, 'stored', { planId: id }))
    }
  }
  return after
}

/** What the person's other imports brought, by the name that it had then: it may have another one since. */
async function broughtBefore(
  trx: Change['trx'],
  { id, userId }: Pick<ImportModel, 'id' | 'userId'>,
): Promise<Map<string, string>> {
  const others = await ImportModel.query(trx).where({ userId }).whereNot({ id }).whereNotNull('plans').select('plans')
  const all = others.flatMap(({ plans }) => plans?.all ?? [])
  return new Map(all.flatMap(({ name, planId }) => (planId === null ? [] : [[name, planId]])))
}
