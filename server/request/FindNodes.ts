import type { Context, Principal } from './context'

/**
 * Finds objects of one type by their keys, as far as the caller may see them; others are left out, as those that do not
 * exist. A bounded number of statements, however many keys.
 */
export type FindNodes = (context: Context, keys: readonly string[]) => Promise<ReadonlyMap<string, unknown>>

/** The objects that a function finds among keys. */
export function among<Found>(
  keys: readonly string[],
  find: (key: string) => Found | null | undefined,
): Map<string, Found> {
  return new Map(
    keys.flatMap((key) => {
      const found = find(key)
      return found === null || found === undefined ? [] : [[key, found] as const]
    }),
  )
}

/** Whether a caller may read the catalogue: a signed-in person, or a key with the scope MEALS_READ. */
export function readsMeals(principal: Principal): boolean {
  if (principal.kind === 'partner' || principal.kind === 'key')
    return principal.scopes.some((scope) => scope === 'MEALS_READ')
  return principal.kind === 'user'
}
