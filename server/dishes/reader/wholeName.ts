import type { ParsedLine } from './parseIngredientLine'
import { TAIL } from './preparationWords'
import { isSaidOfIt } from './splitPrepared'

/** Before a comma these go with what follows: `dried, hot chillies`. */
const ADJECTIVE =
  /^(?:dried|dry|frozen|canned|tinned|unsalted|salted|soft|firm|smoked|whole|sweet|plain|red|green|yellow|black|white|dark|crusty|coarse|fine|natural|(?:low|reduced|full|high)[- ]fat|strong|fat-free|(?:low|reduced)[- ]sodium|unsweetened|fully[- ]cooked|roasted|dry-roasted|soft-boiled)$/i

/** `red, green, or yellow peppers` */
const COLOUR = /^(?:red|green|yellow|orange|white|black|purple)\b/i
const COLOUR_END = /(?:^|\s)(?:red|green|yellow|orange|white|black|purple)$/i

/**
 * `1 large, ripe avocado` and `boneless, skinless chicken`: what is no name yet goes on after the comma, and in the bracket
 * that a page puts everything after the comma in.
 */
export function wholeName(parsed: ParsedLine): ParsedLine {
  let { name, preparation, brackets } = parsed
  const isNone = (words: string): boolean =>
    ADJECTIVE.test(words) || words.split(' ').every((word) => isSaidOfIt(word) || ADJECTIVE.test(word) || word === 'or')
  if (preparation.length === 0 && brackets.length === 1 && name !== '' && isNone(name)) {
    preparation = (brackets[0] ?? '').split(/\s*,\s+/)
    brackets = []
  }
  while (preparation.length > 0 && isNone(name)) {
    const next = preparation[0] ?? ''
    name = `${name}${COLOUR_END.test(name) && COLOUR.test(next) ? ' or' : ''} ${next}`.trim()
    preparation = preparation.slice(1)
    const tail = TAIL.exec(name)
    if (tail === null || isNone(name.slice(0, tail.index)) || name.includes(',')) continue
    preparation = [name.slice(tail.index).trim(), ...preparation]
    name = name.slice(0, tail.index)
    break
  }
  return { ...parsed, name, brackets, preparation }
}
