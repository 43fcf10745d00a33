import type { ParsedLine } from './parseIngredientLine'
import { isSaidOfIt } from './splitPrepared'

/** Before a comma these go with what follows: `dried, hot chillies`. */
const ADJECTIVE =
  /^(?:dried|dry|frozen|canned|tinned|unsalted|salted|soft|firm|smoked|whole|sweet|plain|red|green|yellow|black|white|dark|crusty|coarse|fine|natural|(?:low|reduced|full)[- ]fat|fat-free|(?:low|reduced)[- ]sodium|unsweetened|fully[- ]cooked|soft-boiled)$/i

/**
 * `1 large, ripe avocado` and `boneless, skinless chicken`: what is no name yet goes on after the comma, and in the bracket
 * that a page puts everything after the comma in.
 */
export function wholeName(parsed: ParsedLine): ParsedLine {
  let { name, preparation, brackets } = parsed
  const isNone = (words: string): boolean =>
    ADJECTIVE.test(words) || words.split(' ').every((word) => isSaidOfIt(word) || ADJECTIVE.test(word))
  if (preparation.length === 0 && brackets.length === 1 && name !== '' && isNone(name)) {
    preparation = (brackets[0] ?? '').split(/\s*,\s+/)
    brackets = []
  }
  while (preparation.length > 0 && isNone(name)) {
    name = `${name} ${preparation[0] ?? ''}`.trim()
    preparation = preparation.slice(1)
  }
  return { ...parsed, name, brackets, preparation }
}
