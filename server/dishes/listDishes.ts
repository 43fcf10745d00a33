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
): Promise<Page<DishView> & { tagChoices: string[] }> {
  const { db, catalogue } = services
  const keys = await DishModel.query(db).where({ userId }).limit(LIMITS.dishesPerUser).select('id', 'nameKey')
  const page = pageOf(
    keysetOf('dishes', 'string', keys, ({ id, nameKey }) => [nameKey, id]),
    paging,
    ({ id }) => id,
  )
  const ids = page.nodes
  const rows = ids.length === 0 ? [] : await DishModel.query(db).where({ userId }).whereIn('id', ids)
  const views = new Map(
    (await dishViews(services, catalogue.compiled, rows)).map((view): [string, DishView] => [view.stored.id, view]),
  )
  const edges = page.edges.flatMap(({ cursor, node }) => {
    const view = views.get(node)
    return view ? [{ cursor, node: view }] : []
  })
  return { ...page, edges, nodes: edges.map(({ node }) => node), tagChoices: [...TAGS] }
}
