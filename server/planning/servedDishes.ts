import { SERVED_ROLES, type ServedRole, type ServedWith, servedIn } from '../../schema/servedWith'
import { apiName } from '../catalogue/apiNames'
import { isServedAs } from '../catalogue/compiled'
import { encodeMealEntryId, type MealWithSwaps } from '../catalogue/mealEntryId'
import type { DishRole } from '../generated/schemaTypes'
import type { FindEntry } from '../menu/mealFinder'

/** What is served with the meal of a row, as a side or as a dessert. */
export interface ServedDish {
  readonly role: ServedRole
  readonly chosen: MealWithSwaps
}

/** As the API has it. */
export const toDishRole = (role: ServedRole): DishRole => apiName(role)

/** What is served with a meal, the side first; what has left the catalogue, or is none of that kind there, is left out. */
export const servedDishes = (served: ServedWith, find: FindEntry): ServedDish[] =>
  SERVED_ROLES.flatMap((role) => {
    const id = served[role]
    const chosen = id ? find(id) : null
    return chosen && isServedAs(chosen.meal, role) ? [{ role, chosen }] : []
  })

/** The same as it is stored. */
export const storedServed = (dishes: readonly ServedDish[]): ServedWith =>
  servedIn(Object.fromEntries(dishes.map(({ role, chosen }) => [role, storedId(chosen)])))

const storedId = ({ meal, swaps }: MealWithSwaps): string => encodeMealEntryId(meal.id, swaps)
