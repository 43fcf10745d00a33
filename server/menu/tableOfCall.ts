import type { Caller, Context } from '../request/context'
import { perTurn } from '../request/perTurn'
import { tableMenu, type TableMenu } from './tableMenu'

const tableOf = perTurn<Caller, TableMenu>(async ({ services }, [caller, ...others]) => {
  const table = await tableMenu(services, caller as Caller)
  return [table, ...others.map(() => table)]
})

/**
 * The table of the household for which a call is, read once for all fields that ask at the same time; null for other
 * callers.
 */
export async function tableOfCall(context: Context): Promise<TableMenu | null> {
  const { principal } = context
  return principal.kind === 'user' ? tableOf(context, principal) : null
}
