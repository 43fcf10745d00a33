import { LIMITS } from '../../schema/limits'
import { inputError } from '../platform/errors'
import type { InputError } from '../generated/schemaTypes'
import { messages } from './messages'

const SHAPE =
  /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]{1,64}@[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+\.[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}.]+$/u

/** The form in which addresses are compared and stored. */
export const normaliseEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase()

/** Checks the form of a normalised address (docs/product.md ACC-25). `blank` is the message for an empty one. */
export function emailProblems(email: string, blank: string): InputError[] {
  if (email === '') return [inputError('REQUIRED', 'email', blank)]
  if (email.length > LIMITS.emailLength) return [inputError('TOO_LONG', 'email', messages.longEmail)]
  const mailable = email.isWellFormed() && SHAPE.test(email) && !email.includes('..') && isPlain(email)
  return mailable ? [] : [inputError('INVALID', 'email', messages.invalidEmail)]
}

/** Whether every character is the usual one of its kind. `ａ` is another address than `a`, and looks like the same. */
const isPlain = (email: string): boolean => email.normalize('NFKC') === email.normalize('NFC')
