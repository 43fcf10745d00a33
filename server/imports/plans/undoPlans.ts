import type { Knex } from 'knex'
import { inTransaction } from '../../database/transaction'
import { announceHousehold } from '../../households/announceHousehold'
import { lockHouseholds } from '../../households/lockHouseholds'
import { memberships } from '../../households/membership'
import { PlanModel } from '../../planning/PlanModel'
import type { Services } from '../../platform/services'
import { note } from '../claim'
import type { ImportModel } from '../ImportModel'

type WithPlans = Pick<ImportModel, 'plans'>

/** Ids of the plans that came with an import. */
const brought = ({ plans }: WithPlans): string[] =>
  (plans?.householdId == null ? [] : plans.all).flatMap(({ outcome, planId }) =>
    outcome === 'stored' && planId !== null ? [planId] : [],
  )

/** The plans of an import in these households that are as they came: what was saved or renamed since has another version. */
const plansToTakeBack = (db: Knex, job: WithPlans, householdIds: readonly string[]) =>
  PlanModel.query(db)
    .findByIds(brought(job))
    .whereIn('householdId', [...householdIds])
    .where({ version: 1 })

/** Whether undoing an import takes plans away, from a person who is in these households (docs/product.md MOVE-32). */
export async function hasPlansToTakeBack(db: Knex, job: WithPlans, householdIds: readonly string[]): Promise<boolean> {
  return brought(job).length > 0 && (await plansToTakeBack(db, job, householdIds).resultSize()) > 0
}

/**
 * Ends the undoing of an import whose dishes are gone: its plans go as well, but for those that were saved or renamed since
 * and those of households that its person has left (docs/product.md MOVE-32).
 */
export async function undoPlans(services: Services, job: ImportModel): Promise<void> {
  const undoing = { ...job, state: 'UNDOING' as const }
  const over = { state: 'UNDONE' as const, claimedUntil: 0 }
  if (brought(job).length === 0) return note(services, services.db, undoing, over)
  const mine = (await memberships(services, job.userId)).map((place) => place.householdId)
  await inTransaction(services.db, async (trx) => {
    await lockHouseholds(trx, ...mine)
    const plans = await plansToTakeBack(trx, job, mine)
    const gone = new Set(plans.map(({ id }) => id))
    if (gone.size > 0)
      await PlanModel.query(trx)
        .findByIds([...gone])
        .delete()
    const left = job.plans?.all.map((plan) => (gone.has(plan.planId ?? '') ? { ...plan, planId: null } : plan))
    await note(services, trx, undoing, { ...over, plans: job.plans && { ...job.plans, all: left ?? [] } })
  })
  for (const id of mine) announceHousehold(services, id, 'storedPlans')
}
