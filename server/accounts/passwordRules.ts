import { LIMITS } from '../../schema/limits'
import { inputError } from '../platform/errors'
import type { InputError } from '../generated/schemaTypes'
import { isBreachedPassword } from './breachedPasswords'
import { isCommonPassword } from './commonPasswords'
import { messages } from './messages'

const { passwordMin, passwordMax } = LIMITS
/** Parts of an address or name that are shorter than this are ignored: many good passwords contain them. */
const MIN_NAME_LENGTH = 4
/** Characters that a password must have besides the names in it. */
const MIN_REST_LENGTH = 8

/** What is wrong with a chosen password (docs/product.md ACC-26, ACC-81), or null. `field` is the input field that it came in. */
export function weakness(field: string, password: string, email: string, productName: string): InputError | null {
  const weak = (message: string) => inputError('WEAK_PASSWORD', field, message)
  if (password.trim() === '') return inputError('REQUIRED', field, messages.blankPassword)
  const length = [...password.normalize('NFKC')].length
  if (length < passwordMin) return weak(messages.shortPassword({ min: passwordMin }))
  if (length > passwordMax) return inputError('TOO_LONG', field, messages.longPassword({ max: passwordMax }))
  if (isBreachedPassword(password) || isCommonPassword(password)) return weak(messages.commonPassword)
  if (isSimilar(password, email, productName)) return weak(messages.similarPassword)
  return null
}

/** A text's letters and digits, in lower case. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Whether the password is part of the address, or too little is left of it without the names in it. */
function isSimilar(password: string, email: string, productName: string): boolean {
  const given = lettersOf(password)
  if (given.length >= MIN_NAME_LENGTH && lettersOf(email).includes(given)) return true
  const [local = '', domain = ''] = email.split('@')
  const words = [
    email,
    local,
    domain,
    ...local.split(/[^\p{L}\p{N}]+/u),
    ...domain.split('.'),
    productName,
    'mealwright',
  ]
  const names = words
    .map(lettersOf)
    .filter((name) => name.length >= MIN_NAME_LENGTH)
    .sort((one, other) => other.length - one.length)
  const rest = names.reduce((left, name) => left.replaceAll(name, ''), given)
  return rest !== given && rest.length < MIN_REST_LENGTH
}
