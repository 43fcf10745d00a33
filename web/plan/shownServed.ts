import { SERVED_ROLES, type ServedRole, type ServedWith } from '../../schema/servedWith'
import { type Dish, emptyDish } from './dish'
import { type Served, servedOf } from './served'

/** The dishes themselves, the side first. */
export const servedDishes = (served: Served): { role: ServedRole; dish: Dish }[] =>
  SERVED_ROLES.flatMap((role) => {
    const dish = served[role]
    return dish ? [{ role, dish }] : []
  })

/** Their names, as far as they are known. */
export const servedNames = (served: Served): string[] =>
  servedDishes(served).flatMap(({ dish }) => (dish.name === '' ? [] : [dish.name]))

/**
 * What operations name, with what is shown of it, as far as one of the entries knows that: of a side that others chose
 * nothing is known before the server's answer.
 */
export const shownServed = (named: ServedWith, known: readonly (Served | null | undefined)[]): Served =>
  servedOf(
    Object.fromEntries(
      SERVED_ROLES.flatMap((role) => {
        const uniqueId = named[role]
        if (!uniqueId) return []
        const found = known.map((entry) => entry?.[role]).find((dish) => dish?.uniqueId === uniqueId)
        return [[role, found ?? { ...emptyDish(), uniqueId }]]
      }),
    ),
  )
