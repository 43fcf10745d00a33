import { foldText } from '../catalogue/foldText'
import { keysetOf, pageOf, type Page } from '../catalogue/keyset'
import { hasWords, searchWords } from '../catalogue/mealSearch'
import { TAGS } from '../catalogue/types'
import type { Services } from '../platform/services'
import { LIMITS } from '../../schema/limits'
import { DishModel } from './DishModel'
import { dishViews, type DishView } from './views'

/**
 * A page of a person's dishes by name, of those whose name or labels have all words of the search (docs/product.md DISH-45).
 * @throws BAD_USER_INPUT naming `first`, `after` or `search`.
 */
export async function listDishes(
  services: Services,
  userId: string,
  paging: { first: number; after?: string | null },
  search: string | null | undefined,
): Promise<Page<DishView> & { tagChoices: string[] }> {
  const { db, catalogue } = services
  const words = searchWords(search, 'search')
  const all = await DishModel.query(db)
    .where({ userId })
    .limit(LIMITS.dishesPerUser)
    .select('id', 'name', 'nameKey', 'labels')
  const keys = all.filter(({ name, labels }) => hasWords(foldText([name, ...(labels ?? [])].join(' ')), words))
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
