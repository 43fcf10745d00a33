import type { QueryBuilder } from 'objection'
import { decodeMealEntryId } from '../catalogue/mealEntryId'
import { memberships } from '../households/membership'
import { askingFor, type Context, personOf } from '../request/context'
import { among, type FindNodes, readsMeals } from '../request/FindNodes'
import { tableMenu, type TableMenu } from '../menu/tableMenu'
import { PlanModel } from './PlanModel'
import { shapeCurrentPlan } from './shapeCurrentPlan'
import { tableOfCall } from '../menu/tableOfCall'
import type { PlanView } from './views'

/** Plans of the households of a call's user, as the user sees them; none of other callers. */
async function plansAmong(
  { services, principal }: Context,
  isWanted: (plan: PlanModel) => boolean,
  only: (plans: QueryBuilder<PlanModel>) => QueryBuilder<PlanModel> = (plans) => plans,
): Promise<PlanView[]> {
  const person = personOf(principal)
  if (!person) return []
  const ids = (await memberships(services, person.userId)).map(({ householdId }) => householdId)
  const stored = (await only(PlanModel.query(services.db).whereIn('householdId', ids))).filter(isWanted)
  const tables = new Map(
    [...new Set(stored.map(({ householdId }) => householdId))].map((id) => [
      id,
      tableMenu(services, askingFor(person, id)),
    ]),
  )
  return Promise.all(
    stored.map(async (plan) => shapeCurrentPlan(plan, await (tables.get(plan.householdId) as Promise<TableMenu>))),
  )
}

/**
 * Plans and their rows are for the accounts of the household. Versions are for those who may read the
 * catalogue, those of dishes for the household. At most four statements a type.
 */
export const planNodes: Readonly<Record<string, FindNodes>> = {
  Plan: async (context, keys) => {
    const plans = await plansAmong(
      context,
      () => true,
      (all) => all.whereIn('id', [...keys]),
    )
    return among(keys, (key) => plans.find(({ stored }) => stored.id === key))
  },
  PlanRow: async (context, keys) => {
    const plans = await plansAmong(context, ({ content }) => content.rows.some(({ id }) => keys.includes(id)))
    const rows = plans.flatMap((plan) => plan.rows)
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
