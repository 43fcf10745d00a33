import DataLoader from 'dataloader'
import type { Context } from '../request/context'
import { tableMenu, type TableMenu } from './tableMenu'

const loaders = new WeakMap<Context, DataLoader<string, TableMenu>>()

/**
 * The table of a call's user; null for other callers. Fields that ask at the same time share it, and nothing is cached:
 * what a setting says holds at the moment of the question (docs/decisions/0016-batched-reads.md).
 */
export async function tableOfCall(context: Context): Promise<TableMenu | null> {
  const { principal } = context
  if (principal.kind !== 'user') return null
  const loader = loaders.get(context) ?? createLoader(context)
  loaders.set(context, loader)
  return loader.load(principal.userId)
}

function createLoader({ services }: Context): DataLoader<string, TableMenu> {
  const read = async (userIds: readonly string[]) => {
    const [userId = ''] = userIds
    const table = await tableMenu(services, userId)
    return userIds.map(() => table)
  }
  return new DataLoader(read, { cache: false, batchScheduleFn: (send) => void setImmediate(send) })
}
