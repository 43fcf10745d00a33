import { PLAN_CATEGORIES, type PlanRows, rowsOf } from '../../schema/planOperations'
import type { Services } from '../platform/services'
import type { Caller } from '../request/context'
import { plansOfHousehold, savesOfHousehold } from './plansOfHousehold'
import { latestSave } from './savedPlan'
import type { PlanView } from './views'

/**
 * The version of the saved plan of a user's household where it has what this plan has; null where it has something else, or
 * nothing was saved (docs/product.md PLAN-68).
 */
export async function savedVersion(
  services: Services,
  caller: Caller,
  { stored, table }: PlanView,
): Promise<number | null> {
  const [{ saved }, saves] = await Promise.all([plansOfHousehold(services, caller), savesOfHousehold(services, caller)])
  const latest = latestSave(saved, saves, table.members)
  return latest && contentOf(latest.rows) === contentOf(stored.content.rows) ? latest.version : null
}

/** What a save stores of rows, without their ids, as text. */
function contentOf(rows: PlanRows): string {
  return JSON.stringify(
    PLAN_CATEGORIES.map((category) => {
      const all = rowsOf(rows, category)
      return all.map(({ uniqueId, serves, eaters, variantOf }) => {
        return [uniqueId, serves, eaters, all.findIndex(({ id }) => id === variantOf)]
      })
    }),
  )
}
