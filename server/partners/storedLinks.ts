import { LIMITS } from '../../schema/limits'
import type { Page } from '../catalogue/keyset'
import { messages as paging } from '../catalogue/messages'
import { badRequest } from '../platform/errors'
import type { Services } from '../platform/services'
import { messages } from '../stores/messages'
import { storeIds } from '../stores/StoreModel'
import type { ProductLinkView } from './views'

/**
 * A page of the links of one of a partner's stores, by ingredient. The cursor is the ingredient that a page ends with, so pages neither repeat
 * nor skip a link while others come and go.
 * @throws BAD_USER_INPUT naming `first` or `store`.
 */
export async function storedLinks(
  { db }: Pick<Services, 'db'>,
  partnerId: string,
  { store: storeId, first, after }: { store: string; first: number; after?: string | null },
): Promise<Page<ProductLinkView>> {
  if (first < 1 || first > LIMITS.pageSize) throw badRequest(paging.pageSize({ most: LIMITS.pageSize }), 'first')
  if (!(await storeIds(db, partnerId)).has(storeId)) throw badRequest(messages.links.unknownStore, 'store')
  const links = db('product_links').where({ storeId })
  const [counted, found] = await Promise.all([
    links.clone().count({ count: '*' }).first(),
    links
      .clone()
      .where((page) => void (after && page.where('ingredient', '>', after)))
      .orderBy('ingredient')
      .limit(first + 1)
      .select<ProductLinkView[]>('ingredient', 'url', 'changedAt'),
  ])
  const nodes = found.slice(0, first)
  return {
    nodes,
    edges: nodes.map((node) => ({ cursor: node.ingredient, node })),
    pageInfo: {
      hasNextPage: found.length > first,
      hasPreviousPage: Boolean(after),
      startCursor: nodes[0]?.ingredient ?? null,
      endCursor: nodes.at(-1)?.ingredient ?? null,
    },
    totalCount: Number(counted?.count ?? 0),
  }
}
