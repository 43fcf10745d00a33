import { isOfCategory } from '../catalogue/compiled'
import { badRequest } from '../platform/errors'
import type { MealVersion, QueryMealVersionsArgs } from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import { tableMenu } from '../menu/tableMenu'
import { finderIn } from '../menu/mealFinder'
import { messages } from './messages'
import { toEntry } from './toEntry'
import { versionsOf } from './versionsOf'
import type { Caller } from '../request/context'

/**
 * The versions in which a meal can be put on the caller's table (docs/product.md PLAN-41).
 * @throws BAD_USER_INPUT naming `meal` or `eaters`.
 */
export async function mealVersions(
  services: Services,
  caller: Caller,
  { meal: wanted, category, eaters = null }: QueryMealVersionsArgs,
): Promise<MealVersion[]> {
  const table = await tableMenu(services, caller)
  const { byId, bySlug, byEntryId } = finderIn(table)
  const found = byId(wanted) ?? bySlug(wanted) ?? byEntryId(wanted)
  if (found === null) throw badRequest(messages.noSuchMeal, 'meal')
  const { meal } = found
  if (!isOfCategory(meal, category)) throw badRequest(messages.wrongCategory({ meal: meal.name, category }), 'meal')
  if (eaters?.length === 0) throw badRequest(messages.noEaters, 'eaters')
  if (eaters?.some((one) => !table.members.some(({ id }) => id === one)))
    throw badRequest(messages.noSuchMember, 'eaters')
  return versionsOf(meal, table.forEaters(eaters, category).eaters).map(
    ({ swaps, memberIds, meets, serves }, index) => ({
      entry: toEntry({ meal, swaps }, serves, { eaters: memberIds, followsPortions: true, isVersion: index > 0 }),
      eaters: [...memberIds],
      meets: [...meets],
    }),
  )
}
