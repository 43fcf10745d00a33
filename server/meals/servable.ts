import { SERVED_ROLES } from '../../schema/servedWith'
import { apiName } from '../catalogue/apiNames'
import type { HouseholdServableArgs } from '../generated/schemaTypes'
import { tableMenu } from '../menu/tableMenu'
import { opinionsOfHousehold } from '../planning/opinionsOfHousehold'
import type { VersionView } from '../planning/views'
import { badRequest } from '../platform/errors'
import type { Services } from '../platform/services'
import type { Caller } from '../request/context'
import { messages } from './messages'

/**
 * What may be served with a meal to those who eat a row (docs/product.md PLAN-98).
 * @throws BAD_USER_INPUT naming `role`.
 */
export async function servable(
  services: Services,
  caller: Caller,
  { role, category, eaters = null }: HouseholdServableArgs,
): Promise<VersionView[]> {
  const served = SERVED_ROLES.find((one) => apiName(one) === role)
  if (!served) throw badRequest(messages.notServable, 'role')
  const [table, opinions] = await Promise.all([tableMenu(services, caller), opinionsOfHousehold(services, caller)])
  const menu = table.forEaters(eaters, category)
  const { never } = opinions(menu.eaters.map(({ userId }) => userId))
  return menu
    .servable(served)
    .filter(({ meal }) => !never.has(meal.id))
    .map((chosen) => ({ chosen, table, planned: { category, eaters } }))
}
