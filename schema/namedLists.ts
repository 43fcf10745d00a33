import { countCharacters, noteText } from './noteText'

/** Lists of a household beside that of the plan, and characters of a name (docs/product.md SHOP-60). */
export const LIST_LIMITS = { count: 12, nameLength: 40 } as const

/** What is wrong with a list's name (docs/product.md SHOP-60). */
export type ListNameFault = 'REQUIRED' | 'TOO_LONG' | 'DUPLICATE' | 'TOO_MANY'

/** A list's name as it is stored: one line without space around it. */
export const listName = (name: string): string => noteText(name.toWellFormed())

/** What is wrong with a name wherever it is given; null for nothing. */
export function listNameFault(name: string): ListNameFault | null {
  if (name === '') return 'REQUIRED'
  return countCharacters(name) > LIST_LIMITS.nameLength ? 'TOO_LONG' : null
}

/** Why a household can't have a list under a name beside its others: one has it but for capitals, or there are enough. */
export function listFault(name: string, others: readonly string[]): ListNameFault | null {
  if (others.some((other) => other.toLowerCase() === name.toLowerCase())) return 'DUPLICATE'
  return others.length >= LIST_LIMITS.count ? 'TOO_MANY' : null
}
