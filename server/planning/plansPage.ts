import { keysetOf, pageOf, type Page } from '../catalogue/keyset'
import type { PlanStatus } from '../generated/schemaTypes'
import { tableMenu } from '../menu/tableMenu'
import type { Services } from '../platform/services'
import { adoptLaterSave } from './adoptLaterSave'
import { PlanModel } from './PlanModel'
import { shapeCurrentPlan } from './shapeCurrentPlan'
import { type PlanView, statusOf } from './views'
import type { Caller } from '../request/context'

interface Asked {
  first: number
  after?: string | null
  status?: readonly PlanStatus[] | null
}

/**
 * A page of a household's plans as one of its accounts sees them, the last changed first; empty for an account that has left
 * meanwhile. As many statements for any number of plans.
 * @throws BAD_USER_INPUT naming `first` or `after`.
 */
export async function plansPage(
  services: Services,
  caller: Caller,
  householdId: string,
  { status, ...paging }: Asked,
): Promise<Page<PlanView>> {
  const [table] = await Promise.all([tableMenu(services, caller), adoptLaterSave(services, caller)])
  const isTheirs = table.members.some((member) => member.householdId === householdId)
  const keys = isTheirs
    ? await PlanModel.query(services.db).where({ householdId }).select('id', 'nameKey', 'changedAt')
    : []
  const asked = keys.filter(({ nameKey }) => !status || status.includes(statusOf({ nameKey })))
  const page = pageOf(
    keysetOf('plans', 'number', asked, ({ id, changedAt }) => [-changedAt, id]),
    paging,
    ({ id }) => id,
  )
  const rows = page.nodes.length === 0 ? [] : await PlanModel.query(services.db).findByIds(page.nodes)
  const views = new Map(rows.map((row) => [row.id, shapeCurrentPlan(row, table)]))
  // One that was deleted since its key was read is left out.
  const edges = page.edges.flatMap(({ cursor, node }) => {
    const view = views.get(node)
    return view ? [{ cursor, node: view }] : []
  })
  return { ...page, edges, nodes: edges.map(({ node }) => node) }
}
