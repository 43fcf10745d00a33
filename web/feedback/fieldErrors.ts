import { BOXES, type FeedbackDraft } from './feedbackDraft'
import { sentRecommendations } from './toSubmission'

/** What is wrong with a form that was sent: by field, and what belongs to none. */
export interface FormErrors {
  /** By a box's name, or by `meal:id` and `text:id` of a card. */
  fields: Readonly<Record<string, string>>
  others: readonly string[]
}

/** Nothing is wrong. */
export const noErrors: FormErrors = { fields: {}, others: [] }

/** Puts the API's errors to the fields of the form that was sent. Cards that were left out did not count. */
export function placeErrors(
  errors: readonly { field: string | null; message: string }[],
  draft: FeedbackDraft,
): FormErrors {
  const cards = sentRecommendations(draft)
  const fields: Record<string, string> = {}
  const others: string[] = []
  for (const { field, message } of errors) {
    const path = field?.replace(/^input\./, '') ?? ''
    const box = BOXES.find((name) => path === `textResponses.${name}`)
    const [, position = '', part] = /^mealAdjustments\[(\d+)\]\.(meal|recommendation)$/.exec(path) ?? []
    const card = part === undefined ? undefined : cards[Number(position)]
    if (box) fields[box] = message
    else if (card) fields[`${part === 'meal' ? 'meal' : 'text'}:${card.id}`] = message
    else others.push(message)
  }
  return { fields, others }
}

/** The errors that are left when a field is edited. */
export function withoutError(errors: FormErrors, field: string): FormErrors {
  if (!(field in errors.fields)) return errors
  return { ...errors, fields: Object.fromEntries(Object.entries(errors.fields).filter(([name]) => name !== field)) }
}
