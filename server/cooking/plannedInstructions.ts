import { LIMITS } from '../../schema/limits'
import { badRequest } from '../platform/errors'
import type { QueryPlannedInstructionsArgs } from '../generated/schemaTypes'
import { messages as planMessages } from '../planning/messages'
import { isCount } from '../planning/readPlanInput'
import type { Services } from '../platform/services'
import { tableMenu } from '../menu/tableMenu'
import { messages } from './messages'
import { type InstructionsView, shapeInstructions } from './shapeInstructions'
import type { Caller } from '../request/context'

/**
 * The instructions of planned meals, in their order; null for a meal that the user does not have.
 * @throws BAD_USER_INPUT for more meals than one call answers, and for serves that are not a whole number from 1 to 10.
 */
export async function plannedInstructions(
  services: Services,
  caller: Caller,
  { meals }: QueryPlannedInstructionsArgs,
): Promise<(InstructionsView | null)[]> {
  if (meals.length > LIMITS.recipesPerCall) throw badRequest(messages.tooManyRecipes(), 'meals')
  const wrong = meals.findIndex(({ serves }) => serves < 1 || !isCount(serves, LIMITS.serves))
  if (wrong >= 0) throw badRequest(planMessages.servesRange({ from: 1 }), `meals[${wrong}].serves`)
  const table = await tableMenu(services, caller)
  return meals.map(({ uniqueId, serves, category, eaters }) => {
    const chosen = table.find(uniqueId)
    return (
      chosen && shapeInstructions(table.catalogue, chosen, serves, table.forMeal(chosen.meal, { category, eaters }))
    )
  })
}
