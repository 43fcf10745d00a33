import { LIMITS } from '../../schema/limits'
import { inputError } from '../errors'
import type { InputError } from '../generated/resolverTypes'
import { isCommonPassword, lettersOf } from './commonPasswords'

const { passwordMin, passwordMax } = LIMITS
/** Shorter parts of an address or name are found in many honest passwords. */
const TELLING = 4
const OWN = 8

/**
 * What is wrong with a password that somebody chooses, or null. There are no rules of composition: it is long enough, it
 * is not a common one, and it is not made of the address or the product's name.
 */
export function weakness(field: string, password: string, email: string, productName: string): InputError | null {
  const weak = (message: string) => inputError('WEAK_PASSWORD', field, message)
  if (password.trim() === '') return inputError('REQUIRED', field, 'Please enter a password.')
  const length = [...password.normalize('NFKC')].length
  if (length < passwordMin) return weak(`The password must be at least ${passwordMin} characters long.`)
  if (length > passwordMax) return inputError('TOO_LONG', field, `The password must be at most ${passwordMax} characters long.`)
  if (isCommonPassword(password)) return weak('This password is too common.')
  if (isSimilar(password, email, productName)) return weak('The password is too similar to the email or the name of the product.')
  return null
}

/** What is left of the password without the names in it must be long enough to be one of its own. */
function isSimilar(password: string, email: string, productName: string): boolean {
  const given = lettersOf(password)
  if (given.length >= TELLING && lettersOf(email).includes(given)) return true
  const [local = '', domain = ''] = email.split('@')
  const words = [email, local, domain, ...local.split(/[^\p{L}\p{N}]+/u), ...domain.split('.'), productName, 'mealwright']
  const names = words.map(lettersOf).filter((name) => name.length >= TELLING).sort((one, other) => other.length - one.length)
  const rest = names.reduce((left, name) => left.replaceAll(name, ''), given)
  return rest !== given && rest.length < OWN
}
