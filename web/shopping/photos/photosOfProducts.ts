import { createContext, useContext } from 'react'
import { photographed, photographedWords } from '../../../schema/productPhotos'
import type { Entry } from '../entries'

/** Ids of the household's photos of what it buys, by product. */
export const ProductPhotosContext = createContext<ReadonlyMap<string, string>>(new Map())

/** What a row is as photos know it: its ingredient, or else its words without an amount. */
export const productOf = (entry: Entry): string =>
  (entry.kind === 'line' ? photographed(entry.item.slug) : null) ?? photographedWords(entry.name)

/** What a row is, and the id of its photo; null for none. */
export function useProductPhoto(entry: Entry): { product: string; photo: string | null } {
  const product = productOf(entry)
  return { product, photo: useContext(ProductPhotosContext).get(product) ?? null }
}
