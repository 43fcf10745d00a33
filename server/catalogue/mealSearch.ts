import { badRequest } from '../platform/errors'
import type { CompiledMeal } from './compiled'
import { foldText } from './foldText'
import { messages } from './messages'
import { TAGS } from './types'

const LONGEST_SEARCH = 200

const texts = new WeakMap<CompiledMeal, string>()

/** Name, tags and ingredients of a meal, folded, for searching; made once for each meal. */
export function textOfMeal(compiled: CompiledMeal): string {
  const known = texts.get(compiled)
  if (known !== undefined) return known
  const { name, meal, ingredients } = compiled
  const text = foldText([name, ...meal.tags, ...ingredients.flatMap((one) => [one.name, one.kind])].join(' '))
  texts.set(compiled, text)
  return text
}

/**
 * The words of a search, folded.
 * @throws BAD_USER_INPUT naming the field when the search is too long.
 */
export function searchWords(search: string | null | undefined, field: string): string[] {
  if (!search) return []
  if (search.length > LONGEST_SEARCH) throw badRequest(messages.longSearch({ most: LONGEST_SEARCH }), field)
  return foldText(search)
    .split(' ')
    .filter((word) => word !== '')
}

export function hasWords(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
}

/**
 * Tags as bits.
 * @throws BAD_USER_INPUT naming `filter.tags` for an unknown one.
 */
export function tagMaskOf(tags: readonly string[]): number {
  return tags.reduce((mask, tag) => {
    const bit = TAGS.findIndex((known) => known === tag.trim().toLowerCase())
    if (bit < 0) throw badRequest(messages.unknownTag({ tag: tag.slice(0, 60), tags: TAGS.join(', ') }), 'filter.tags')
    return mask | (1 << bit)
  }, 0)
}

/** @throws BAD_USER_INPUT naming `filter.maxMinutes` for less than none. */
export function checkMinutes(maxMinutes: number): void {
  if (maxMinutes < 0) throw badRequest(messages.negativeMinutes, 'filter.maxMinutes')
}
