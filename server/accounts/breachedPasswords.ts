import { BreachedFilter } from './breachedFilter'
import { bits } from './breachedPasswords.json'

let filter: BreachedFilter | undefined

/**
 * Whether a password is one of the 112,130 with ten characters and more among the million that were found most often in
 * breaches (docs/product.md ACC-81). The filter is unpacked at first use: 280 kB of memory, beside its text in the program.
 */
export function isBreachedPassword(password: string): boolean {
  filter ??= new BreachedFilter(Buffer.from(bits, 'base64'))
  return filter.has(password)
}
