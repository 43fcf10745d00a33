import type { Entry } from './plan'

/** The key of a meal's page: apostrophes become hyphens, then the name is slugified (docs/product.md COOK-3). */
export function mealSlug(name: string): string {
  return name
    .replace(/['’]/g, '-')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** Where a meal's instructions are. */
export interface InstructionsAddress {
  to: string
  /** Whether it is outside this product. */
  external: boolean
}

/**
 * The address of an entry's instructions: its own `urlDetails` when that starts with http, or else the product's own
 * page, with the entry's id where it has swaps (docs/product.md COOK-2, COOK-4).
 */
export function instructionsAddress(
  entry: Pick<Entry, 'name' | 'slug' | 'urlDetails' | 'isCustomised' | 'uniqueId'>,
): InstructionsAddress {
  if (/^https?:\/\//i.test(entry.urlDetails)) return { to: entry.urlDetails, external: true }
  const slug = entry.slug || mealSlug(entry.name)
  const search = entry.isCustomised ? `?${new URLSearchParams({ meal: entry.uniqueId })}` : ''
  return { to: `/instructions/${slug}${search}`, external: false }
}
