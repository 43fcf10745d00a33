import type { Knex } from 'knex'
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
  const keys = await keysOf(db, userId, words)
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

/** The dishes that have all words, as plain rows: there may be thousands. Without words an index has all that is asked for. */
async function keysOf(
  db: Knex,
  userId: string,
  words: ReturnType<typeof searchWords>,
): Promise<Pick<DishModel, 'id' | 'nameKey'>[]> {
  const own = db(DishModel.tableName).where({ userId }).limit(LIMITS.dishesPerUser)
  if (words.length === 0) return own.select('id', 'nameKey')
  const rows: (Pick<DishModel, 'id' | 'name' | 'nameKey'> & { labels: string | null })[] = await own.select(
    ...(['id', 'name', 'nameKey', 'labels'] as const),
  )
  const labelsIn = (stored: string | null) => (stored === null ? [] : (JSON.parse(stored) as string[]))
  return rows.filter(({ name, labels }) => hasWords(foldText([name, ...labelsIn(labels)].join(' ')), words))
}
