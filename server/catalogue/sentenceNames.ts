import type { Ingredient } from './types'

type Named = Pick<Ingredient, 'name' | 'short' | 'piece'>

/** A word of a name without signs. */
export const bare = (word: string): string => word.replace(/[(),]/g, '')

/** The words of a name that its short name leaves out; null where a word of the short name is not in the name. */
export function leftOutWords(name: string, short: string): ReadonlySet<string> | null {
  const words = name.split(' ').map(bare)
  const kept = short.split(' ')
  let next = 0
  const dropped = words.filter((word) => {
    if (word !== kept[next]) return true
    next += 1
    return false
  })
  return next === kept.length ? new Set(dropped) : null
}

/**
 * An ingredient as sentences name it: by its short name, and the nouns for one and for many without the same words. The
 * exact name stands in lists.
 */
export function inSentences<T extends Named>(ingredient: T): T {
  const { name, short, piece } = ingredient
  if (!short) return ingredient
  const dropped = leftOutWords(name, short) ?? new Set<string>()
  const shorten = (noun: string): string => withoutWords(noun, dropped)
  return {
    ...ingredient,
    name: short,
    piece: piece && { ...piece, one: shorten(piece.one), many: shorten(piece.many) },
  }
}

/** A noun without these words. */
export function withoutWords(noun: string, dropped: ReadonlySet<string>): string {
  return noun
    .split(' ')
    .filter((word) => !dropped.has(bare(word)))
    .join(' ')
}

/** The name of an ingredient within a sentence. */
export function shortName({ name, short }: Pick<Named, 'name' | 'short'>): string {
  return short ?? name
}
