import type { FormAnswerInput } from '../apollo/schemaTypes.generated'
import type { SettingsFieldFragment } from './operations.generated'

/** The two forms, in the order in which they are shown. */
export const FORMS = ['dietary', 'tags'] as const

export type FormName = (typeof FORMS)[number]

export type Field = SettingsFieldFragment

/** The fields of both forms. */
export type Forms = Readonly<Record<FormName, readonly Field[]>>

/** An answer to a field; the part that belongs to the field's type is filled. */
export type Answer = Pick<FormAnswerInput, 'text' | 'optionIds' | 'optionSettings'>

/** Answers that differ, or may differ, from the stored ones, by the id of the field. */
export type Edits = Readonly<Record<string, Answer>>

/** The fields of both forms, in the order in which they are shown. */
export const fieldsOf = (forms: Forms): Field[] => FORMS.flatMap((form) => forms[form])

export function storedAnswer({ type, answer }: Field): Answer {
  switch (type) {
    case 'TEXT':
      return { text: answer.text ?? '' }
    case 'DROPDOWN':
    case 'CHECKBOX':
      return { optionIds: answer.optionIds }
    case 'MULTI_CHECKBOX':
      return { optionSettings: answer.settings.map(({ optionId, settingId }) => ({ optionId, settingId })) }
  }
}

/** An answer in the order of the field's options, so that equal answers are equal texts. */
function ordered({ options }: Field, { text, optionIds, optionSettings }: Answer): Answer {
  const order = options.map(({ id }) => id)
  if (optionIds) return { optionIds: order.filter((id) => optionIds.includes(id)) }
  if (!optionSettings) return { text }
  return {
    optionSettings: [...optionSettings].sort(
      (one, other) => order.indexOf(one.optionId) - order.indexOf(other.optionId),
    ),
  }
}

/** The answer that is shown: the edited one or else the stored one. */
export function shownAnswer(edits: Edits, field: Field): Answer {
  return edits[field.id] ?? storedAnswer(field)
}

/** Whether a field's shown answer differs from the stored one. */
export function isEdited(edits: Edits, field: Field): boolean {
  const edit = edits[field.id]
  return (
    edit !== undefined && JSON.stringify(ordered(field, edit)) !== JSON.stringify(ordered(field, storedAnswer(field)))
  )
}

/** Whether any field of the forms is edited. */
export function hasEdits(edits: Edits, forms: Forms): boolean {
  return fieldsOf(forms).some((field) => isEdited(edits, field))
}

/** The shown answers to both forms, as one save sends them. */
export function toAnswers(edits: Edits, forms: Forms): FormAnswerInput[] {
  return fieldsOf(forms).map((field) => ({ fieldId: field.id, ...ordered(field, shownAnswer(edits, field)) }))
}

/** An answer to a multi_checkbox field with one choice set, or unset by an empty setting. */
export function withSetting({ optionSettings }: Answer, optionId: string, settingId: string): Answer {
  const others = (optionSettings ?? []).filter((one) => one.optionId !== optionId)
  return { optionSettings: settingId === '' ? others : [...others, { optionId, settingId }] }
}

/** The server's errors by the id of the field; those that name no field are under ''. */
export function errorsByField(
  errors: readonly { field: string | null; message: string }[],
  sent: readonly FormAnswerInput[],
): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const { field, message } of errors) {
    const [, index] = /answers\[(\d+)\]/.exec(field ?? '') ?? []
    const key = sent[Number(index)]?.fieldId ?? ''
    found[key] = found[key] ? `${found[key]} ${message}` : message
  }
  return found
}
