import { inTransaction } from '../../database/transaction'
import { announceHousehold } from '../../households/announceHousehold'
import { lockHouseholds } from '../../households/lockHouseholds'
import { memberships } from '../../households/membership'
import { PlanModel } from '../../planning/PlanModel'
import type { Services } from '../../platform/services'
import { note } from '../claim'
import type { ImportModel } from '../ImportModel'

/**
 * Ends the undoing of an import whose dishes are gone: its plans go as well, but for those that were saved or renamed since,
 * those of households that its person has left, and all where who undoes it may not change plans (docs/product.md MOVE-32).
 */
export async function undoPlans(services: Services, job: ImportModel): Promise<void> {
  const undoing = { ...job, state: 'UNDOING' as const }
  const over = { state: 'UNDONE' as const, claimedUntil: 0 }
  const { householdId = null, all = [] } = job.plans ?? {}
  const brought = (householdId === null ? [] : all).flatMap(({ outcome, planId }) =>
    outcome === 'stored' && planId !== null ? [planId] : [],
  )
  if (brought.length === 0) return note(services, services.db, undoing, over)
  const mine = (await memberships(services, job.userId)).map((place) => place.householdId)
  await inTransaction(services.db, async (trx) => {
    await lockHouseholds(trx, ...mine)
    // What was saved or renamed since has another version.
    const plans = await PlanModel.query(trx).findByIds(brought).whereIn('householdId', mine).where({ version: 1 })
    const gone = new Set(plans.map(({ id }) => id))
    await PlanModel.query(trx)
      .findByIds([...gone])
      .delete()
    const left = all.map((plan) => (gone.has(plan.planId ?? '') ? { ...plan, planId: null } : plan))
    await note(services, trx, undoing, { ...over, plans: { householdId, all: left } })
  })
  for (const id of mine) announceHousehold(services, id, 'storedPlans')
}
