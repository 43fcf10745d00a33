import type { Knex } from 'knex'
import { foldText } from '../catalogue/foldText'
import { keysetOf, pageOf, type Page } from '../catalogue/keyset'
import { hasWords, searchWords } from '../catalogue/mealSearch'
import { TAGS } from '../catalogue/types'
import type { Services } from '../platform/services'
import { LIMITS } from '../../schema/limits'
import { DishModel } from './DishModel'
import { dishViews, type DishView } from './views'

/** A page of a person's dishes. */
export interface DishPage extends Page<DishView> {
  readonly tagChoices: string[]
  /** Whose dishes these are. */
  readonly userId: string
}

/**
 * A page of a person's dishes by name, of those whose name or labels have all words of the search (docs/product.md DISH-45)
 * and of which something is assumed where that is asked for (MOVE-5).
 * @throws BAD_USER_INPUT naming `first`, `after` or `search`.
 */
export async function listDishes(
  services: Services,
  userId: string,
  paging: { first: number; after?: string | null },
  { search, assumed }: { search?: string | null; assumed: boolean },
): Promise<DishPage> {
  const { db, catalogue } = services
  const keys = await keysOf(db, userId, { words: searchWords(search, 'search'), assumed })
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
  return { ...page, userId, edges, nodes: edges.map(({ node }) => node), tagChoices: [...TAGS] }
}

/** How many dishes of a person wait for a look because something is assumed of them (docs/product.md MOVE-5). */
export const assumedCount = ({ db }: Pick<Services, 'db'>, userId: string): Promise<number> =>
  DishModel.query(db).where({ userId }).whereNotNull('assumed').resultSize()

/** The dishes that are asked for, as plain rows: there may be thousands. Without words an index has all that is asked for. */
async function keysOf(
  db: Knex,
  userId: string,
  { words, assumed }: { words: ReturnType<typeof searchWords>; assumed: boolean },
): Promise<Pick<DishModel, 'id' | 'nameKey'>[]> {
  const own = db(DishModel.tableName).where({ userId }).limit(LIMITS.dishesPerUser)
  if (assumed) void own.whereNotNull('assumed')
  if (words.length === 0) return own.select('id', 'nameKey')
  const rows: (Pick<DishModel, 'id' | 'name' | 'nameKey'> & { labels: string | null })[] = await own.select(
    ...(['id', 'name', 'nameKey', 'labels'] as const),
  )
  const labelsIn = (stored: string | null) => (stored === null ? [] : (JSON.parse(stored) as string[]))
  return rows.filter(({ name, labels }) => hasWords(foldText([name, ...labelsIn(labels)].join(' ')), words))
}
