import type { OtherContent } from '../../../schema/otherContent'
import type { PlanAct } from '../../../schema/planOperations'
import type { MealCategory, PlanActInput, RowContentInput } from '../../apollo/schemaTypes.generated'
import { CATEGORIES, type Category, CATEGORY_ENUM } from '../../plan/plan'

/** A category by the name that the API has for it. */
export function categoryNamed(name: MealCategory): Category {
  return CATEGORIES.find((category) => CATEGORY_ENUM[category] === name) ?? 'dinner'
}

/** An act as the API takes it. */
export function toActInput(act: PlanAct): PlanActInput {
  if ('addRow' in act) {
    const { category, eaters, text, isOut, leftoversOf, frozen, ...row } = act.addRow
    const content = otherContent({ text, isOut, leftoversOf, frozen }) ?? undefined
    return { addRow: { ...row, category: CATEGORY_ENUM[category], eaters: eaters && [...eaters], content } }
  }
  if ('setEaters' in act) {
    const { rowId, eaters } = act.setEaters
    return { setEaters: { rowId, eaters: eaters && [...eaters] } }
  }
  if ('setContent' in act) {
    const { rowId, uniqueId, ...other } = act.setContent
    return uniqueId ? { setMeal: { rowId, uniqueId } } : { setContent: { rowId, content: otherContent(other) } }
  }
  return act
}

/** What is eaten in place of a meal, as the API takes it; null for nothing. */
export function otherContent({ text, isOut = false, leftoversOf, frozen }: OtherContent): RowContentInput | null {
  if (text !== undefined) return { text: { text, isOut } }
  if (frozen !== undefined) return { frozen }
  return leftoversOf === undefined ? null : { leftoversOf }
}
