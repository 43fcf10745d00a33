import { keysetOf, pageOf, type Page } from '../catalogue/keyset'
import { TAGS } from '../catalogue/types'
import type { Services } from '../platform/services'
import { LIMITS } from '../../schema/limits'
import { DishModel } from './DishModel'
import { dishViews, type DishView } from './views'

/**
 * A page of a person's dishes by name.
 * @throws BAD_USER_INPUT naming `first` or `after`.
 */
export async function listDishes(
  services: Services,
  userId: string,
  paging: { first: number; after?: string | null },
): Promise<Pick<Page<DishView>, 'nodes' | 'pageInfo' | 'totalCount'> & { tagChoices: string[] }> {
  const { db, catalogue } = services
  const keys = await DishModel.query(db).where({ userId }).limit(LIMITS.dishesPerUser).select('id', 'nameKey')
  const {
    nodes: ids,
    pageInfo,
    totalCount,
  } = pageOf(
    keysetOf('dishes', 'string', keys, ({ id, nameKey }) => [nameKey, id]),
    paging,
    ({ id }) => id,
  )
  const rows = ids.length === 0 ? [] : await DishModel.query(db).where({ userId }).whereIn('id', ids)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const nodes = await dishViews(
    services,
    catalogue.compiled,
    ids.flatMap((id) => byId.get(id) ?? []),
  )
  return { nodes, pageInfo, totalCount, tagChoices: [...TAGS] }
}
