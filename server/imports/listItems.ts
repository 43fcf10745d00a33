import { keysetOf, pageOf, type Page } from '../catalogue/keyset'
import type { DishImportItemsArgs } from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import { IMPORT_LIMITS } from '../../schema/importLimits'
import { ImportItemModel, type ImportModel } from './ImportModel'

const COLUMNS = ['position', 'name', 'outcome', 'reason', 'dishId'] as const

/** A recipe of a file, with whose it is. */
export type ItemView = ImportItemModel & { readonly userId: string }

/**
 * A page of the recipes of a file, in its order.
 * @throws BAD_USER_INPUT naming `first` or `after`.
 */
export async function listItems(
  { db }: Pick<Services, 'db'>,
  { id, userId }: Pick<ImportModel, 'id' | 'userId'>,
  { outcome, lackingPhotos, ...paging }: DishImportItemsArgs & { first: number },
): Promise<Page<ItemView>> {
  const items = ImportItemModel.of(db, { id, userId }).limit(IMPORT_LIMITS.recipes)
  if (outcome) void items.where({ outcome: outcome.toLowerCase() })
  if (lackingPhotos) void items.where({ outcome: 'stored' }).whereNotNull('reason')
  const rows = await items.select(...COLUMNS)
  const keys = keysetOf('importItems', 'number', rows, ({ position }) => [position, ''])
  return pageOf(keys, paging, (row) => Object.assign(row, { userId }))
}
