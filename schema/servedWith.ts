/** What may be served with a meal, in the order in which it comes to the table. */
export const SERVED_ROLES = ['side', 'dessert'] as const
export type ServedRole = (typeof SERVED_ROLES)[number]

/**
 * What is served with the meal of a row, at most one of each (docs/product.md PLAN-98): recipes with their swaps, named as
 * meals are. Nothing of it in a row without a meal.
 */
export type ServedWith = Readonly<Partial<Record<ServedRole, string>>>

/** The one form of it: what is not served is not written, as in rows that were stored before there was any. */
export const servedIn = ({ side, dessert }: ServedWith): ServedWith => ({
  ...(side && { side }),
  ...(dessert && { dessert }),
})

/** Between the parts of an entry's id, in which it does not occur. */
const BETWEEN = '.'

/** The id of an entry: the meal and its swaps, then what is served with it (docs/product.md PLAN-99). */
export const joinEntryId = ({
  uniqueId,
  side = '',
  dessert = '',
}: ServedWith & { readonly uniqueId: string }): string => [uniqueId, side, dessert].join(BETWEEN).replace(/\.+$/, '')

/** What an entry's id names. One that is not in the form that `joinEntryId` gives is no meal's, and stays as it is. */
export function splitEntryId(id: string): ServedWith & { readonly uniqueId: string } {
  const [uniqueId = '', side, dessert] = id.split(BETWEEN)
  const parts = { uniqueId, ...servedIn({ side, dessert }) }
  return uniqueId !== '' && joinEntryId(parts) === id ? parts : { uniqueId: id }
}
