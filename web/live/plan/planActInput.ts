import type { OtherContent } from '../../../schema/otherContent'
import type { PlanAct, RowContent } from '../../../schema/planOperations'
import type { MealCategory, PlanActInput, RowContentInput } from '../../apollo/schemaTypes.generated'
import { CATEGORIES, type Category, CATEGORY_ENUM } from '../../plan/plan'

/** A category by the name that the API has for it. */
export function categoryNamed(name: MealCategory): Category {
  return CATEGORIES.find((category) => CATEGORY_ENUM[category] === name) ?? 'dinner'
}

/** An act as the API takes it. */
export function toActInput(act: PlanAct): PlanActInput {
  if ('addRow' in act) {
    const { category, eaters, text, isOut, leftoversOf, frozen, side, dessert, ...row } = act.addRow
    const served = { side, dessert }
    const content = contentInput({ uniqueId: row.uniqueId, text, isOut, leftoversOf, frozen, ...served }) ?? undefined
    const added = { ...row, category: CATEGORY_ENUM[category], eaters: eaters && [...eaters] }
    // A meal alone is named as the release before this one names it.
    return { addRow: side || dessert || !row.uniqueId ? { ...added, uniqueId: '', content } : added }
  }
  if ('setEaters' in act) {
    const { rowId, eaters } = act.setEaters
    return { setEaters: { rowId, eaters: eaters && [...eaters] } }
  }
  if ('setContent' in act) {
    const { rowId, ...content } = act.setContent
    return { setContent: { rowId, content: contentInput(content) } }
  }
  return act
}

/** What is eaten in a row, as the API takes it; null for nothing. */
export function contentInput({ uniqueId, side, dessert, ...other }: RowContent): RowContentInput | null {
  if (uniqueId === '') return otherContent(other)
  return {
    dishes: [
      { recipe: uniqueId, role: 'MAIN' },
      ...(side ? [{ recipe: side, role: 'SIDE' as const }] : []),
      ...(dessert ? [{ recipe: dessert, role: 'DESSERT' as const }] : []),
    ],
  }
}

/** What is eaten in place of a meal, as the API takes it; null for nothing. */
export function otherContent({ text, isOut = false, leftoversOf, frozen }: OtherContent): RowContentInput | null {
  if (text !== undefined) return { text: { text, isOut } }
  if (frozen !== undefined) return { frozen }
  return leftoversOf === undefined ? null : { leftoversOf }
}
