import { menuOfSettled, type TableMenu } from '../menu/tableMenu'
import { readTable } from '../menu/readTable'
import type { Services } from '../platform/services'
import type { EffectView } from '../settings/views'
import { plansOfHousehold } from './plansOfHousehold'
import { shapeCurrentPlan } from './shapeCurrentPlan'
import type { ProblemView } from './views'

/** Rows of the current plan that do not suit those who eat them under a member's settings. */
export async function problemsUnder(
  services: Services,
  userId: string,
  effect: EffectView,
): Promise<readonly ProblemView[]> {
  const [table, { current }] = await Promise.all([
    tableUnder(services, userId, effect),
    plansOfHousehold(services, userId),
  ])
  return current && current.householdId === effect.member.householdId ? shapeCurrentPlan(current, table).problems : []
}

/** The table of an account's household as it is under a member's settings, stored or not. */
export async function tableUnder(
  services: Services,
  userId: string,
  { member, settings }: EffectView,
): Promise<TableMenu> {
  const table = await readTable(services, userId)
  return menuOfSettled(
    services,
    table.map((one) => (one.person.id === member.id ? { ...one, settings } : one)),
  )
}
