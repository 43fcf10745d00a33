import type { Services } from '../platform/services'
import { StoreModel } from './StoreModel'
import { isWebAddress } from './productLinkRows'
import { fillTemplate } from './linkTemplate'

/** A store with one of the links to it; null for none. */
interface Row extends Pick<StoreModel, 'linkTemplate'> {
  ingredient: string | null
  url: string | null
}

/**
 * Product pages of ingredients at a store, by ingredient slug: the stored link, or else one from the store's template.
 * Ingredients without a link are left out; without a store the map is empty.
 */
export async function productLinks(
  services: Pick<Services, 'db' | 'catalogue'>,
  storeId: string | null,
  ingredientSlugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (storeId === null || ingredientSlugs.length === 0) return new Map()
  const { db, catalogue } = services
  const rows: Row[] = await db(StoreModel.tableName)
    .leftJoin('product_links', (on) =>
      on.on('product_links.storeId', 'stores.id').onIn('product_links.ingredient', [...ingredientSlugs]),
    )
    .where('stores.id', storeId)
    .select('stores.linkTemplate', 'product_links.ingredient', 'product_links.url')
  const [store] = rows
  if (!store) return new Map()

  const stored = new Map(rows.flatMap(({ ingredient, url }) => (url && isWebAddress(url) ? [[ingredient, url]] : [])))
  const pairs = ingredientSlugs.flatMap((slug): [string, string][] => {
    const known = stored.get(slug)
    if (known) return [[slug, known]]
    const name = catalogue.compiled.ingredientBySlug.get(slug)?.name
    const url = store.linkTemplate && name ? fillTemplate(store.linkTemplate, { name, slug }) : null
    return url ? [[slug, url]] : []
  })
  return new Map(pairs)
}
