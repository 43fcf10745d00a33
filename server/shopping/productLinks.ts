import type { Services } from '../services'
import { StoreModel } from '../settings/StoreModel'
import { UserSettingsModel } from '../settings/UserSettingsModel'
import { isWebAddress } from '../partners/productLinkRows'
import { fillTemplate } from './linkTemplate'

/**
 * Pages of ingredients at the store that a person prefers, by ingredient slug: the stored link, else what the store's
 * template gives. What has none is not in the answer, and so is everything for somebody who prefers no store.
 */
export async function productLinks(
  services: Pick<Services, 'db' | 'catalogue'>,
  userId: string | null,
  ingredientSlugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (userId === null || ingredientSlugs.length === 0) return new Map()
  const { db, catalogue } = services
  const preferred = UserSettingsModel.query(db).findById(userId).select('preferredStore')
  const store = await StoreModel.query(db).findOne('name', preferred)
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
