import type { GraphQLResolveInfo } from 'graphql'
import { tableMenu, type TableMenu } from '../menu/tableMenu'
import type { Caller, Context } from '../request/context'
import type { Services } from '../platform/services'
import { plansOfHousehold } from './plansOfHousehold'

/** The table of a household with its current and its saved plan. */
export type TableWithPlans = readonly [TableMenu, Awaited<ReturnType<typeof plansOfHousehold>>]

/** Reads them, at the same time. */
export const tableWithPlans = (services: Services, caller: Caller): Promise<TableWithPlans> =>
  Promise.all([tableMenu(services, caller), plansOfHousehold(services, caller)])

const reads = new WeakMap<Context, Map<string, Promise<TableWithPlans>>>()

/**
 * The table and the plans of the household of a call. A query reads them once, however deep in it they are asked for; what
 * writes, or goes on, reads them each time (docs/decisions/0016-batched-reads.md).
 */
export function plansOfCall(
  context: Context,
  caller: Caller,
  { operation }: Pick<GraphQLResolveInfo, 'operation'>,
): Promise<TableWithPlans> {
  const read = () => tableWithPlans(context.services, caller)
  if (operation.operation !== 'query' || !caller.householdId) return read()
  const known = reads.get(context) ?? new Map<string, Promise<TableWithPlans>>()
  reads.set(context, known)
  const reading = known.get(caller.householdId) ?? read()
  known.set(caller.householdId, reading)
  return reading
}
