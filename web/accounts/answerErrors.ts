import { NotJson } from '../apollo/postGraphql'
import { CallRefused } from '../session/callServer'
import { FileRefused } from '../session/fetchFile'
import { messages } from './messages'

/** One thing that is wrong with the input, as every result lists them. */
export interface AnswerError {
  code: string
  field: string | null
  message: string
}

/** What a form says about an attempt that failed. */
export interface Failure {
  /** The specified text, shown for as long as a banner stays. */
  text: string
  /** What happened and what to do about it, shown until the next attempt. */
  hint?: string | null
}

/** The message of the first error of an answer, if it has any. */
export function detailOf(errors: readonly AnswerError[] | undefined): string | null {
  return errors?.[0]?.message || null
}

/** The failure of a call that threw: the server's message, or else `fallback` with what is known of the cause. */
export function failureOf(error: unknown, fallback: string): Failure {
  if (!(error instanceof CallRefused)) return { text: fallback, hint: hintOf(error) }
  const hint = hintOf(error)
  return hint === null ? { text: error.errors[0]?.message ?? fallback } : { text: fallback, hint }
}

/** What a person can do about a call that threw; null when that is not known. */
export function hintOf(error: unknown): string | null {
  if (!isAnswered(error)) return messages.unreachable
  // The pages are open under an address that the server does not take calls from; its message names the right one.
  const refused =
    error instanceof CallRefused && error.errors.find(({ extensions }) => extensions?.code === 'FORBIDDEN')
  return refused ? refused.message : null
}

/** Whether there was an answer, even if only a refusal. */
export function isAnswered(error: unknown): boolean {
  // A page of somewhere else in place of the answer, as of a café's network, is none.
  return (
    error instanceof CallRefused || error instanceof FileRefused || (error instanceof NotJson && error.status >= 300)
  )
}

/** What is wrong with one field, in one line; null when nothing is. */
export function fieldError(errors: readonly AnswerError[], field: string): string | null {
  return (
    errors
      .filter((error) => error.field === field)
      .map(({ message }) => message)
      .join(' ') || null
  )
}

/** The errors of the named fields in that order, then those of no field, in one line; null when there are none. */
export function joinedErrors(errors: readonly AnswerError[], fields: readonly string[]): string | null {
  const named = fields.map((field) => fieldError(errors, field))
  const others = errors.filter(({ field }) => field === null || !fields.includes(field)).map(({ message }) => message)
  return [...named, ...others].filter(Boolean).join(' ') || null
}

const SIGN_UP_FIELDS = ['email', 'password'] as const

/**
 * The errors of a sign-up joined with '. ': those of no field, then 'Email: …' and 'Password: …' (docs/product.md
 * ACC-22). Null when none has a message.
 */
export function signUpErrors(errors: readonly AnswerError[]): string | null {
  const general = errors
    .filter(({ field }) => !SIGN_UP_FIELDS.some((name) => name === field))
    .map(({ message }) => message)
  const named = SIGN_UP_FIELDS.flatMap((field) => {
    const words = fieldError(errors, field)
    return words ? [`${messages[field]}: ${words}`] : []
  })
  const parts = [...general, ...named]
  // A sentence that ends in a full stop does not get a second one.
  return parts.map((part, index) => (index < parts.length - 1 ? part.replace(/\.$/, '') : part)).join('. ') || null
}
