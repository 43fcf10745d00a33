import { LIMITS } from '../../schema/limits'

const SHAPE = /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]{1,64}@[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+\.[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}.]+$/u

/** The one form in which an address is compared and stored. */
export const normaliseEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase()

/** Whether mail could be sent to a normalised address, judged by its form alone. */
export function isEmail(email: string): boolean {
  return email.length <= LIMITS.emailLength && email.isWellFormed() && SHAPE.test(email) && !email.includes('..')
}
