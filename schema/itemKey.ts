import { foldText } from './foldText'
import { stemOf } from './stemOf'

/**
 * The words of an own item as items are compared (docs/product.md SHOP-52): without capitals, accents and signs, each in one
 * form for singular and plural. 'Bananas' and 'banana' have one key, '2 bananas' has another.
 */
export function itemKey(text: string): string {
  const key = foldText(text).split(' ').map(stemOf).join(' ')
  return key === '' ? text.toLowerCase().trim() : key
}
