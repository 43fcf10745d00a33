import { stemOf } from '../../server/catalogue/stemOf'
import { foldText } from '../../server/catalogue/foldText'
import { PREPARED, QUALITY } from '../../server/dishes/reader/preparationWords'
import type { ReadLine } from '../../server/dishes/reader/readIngredientLine'
import { SAID_IN_TWO } from '../../server/dishes/reader/splitPrepared'

/** An ingredient line and what people who know say it means; a row of a CSV with these headings. */
export interface LabelledLine {
  readonly input: string
  readonly name: string
  /** Numbers in their order, `#1$2` for ½, `2-3` for a range, `2x` for a multiple. */
  readonly quantity: string
  /** Unit words in their order, with the sizes that stand before them. */
  readonly unit: string
}

/** An amount in g or ml, or a count. */
interface Amount {
  readonly of: 'g' | 'ml' | 'pinch' | 'piece'
  readonly amount: number
}

const IN_BASE: readonly (readonly [RegExp, Amount['of'], number])[] = [
  [/^(?:fl ?oz|floz|fluid ounce)s?$/, 'ml', 28.41],
  [/^(?:g|gr|gm|gram|gramme)s?$/, 'g', 1],
  [/^(?:kg|kilo|kilogram)s?$/, 'g', 1000],
  [/^(?:ml|millilit(?:re|er))s?$/, 'ml', 1],
  [/^cl$/, 'ml', 10],
  [/^(?:dl|decilit(?:re|er))s?$/, 'ml', 100],
  [/^(?:l|lit(?:re|er))s?$/, 'ml', 1000],
  [/^(?:oz|ounce)s?$/, 'g', 28.35],
  [/^(?:lb|pound)s?$/, 'g', 453.59],
  [/^(?:pt|pint)s?$/, 'ml', 568.26],
  [/^(?:qt|quart)s?$/, 'ml', 1136.5],
  [/^(?:gal|gallon)s?$/, 'ml', 4546],
  [/^(?:dsp|dessertspoon)s?$/, 'ml', 10],
  [/^(?:tbsp|tablespoon|tbs|tb)s?$/, 'ml', 20],
  [/^(?:tsp|teaspoon)s?$/, 'ml', 5],
  [/^(?:c|cup)s?$/, 'ml', 250],
  [/^pinch(?:es)?$/, 'pinch', 1],
  [/^stick$/, 'g', 113],
]
const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
  half: 0.5,
}
const SIZES =
  /^(?:large|lg|lge|medium|med|md|small|sm|big|heaped|heaping|level|generous|good|scant|rounded|thick|thin|packed|lightly|loosely|firmly|tightly|fat|short|long|whole|inch|in|cm|mm)$/

