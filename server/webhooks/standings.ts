import type { Knex } from 'knex'
import { CURRENT, PlanModel } from '../planning/PlanModel'
import { ListStateModel } from '../shopping/ListStateModel'

/** How far a household's plan and list are: their versions, as the API has them. */
export interface Standing {
  readonly plan: number
  readonly list: number
}

/** The standing of each household; 0 for a plan or a list that was not begun. */
export async function standingsOf(db: Knex, householdIds: readonly string[]): Promise<(id: string) => Standing> {
  if (householdIds.length === 0) return () => ({ plan: 0, list: 0 })
  const [plans, lists] = await Promise.all([
    PlanModel.query(db)
      .whereIn('householdId', [...householdIds])
      .where({ nameKey: CURRENT })
      .select('householdId', 'version'),
    ListStateModel.query(db)
      .whereIn('householdId', [...householdIds])
      .select('householdId', 'version'),
  ])
  const plan = new Map(plans.map(({ householdId, version }) => [householdId, version]))
  const list = new Map(lists.map(({ householdId, version }) => [householdId, version]))
  return (id) => ({ plan: plan.get(id) ?? 0, list: list.get(id) ?? 0 })
}
