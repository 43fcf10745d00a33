import type { FormAnswerInput } from '../apollo/schemaTypes.generated'
import type { WishFieldFragment } from './operations.generated'

/** One thing that can be wished: a dropdown field, or a choice of a multi_checkbox field. */
export interface WishItem {
  /** Names it among those of its form. */
  readonly key: string
  readonly field: WishFieldFragment
  /** The choice of the field; null for a dropdown. */
  readonly optionId: string | null
  readonly label: string
  readonly options: readonly { readonly id: string; readonly label: string }[]
  /** What was chosen; null for no wish. */
  readonly value: string | null
}

/** Everything that the fields of a form let one wish, whatever they are (docs/product.md WISH-5). */
export function itemsOf(fields: readonly WishFieldFragment[]): WishItem[] {
  return fields.flatMap((field): WishItem[] => {
    const { id, label, type, options, answer } = field
    if (type === 'DROPDOWN')
      return [{ key: id, field, optionId: null, label, options, value: answer.optionIds[0] ?? null }]
    if (type !== 'MULTI_CHECKBOX') return []
    return options.map((option) => ({
      key: `${id} ${option.id}`,
      field,
      optionId: option.id,
      label: option.label,
      options: option.settings,
      value: answer.settings.find(({ optionId }) => optionId === option.id)?.settingId ?? null,
    }))
  })
}

/** The answer to an item's field with another value of the item; null takes the wish back. */
export function answerWith({ field, optionId }: WishItem, value: string | null): FormAnswerInput {
  if (optionId === null) return { fieldId: field.id, optionIds: value === null ? [] : [value] }
  const others = field.answer.settings
    .filter((one) => one.optionId !== optionId)
    .map((one) => ({ optionId: one.optionId, settingId: one.settingId }))
  return {
    fieldId: field.id,
    optionSettings: value === null ? others : [...others, { optionId, settingId: value }],
  }
}
