import { decodeMealEntryId } from '../catalogue/mealEntryId'
import { membership } from '../households/membership'
import type { Context } from '../request/context'
import { among, type FindNodes, readsMeals } from '../request/FindNodes'
import { tableMenu } from '../menu/tableMenu'
import { PlanModel } from './PlanModel'
import { shapeCurrentPlan } from './shapeCurrentPlan'
import { tableOfCall } from '../menu/tableOfCall'

/** The household of a call's user; null for other callers. */
async function householdOf({ services, principal }: Context): Promise<{ userId: string; householdId: string } | null> {
  if (principal.kind !== 'user') return null
  const { userId } = principal
  return { userId, householdId: (await membership(services, userId)).householdId }
}

/**
 * Plans and their rows are for the accounts of the household. Versions are for those who may read the
 * catalogue, those of dishes for the household. At most four statements a type.
 */
export const planNodes: Readonly<Record<string, FindNodes>> = {
  Plan: async (context, keys) => {
    const own = await householdOf(context)
    if (!own) return new Map()
    const { services } = context
    const [table, rows] = await Promise.all([
      tableMenu(services, own.userId),
      PlanModel.query(services.db)
        .where({ householdId: own.householdId })
        .whereIn('id', [...keys]),
    ])
    return among(keys, (key) => {
      const stored = rows.find(({ id }) => id === key)
      return stored && shapeCurrentPlan(stored, table)
    })
  },
  PlanRow: async (context, keys) => {
    const own = await householdOf(context)
    if (!own) return new Map()
    const [table, plans] = await Promise.all([
      tableMenu(context.services, own.userId),
      PlanModel.query(context.services.db).where({ householdId: own.householdId }),
    ])
    const wanted = plans.filter(({ content }) => content.rows.some(({ id }) => keys.includes(id)))
    const rows = wanted.flatMap((plan) => shapeCurrentPlan(plan, table).rows)
    return among(keys, (key) => rows.find(({ id }) => id === key))
  },
  RecipeVersion: async (context, keys) => {
    if (!readsMeals(context.principal)) return new Map()
    const table = await tableOfCall(context)
    const { compiled } = context.services.catalogue
    return among(keys, (key) => {
      const chosen = table ? table.find(key) : decodeMealEntryId(key, compiled)
      return chosen && { chosen, table }
    })
  },
}
