import { LIMITS } from '../../schema/limits'
import { inputError } from '../errors'
import type { InputError } from '../generated/resolverTypes'
import { MESSAGES } from './messages'

const SHAPE = /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]{1,64}@[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+\.[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}.]+$/u

/** The one form in which an address is compared and stored. */
export const normaliseEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase()

/** What is wrong with a normalised address, judged by its form alone; `blank` is what is said of an empty one. */
export function emailProblems(email: string, blank: string): InputError[] {
  if (email === '') return [inputError('REQUIRED', 'email', blank)]
  if (email.length > LIMITS.emailLength) return [inputError('TOO_LONG', 'email', MESSAGES.longEmail)]
  const mailable = email.isWellFormed() && SHAPE.test(email) && !email.includes('..')
  return mailable ? [] : [inputError('INVALID', 'email', MESSAGES.invalidEmail)]
}
