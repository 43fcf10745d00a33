import { LIMITS } from '../../schema/limits'
import { badRequest } from '../platform/errors'
import type { QueryInstructionsArgs } from '../generated/schemaTypes'
import { finderIn } from '../menu/mealFinder'
import { messages } from '../planning/messages'
import { isCount } from '../planning/readPlanInput'
import type { Services } from '../platform/services'
import { tableMenu } from '../menu/tableMenu'
import { type InstructionsView, shapeInstructions } from './shapeInstructions'
import type { Caller } from '../request/context'

/**
 * A meal's instructions by its slug, with the swaps of an entry where one is given. `userId` is null for a visitor; own
 * dishes are shown to their owner and the owner's household. Null when there is no such meal, and also when the entry is
 * unknown or another meal's, because the recipe without its swaps could harm a reader who relies on them (docs/product.md
 * COOK-18).
 * @throws BAD_USER_INPUT when the serves are not a whole number from 1 to 10.
 */
export async function instructions(
  services: Services,
  caller: Caller | null,
  { slug, entry, serves, ...planned }: QueryInstructionsArgs,
): Promise<InstructionsView | null> {
  const count = serves ?? LIMITS.defaultServes
  if (!isCount(count, LIMITS.serves) || count === 0) throw badRequest(messages.servesRange({ from: 1 }), 'serves')
  const table = caller === null ? null : await tableMenu(services, caller)
  const find = finderIn(table ?? { catalogue: services.catalogue.compiled, dishes: [] })
  const chosen = entry ? find.byEntryId(entry) : find.bySlug(slug)
  if (chosen === null || chosen.meal.slug !== slug) return null
  return shapeInstructions(services.catalogue.compiled, chosen, count, table?.forMeal(chosen.meal, planned))
}
