import type { Entry } from '../app/planner/plan'

/**
 * The key of a meal's page: apostrophes become hyphens, then whatever is neither letter nor digit does
 * (specification, section 2).
 */
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
  /** Somebody else's page. */
  external: boolean
}

/**
 * The address of an entry's instructions: its own `urlDetails` when that starts with http, or else our page, which is
 * told of the entry's swaps where it has any (specification, section 2).
 */
export function instructionsAddress(entry: Pick<Entry, 'name' | 'slug' | 'urlDetails' | 'isCustomised' | 'uniqueId'>): InstructionsAddress {
  if (/^https?:\/\//i.test(entry.urlDetails)) return { to: entry.urlDetails, external: true }
  const slug = entry.slug || mealSlug(entry.name)
  const search = entry.isCustomised ? `?${new URLSearchParams({ meal: entry.uniqueId })}` : ''
  return { to: `/instructions/${slug}${search}`, external: false }
}
