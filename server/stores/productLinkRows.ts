import type { Knex } from 'knex'
import type { Services } from '../platform/services'
import { messages } from './messages'

const LONGEST_URL = 1000
const ROWS_AT_ONCE = 500

/** A link to write; null as its address removes it. */
export interface ProductLink {
  store: string
  ingredient: string
  url: string | null
}

/** What is wrong with a link. */
export interface ProductLinkProblem {
  /** Which of the links. */
  index: number
  field: keyof ProductLink
  code: 'UNKNOWN' | 'INVALID'
  message: string
}

/** Everything that is wrong with links: their stores have to be among `stores`, their ingredients in the catalogue. */
export function problemsOfLinks(
  { catalogue }: Pick<Services, 'catalogue'>,
  links: readonly ProductLink[],
  stores: ReadonlySet<string>,
): ProductLinkProblem[] {
  return links.flatMap(({ store, ingredient, url }, index): ProductLinkProblem[] => [
    ...(stores.has(store)
      ? []
      : [{ index, field: 'store' as const, code: 'UNKNOWN' as const, message: messages.links.unknownStore }]),
    ...(catalogue.compiled.ingredientBySlug.has(ingredient)
      ? []
      : [{ index, field: 'ingredient' as const, code: 'UNKNOWN' as const, message: messages.links.unknownIngredient }]),
    ...(url === null || isWebAddress(url)
      ? []
      : [{ index, field: 'url' as const, code: 'INVALID' as const, message: messages.links.address }]),
  ])
}

/** Writes and removes links that have no problems; of two for the same thing the later one counts. */
export async function writeLinks(
  trx: Knex.Transaction,
  links: readonly ProductLink[],
  changedAt: number,
): Promise<void> {
  const last = [...new Map(links.map((link) => [`${link.store}\n${link.ingredient}`, link])).values()]
  for (let from = 0; from < last.length; from += ROWS_AT_ONCE) {
    const some = last.slice(from, from + ROWS_AT_ONCE)
    const kept = some.flatMap(({ store, ingredient, url }) =>
      url === null ? [] : [{ storeId: store, ingredient, url, changedAt }],
    )
    const gone = some.filter(({ url }) => url === null).map(({ store, ingredient }) => [store, ingredient])
    if (kept.length > 0) await trx('product_links').insert(kept).onConflict(['storeId', 'ingredient']).merge()
    if (gone.length > 0) await trx('product_links').whereIn(['storeId', 'ingredient'], gone).delete()
  }
}

/** Whether a text is an address that may be shown as a link. */
export function isWebAddress(text: string): boolean {
  return (
    text.length <= LONGEST_URL && !/\s|\0/.test(text) && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
  )
}