/** A label's number; of a range the upper end. */
function numberOf(token: string): number | null {
  const upper =
    token
      .toLowerCase()
      .replace(/(?<=\d)x$/, '')
      .split('-')
      .at(-1) ?? ''
  if (Object.hasOwn(NUMBERS, upper)) return NUMBERS[upper] ?? null
  const [, whole = '', top, bottom] = /^(\d*(?:\.\d+)?)(?:#(\d+)\$(\d+))?$/.exec(upper) ?? []
  if (whole === '' && top === undefined) return null
  return Number(whole) + (top === undefined ? 0 : Number(top) / Number(bottom))
}

function unitsOf(unit: string): (Amount | null)[] {
  const words = unit
    .toLowerCase()
    .replace(/\bfl(?:uid)? (?:oz|ounces?)\b/g, 'floz')
    .split(' ')
    .filter((word) => word !== '' && !SIZES.test(word))
  return words.map((word) => {
    const found = IN_BASE.find(([pattern]) => pattern.test(word))
    return found ? { of: found[1], amount: found[2] } : null
  })
}

/**
 * What a reading may say of the amount: any labelled number in any labelled unit that follows it in order, that times a
 * labelled count before it, the sum of two neighbours, or a labelled count.
 */
function accepted({ quantity, unit }: LabelledLine): Amount[] {
  const dozen = / dozen$/.test(quantity) ? 12 : 1
  const numbers = quantity.split(' ').flatMap((token) => numberOf(token) ?? [])
  const units = unitsOf(unit)
  const measures = numbers.flatMap((amount) =>
    units.flatMap((one) => (one === null ? [] : [{ of: one.of, amount: amount * one.amount }])),
  )
  const multiples = numbers.flatMap((count, at) =>
    numbers
      .slice(at + 1)
      .flatMap((amount) =>
        units.flatMap((one) => (one === null ? [] : [{ of: one.of, amount: count * amount * one.amount }])),
      ),
  )
  const sums = numbers.flatMap((amount, at) => {
    const [next, here, after] = [numbers[at + 1], units[at], units[at + 1]]
    if (next === undefined || !here || !after || here.of !== after.of) return []
    return [{ of: here.of, amount: amount * here.amount + next * after.amount }]
  })
  const counts: Amount[] = numbers.map((amount) => ({ of: 'piece', amount: amount * dozen }))
  const counted = units.length < numbers.length || units.includes(null) || /\bsticks?\b/.test(unit)
  // A length is no amount: `5 cm piece` is one piece.
  if (/\b(?:cm|mm|in|inch(?:es)?)\b/i.test(unit)) counts.push({ of: 'piece', amount: 1 })
  return [...measures, ...multiples, ...sums, ...(counted ? counts : [])]
}

/** Whether amount and unit are right, by 3 % or what rounding to whole grams gives. */
export function isAmountRight(label: LabelledLine, { amount, unit }: ReadLine): boolean {
  const numbers = label.quantity.split(' ').flatMap((token) => numberOf(token) ?? [])
  if (numbers.length === 0) {
    const one = unitsOf(label.unit)[0]
    return amount === null || (label.unit !== '' && amount === (one === null ? 1 : amount))
  }
  if (amount === null || unit === null) return false
  const [read] = unitsOf(unit)
  const ours: Amount =
    unit === 'piece' || !read ? { of: 'piece', amount } : { of: read.of, amount: amount * read.amount }
  return accepted(label).some(
    (one) => one.of === ours.of && Math.abs(one.amount - ours.amount) <= Math.max(0.03 * one.amount, 0.6),
  )
}

const NO_NAME = new Set(['of', 'the', 'a', 'an', 'your', 'and', ...PREPARED, ...QUALITY])

/** A name's words in one form each, in no order, without those that only say how big, good, fresh or prepared it is. */
function nameWords(name: string): Set<string> {
  const words = name
    .toLowerCase()
    .replace(SAID_IN_TWO, '')
    .split(/\s+/)
    .filter((word) => !NO_NAME.has(word.replace(/[^a-z-]/g, '')))
  return new Set(
    foldText(words.join(' '))
      .split(' ')
      .filter((word) => word !== '' && !NO_NAME.has(word))
      .map(stemOf),
  )
}

/**
 * Whether the name is right: its words are those of the label. Other choices (`or oil`) and what stands in brackets may be
 * in the label's name and not in ours, and the label's counter (`clove`) in ours.
 */
export function isNameRight(label: LabelledLine, { name, preparation }: ReadLine): boolean {
  const wanted = nameWords(label.name)
  const ours = nameWords(name)
  const counters = nameWords(label.unit)
  const brackets = [...label.input.matchAll(/[([]([^()[\]]*)[)\]]/g)].map(([, inside = '']) => inside)
  const choices = (preparation ?? '').split(', ').filter((words) => /^(?:or|such as|like|preferably)\b/.test(words))
  const beside = nameWords([...brackets, ...choices, 'or'].join(' '))
  return (
    [...ours].every((word) => wanted.has(word) || counters.has(word)) &&
    [...wanted].every((word) => ours.has(word) || beside.has(word))
  )
}
