import type { Services } from '../services'
import { StoreModel } from './StoreModel'
import { isWebAddress } from './productLinkRows'
import { fillTemplate } from './linkTemplate'

/**
 * Product pages of ingredients at a store, by ingredient slug: the stored link, or else one from the store's template.
 * Ingredients without a link are left out; without a store the map is empty.
 */
export async function productLinks(
  services: Pick<Services, 'db' | 'catalogue'>,
  storeName: string | null,
  ingredientSlugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (storeName === null || ingredientSlugs.length === 0) return new Map()
  const { db, catalogue } = services
  const store = await StoreModel.query(db).findOne('name', storeName)
  if (!store) return new Map()

  const rows: { ingredient: string; url: string }[] = await db('product_links')
    .where({ storeId: store.id })
    .whereIn('ingredient', ingredientSlugs)
    .select('ingredient', 'url')
  const stored = new Map(rows.filter(({ url }) => isWebAddress(url)).map(({ ingredient, url }) => [ingredient, url]))
  const pairs = ingredientSlugs.flatMap((slug): [string, string][] => {
    const known = stored.get(slug)
    if (known) return [[slug, known]]
    const name = catalogue.compiled.ingredientBySlug.get(slug)?.name
    const url = store.linkTemplate && name ? fillTemplate(store.linkTemplate, { name, slug }) : null
    return url ? [[slug, url]] : []
  })
  return new Map(pairs)
}
