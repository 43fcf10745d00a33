import type { PlanAct, PlanOperation } from '../../../schema/planOperations'
import type { MealCategory, PlanActInput, PlanOperationInput } from '../../apollo/schemaTypes.generated'
import { CATEGORIES, type Category, CATEGORY_ENUM } from '../plan'

/** A category by the name that the API has for it. */
export function categoryNamed(name: MealCategory): Category {
  return CATEGORIES.find((category) => CATEGORY_ENUM[category] === name) ?? 'dinner'
}

/** An operation as the API takes it, with the household for which it was done. */
export function toOperationInput({
  id,
  act,
  householdId,
}: PlanOperation & { householdId: string | null }): PlanOperationInput {
  return { id, act: toActInput(act), householdId }
}

function toActInput(act: PlanAct): PlanActInput {
  if ('addRow' in act) {
    const { category, eaters, ...row } = act.addRow
    return { addRow: { ...row, category: CATEGORY_ENUM[category], eaters: eaters && [...eaters] } }
  }
  if ('setEaters' in act) {
    const { rowId, eaters } = act.setEaters
    return { setEaters: { rowId, eaters: eaters && [...eaters] } }
  }
  return act
}
