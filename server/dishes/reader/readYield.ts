import { soundServes } from './sourceRecipe'

/** What a recipe makes. */
export interface Yield {
  /** For how many people; null when that is not said. */
  readonly serves: number | null
  /** What it makes, as it is written, when that is no number of people. */
  readonly yields: string | null
}

const NUMBERS: readonly string[] = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'twelve',
]
const VALUES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12]
const number = `(\\d{1,3}|${NUMBERS.join('|')})`
const range = '(?:\\s*(?:-|–|to|or)\\s*\\d{1,3})?\\s*\\+?'
const PEOPLE =
  '(?:(?:generous|hungry|hearty|large|small|main|side|starter|adult)[ -]+){0,2}(?:serves?|servings?|portions?|people|persons?|pax|adults?|children|kids|guests?|diners?|eaters?|mains?|sides?|starters?)'
/** `Serves 4`, `feeds four`, `servings: 4`. */
const BEFORE = new RegExp(
  `\\b(?:serv(?:es?|ings?|ing)|portions?|feeds|people)\\b\\s*:?\\s*(?:about |approx\\.? |up to )?${number}\\b`,
  'i',
)
/** `For 4`, not `for 12 muffins`. */
const FOR = new RegExp(`\\bfor\\s+(?:about )?${number}${range}(?=\\s*(?:$|[.,;:)|]|${PEOPLE}\\b))`, 'i')
/** `4 servings`, `4-6 people`, `4 as a main`. */
const AFTER = new RegExp(`\\b${number}${range}\\s*(?:${PEOPLE}\\b|as an? (?:main|side|starter))`, 'i')
const ALONE = /^\s*(\d{1,3})\s*(?:(?:-|–|to|or)\s*\d{1,3})?\s*\+?\s*$/
/** Before what a recipe makes. */
export const MAKES = /^(?:(?:this )?recipe )?(?:makes?|yields?|quantity)\b\s*:?\s*/i
const LONGEST = 80

/**
 * For how many a text says that a recipe is. A number alone counts people; a number of anything else, as in `2 dozen`,
 * `1 loaf` or `makes 12`, does not, and what it makes is kept as it is written. Of a range the first number is taken.
 */
export function readYield(text: string): Yield {
  const found = BEFORE.exec(text) ?? AFTER.exec(text) ?? FOR.exec(text) ?? ALONE.exec(text)
  if (found) return { serves: soundServes(valueOf(found[1] ?? '')), yields: null }
  const said = text.replace(MAKES, '').replace(/\s+/g, ' ').trim()
  return { serves: null, yields: /\d|\p{L}/u.test(said) ? said.slice(0, LONGEST) : null }
}

/**
 * What several texts say together: `["12", "12 muffins"]` are muffins, though the number alone would count people; one
 * that names people counts in any case.
 */
export function readYields(texts: readonly string[]): Yield {
  const read = texts.map((text) => ({ ...readYield(text), isAlone: ALONE.test(text) }))
  const people = read.find(({ serves, isAlone }) => serves !== null && !isAlone)
  if (people) return { serves: people.serves, yields: null }
  const things = read.find(({ yields }) => yields !== null && /\d/.test(yields))
  if (things) return { serves: null, yields: things.yields }
  const serves = read.find((one) => one.serves !== null)?.serves ?? null
  return { serves, yields: serves === null ? (read.find(({ yields }) => yields !== null)?.yields ?? null) : null }
}

function valueOf(word: string): number {
  const at = NUMBERS.indexOf(word.toLowerCase())
  return at < 0 ? Number(word) : (VALUES[at] ?? 0)
}
