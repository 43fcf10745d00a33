import { countCharacters, noteText } from './noteText'

/** Bar codes that a household knows, older ones are forgotten, and characters of what one is called (docs/product.md SHOP-65). */
export const CODE_LIMITS = { count: 2000, nameLength: 100 } as const

/** How many digits the codes have that stand on products: EAN-8, UPC-A, EAN-13 and GTIN-14. */
const LENGTHS: readonly number[] = [8, 12, 13, 14]
const DIGITS = 14

/**
 * A product's bar code as it is kept: 14 digits with zeros in front, so that what one reader calls 12 digits and another 13 is
 * one. Null for what is none: other signs, another number of digits, or a wrong check digit (docs/product.md SHOP-64).
 */
export function productCode(text: string): string | null {
  if (!/^\d+$/.test(text) || !LENGTHS.includes(text.length)) return null
  const code = text.padStart(DIGITS, '0')
  const sum = [...code].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return sum % 10 === 0 ? code : null
}

/** A code as it stands on the product: 8 digits, or 13; that of a carton 14. */
export function printedCode(code: string): string {
  if (code.startsWith('000000')) return code.slice(6)
  return code.startsWith('0') ? code.slice(1) : code
}

/** What a code is called, as it is kept: one line without space around it. */
export const codeName = (name: string): string => noteText(name.toWellFormed())

/** What is wrong with what a code is called; null for nothing. */
export function codeNameFault(name: string): 'REQUIRED' | 'TOO_LONG' | null {
  if (name === '') return 'REQUIRED'
  return countCharacters(name) > CODE_LIMITS.nameLength ? 'TOO_LONG' : null
}
