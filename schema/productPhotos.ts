import { itemKey } from './itemKey'

/** Photos of products that a household keeps; older ones are forgotten (docs/product.md SHOP-71). */
export const PRODUCT_PHOTOS = 300

/** What comes before the words of what is no ingredient of the catalogue. */
const WORDS = 'item:'
/** The catalogue may have another ingredient, or lose one, meanwhile. */
const SLUG = /^[a-z0-9-]{1,190}$/
/** Characters of what is photographed, with `item:`. */
const LONGEST = 210

/** What has a photo, by its words: an own item without its amount, or a line that no ingredient matches. */
export const photographedWords = (name: string): string => WORDS + itemKey(name)

/**
 * What has a photo as it is kept: the slug of an ingredient, or `item:` and words in the form in which items are compared, so
 * that 'Bananas' and 'banana' share a photo. Null for what can have none.
 */
export function photographed(product: string): string | null {
  if (SLUG.test(product)) return product
  if (!product.startsWith(WORDS)) return null
  const words = product.slice(WORDS.length).toWellFormed().trim()
  const kept = photographedWords(words)
  return words === '' || kept.length > LONGEST ? null : kept
}
