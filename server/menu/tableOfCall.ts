import type { Context } from '../request/context'
import { perTurn } from '../request/perTurn'
import { tableMenu, type TableMenu } from './tableMenu'

const tableOf = perTurn<string, TableMenu>(async ({ services }, userIds) => {
  const [userId = ''] = userIds
  const table = await tableMenu(services, userId)
  return userIds.map(() => table)
})

/** The table of a call's user, read once for all fields that ask at the same time; null for other callers. */
export async function tableOfCall(context: Context): Promise<TableMenu | null> {
  const { principal } = context
  return principal.kind === 'user' ? tableOf(context, principal.userId) : null
}
