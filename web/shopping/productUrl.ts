import type { ListItem } from './areas'

/** The page of an item at the person's store; null without one, and for whatever is no address of the web. */
export function productUrl({ productLink }: Pick<ListItem, 'productLink'>): string | null {
  if (!productLink) return null
  try {
    return ['http:', 'https:'].includes(new URL(productLink).protocol) ? productLink : null
  } catch {
    return null
  }
}
