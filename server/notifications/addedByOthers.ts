import type { Knex } from 'knex'
import { isListed } from '../../schema/listOperations'
import { MemberModel } from '../households/MemberModel'
import { ListItemModel } from '../shopping/ListItemModel'
import type { DeviceModel } from './DeviceModel'

/** An own item that another member added. */
export interface AddedItem {
  readonly text: string
  /** Who added it; empty without a name. */
  readonly name: string
}

type Notified = Pick<DeviceModel, 'id' | 'userId' | 'householdId' | 'listVersion'>
type Row = Pick<ListItemModel, 'householdId' | 'text' | 'addedAt' | 'removedAt' | 'addedVersion'> &
  Pick<MemberModel, 'userId' | 'name'>

/**
 * By the ids of devices what other members have added to the household's list since the version up to which the device was
 * notified, and is still on it, in the order in which it came. No one is notified of their own (docs/product.md PUSH-3).
 */
export async function addedByOthers(db: Knex, devices: readonly Notified[]): Promise<Map<string, AddedItem[]>> {
  const [items, members] = [ListItemModel.tableName, MemberModel.tableName]
  const since = Math.min(...devices.map(({ listVersion }) => listVersion ?? Infinity))
  const rows = (await db(items)
    .join(members, `${members}.id`, `${items}.textMemberId`)
    .whereIn(`${items}.householdId`, [...new Set(devices.map(({ householdId }) => householdId))])
    .where(`${items}.addedVersion`, '>', since)
    .whereNull(`${items}.foldedInto`)
    .orderBy([`${items}.addedVersion`, `${items}.textAt`, `${items}.id`])
    .select(
      ...['householdId', 'text', 'addedAt', 'removedAt', 'addedVersion'].map((column) => `${items}.${column}`),
      ...['userId', 'name'].map((column) => `${members}.${column}`),
    )) as Row[]
  const listed = rows.filter(isListed)
  const isFor = (row: Row, { userId, householdId, listVersion }: Notified) =>
    row.householdId === householdId && row.userId !== userId && row.addedVersion > (listVersion ?? Infinity)
  return new Map(devices.map((device) => [device.id, listed.filter((row) => isFor(row, device))]))
}
