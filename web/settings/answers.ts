import type { FormAnswerInput, SaveSettingsInput } from '../apollo/schemaTypes.generated'
import type { FormsFragment, SettingsFieldFragment } from './operations.generated'

/** The two forms, in the order in which they are shown. */
export const FORMS = ['dietary', 'tags'] as const

export type FormName = (typeof FORMS)[number]

export type Field = SettingsFieldFragment

/** An answer to a field; the part that belongs to the field's type is filled. */
export type Answer = Omit<FormAnswerInput, 'label'>

/** Names a field among those of both forms. */
export type FieldKey = `${FormName}:${string}`

/** Answers that differ, or may differ, from the stored ones. */
export type Edits = Readonly<Record<FieldKey, Answer>>

export function fieldKey(form: FormName, { label }: Pick<Field, 'label'>): FieldKey {
  return `${form}:${label}`
}

export function storedAnswer({ type, value }: Field): Answer {
  switch (type) {
    case 'TEXT':
      return { text: value.text ?? '' }
    case 'DROPDOWN':
      return { choice: value.choice ?? '' }
    case 'CHECKBOX':
      return { choices: value.choices ?? [] }
    case 'MULTI_CHECKBOX':
      return { settings: (value.settings ?? []).map(({ choice, setting }) => ({ choice, setting })) }
  }
}

/** An answer in the order of the field's choices, so that equal answers are equal texts. */
function ordered(field: Field, answer: Answer): Answer {
  if (answer.choices) return { choices: (field.choices ?? []).filter((choice) => answer.choices?.includes(choice)) }
  if (!answer.settings) return answer
  const order = (field.settingOptions ?? []).map(({ choice }) => choice)
  return {
    settings: [...answer.settings].sort((one, other) => order.indexOf(one.choice) - order.indexOf(other.choice)),
  }
}

/** The answer that is shown: the edited one or else the stored one. */
export function shownAnswer(edits: Edits, form: FormName, field: Field): Answer {
  return edits[fieldKey(form, field)] ?? storedAnswer(field)
}

/** Whether a field's shown answer differs from the stored one. */
export function isEdited(edits: Edits, form: FormName, field: Field): boolean {
  const edit = edits[fieldKey(form, field)]
  return (
    edit !== undefined && JSON.stringify(ordered(field, edit)) !== JSON.stringify(ordered(field, storedAnswer(field)))
  )
}

/** Whether any field of the forms is edited. */
export function hasEdits(edits: Edits, forms: FormsFragment): boolean {
  return FORMS.some((form) => forms[form].some((field) => isEdited(edits, form, field)))
}

/** The shown answers to both forms, as one save sends them. */
export function toInput(edits: Edits, forms: FormsFragment): Required<Pick<SaveSettingsInput, FormName>> {
  const answers = (form: FormName) =>
    forms[form].map((field) => ({ label: field.label, ...ordered(field, shownAnswer(edits, form, field)) }))
  return { dietary: answers('dietary'), tags: answers('tags') }
}

/** An answer to a multi_checkbox field with one choice set, or unset by an empty setting. */
export function withSetting({ settings }: Answer, choice: string, setting: string): Answer {
  const others = (settings ?? []).filter((one) => one.choice !== choice)
  return { settings: setting === '' ? others : [...others, { choice, setting }] }
}

/** The server's errors by field key; those that name no field are under ''. */
export function errorsByField(
  errors: readonly { field: string | null; message: string }[],
  sent: SaveSettingsInput,
): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const { field, message } of errors) {
    const [, form, index] = /(dietary|tags)\[(\d+)\]/.exec(field ?? '') ?? []
    const label = form === 'dietary' || form === 'tags' ? sent[form]?.[Number(index)]?.label : undefined
    const key = label === undefined ? '' : `${form}:${label}`
    found[key] = found[key] ? `${found[key]} ${message}` : message
  }
  return found
}
