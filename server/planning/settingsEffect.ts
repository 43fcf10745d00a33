import { menuOfSettled, type TableMenu } from '../menu/tableMenu'
import { readTable } from '../menu/readTable'
import type { Services } from '../platform/services'
import type { EffectView } from '../settings/views'
import { plansOfHousehold } from './plansOfHousehold'
import { shapeCurrentPlan } from './shapeCurrentPlan'
import { afterAnswers } from './afterAnswers'
import type { ProblemView } from './views'
import type { Caller } from '../request/context'

/** Rows of the current plan that do not suit those who eat them under a member's settings. */
export async function problemsUnder(
  services: Services,
  caller: Caller,
  effect: EffectView,
): Promise<readonly ProblemView[]> {
  const [table, { current }] = await Promise.all([
    tableUnder(services, caller, effect),
    plansOfHousehold(services, caller),
  ])
  return current && current.householdId === effect.member.householdId ? shapeCurrentPlan(current, table).problems : []
}

/** How many meals that earlier answers took out of the current plan a member's settings bring back (docs/product.md SET-23). */
export async function returningUnder(services: Services, caller: Caller, effect: EffectView): Promise<number> {
  const [table, { current }] = await Promise.all([
    tableUnder(services, caller, effect),
    plansOfHousehold(services, caller),
  ])
  return current?.content.taken && current.householdId === effect.member.householdId
    ? afterAnswers(current.content, table).returned.length
    : 0
}

/** The table of an account's household as it is under a member's settings, stored or not. */
export async function tableUnder(
  services: Services,
  caller: Caller,
  { member, settings }: EffectView,
): Promise<TableMenu> {
  const table = await readTable(services, caller)
  return menuOfSettled(
    services,
    table.map((one) => (one.person.id === member.id ? { ...one, settings } : one)),
  )
}
