import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'

/** One thing that is wrong with what was sent, as every result lists them. */
export interface AnswerError {
  field: string | null
  message: string
}

/** The words of the first error of an answer, if it has any. */
export function detailOf(errors: readonly AnswerError[] | undefined): string | null {
  return errors?.[0]?.message || null
}

/** What the server said when it refused the whole call; null when there was no answer that says anything. */
export function refusalOf(error: unknown): string | null {
  return CombinedGraphQLErrors.is(error) ? (error.errors[0]?.message ?? null) : null
}

/** Whether there was an answer, if only a refusal. */
export function isAnswered(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) || ServerError.is(error)
}

/** What is wrong with one field, in one line; null when nothing is. */
export function fieldError(errors: readonly AnswerError[], field: string): string | null {
  return errors.filter((error) => error.field === field).map(({ message }) => message).join(' ') || null
}

/** The errors of the named fields in that order, then those of no field, in one line; null when there are none. */
export function joinedErrors(errors: readonly AnswerError[], fields: readonly string[]): string | null {
  const named = fields.map((field) => fieldError(errors, field))
  const others = errors.filter(({ field }) => field === null || !fields.includes(field)).map(({ message }) => message)
  return [...named, ...others].filter(Boolean).join(' ') || null
}

const FIELD_NAMES = { email: 'Email', password: 'Password' } as const

/**
 * What went wrong with a sign-up, joined with '. ' (specification, section 8): what belongs to no field, then
 * 'Email: …' and 'Password: …'. Null when nothing is known.
 */
export function signUpErrors(errors: readonly AnswerError[]): string | null {
  const general = errors.filter(({ field }) => field === null || !(field in FIELD_NAMES)).map(({ message }) => message)
  const named = Object.entries(FIELD_NAMES).flatMap(([field, name]) => {
    const words = fieldError(errors, field)
    return words ? [`${name}: ${words}`] : []
  })
  const parts = [...general, ...named]
  // A sentence that ends in a full stop does not get a second one.
  return parts.map((part, index) => (index < parts.length - 1 ? part.replace(/\.$/, '') : part)).join('. ') || null
}
