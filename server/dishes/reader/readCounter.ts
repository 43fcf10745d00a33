import { counterOf } from './measureWords'
import { readQuantity, type Read } from './quantity'

/** What is counted, or what holds it. */
export interface Counter {
  readonly counter: string
  /** As it was written, with a length where it has one: `2.5 cm piece`. */
  readonly written: string
}

const SIZE =
  /^(?:extra[- ]large|extra[- ]small|large|lge?|tiny|medium|med|md|small(?:ish)?|sml?|xl|big|fat|thick|thin|fine|heaped|heaping|level|generous|scant|rounded|good|separate|loosely packed|tightly packed|firmly packed|packed|whole|fresh|ripe|mini|standard|thumb[- ]sized?|(?:[a-z]+|thumb|bite)-(?:sized?|cut|long))(?![\p{L}-])\.?[ ,]*(?:(?:to|or)\s+(?=large|medium|small))?/iu
const LENGTH_UNIT = /^\s*-?\s*(cm|mm|inch(?:es)?|in(?![\p{L}])|")/iu
const OTHER_LENGTH = /^\s*(?:\/|or)?\s*\(?\s*(?=[\d.])/
const AFTER_LENGTH = /^\s*-?\s*(?:(?:long|thick|wide|square|(?:in )?diameter)(?!\p{L}))?\s*-?\s*/iu

/** Takes the sizes off the start of a text: `large`, `medium-sized`, `small to medium`. */
export function withoutSizes(text: string): string {
  let rest = text
  for (let size = SIZE.exec(rest); size; size = SIZE.exec(rest)) rest = rest.slice(size[0].length)
  return rest
}

/** A length at the start of a text, in centimetres where it is in inches: `2 1/2cm/1in`, `1-inch`, `3 cm (1 1/4 in)`. */
export function readLength(text: string): Read<string> | null {
  const first = oneLength(text)
  if (first === null) return null
  const joint = OTHER_LENGTH.exec(first.rest)
  const other = joint ? oneLength(first.rest.slice(joint[0].length)) : null
  const rest = other ? other.rest.replace(/^\s*\)/, '') : first.rest
  return { value: first.value, rest: rest.replace(AFTER_LENGTH, '').replace(/^of\s+(?=\p{L})/iu, '') }
}

function oneLength(text: string): Read<string> | null {
  const number = readQuantity(text)
  const unit = number && LENGTH_UNIT.exec(number.rest)
  if (!number || !unit) return null
  const written = text.slice(0, text.length - number.rest.length).trim()
  const rest = number.rest.slice(unit[0].length).trimStart()
  if (/^(?:cm|mm)$/i.test(unit[1] ?? '')) return { value: `${written} ${(unit[1] ?? '').toLowerCase()}`, rest }
  return { value: `${Math.round(number.value * 25.4) / 10} cm`, rest }
}

/** A counter at the start of a text, with sizes before it: `large handful`, `5 cm piece`, `tin`. */
export function readCounter(text: string): Read<Counter> | null {
  const length = readLength(text)
  const rest = withoutSizes(length ? length.rest : text)
  const written = /^\p{L}+(?!-?\p{L})/u.exec(rest)?.[0] ?? ''
  const counter = counterOf(written)
  if (counter === null) return null
  const after = rest.slice(written.length)
  // `1 pot roast` and `1 part-skim ricotta` count nothing.
  if (/^-|^ (?:roast|barley|skim)\b/i.test(after) || (written === 'round' && !/^ of\b/.test(after))) return null
  // `2 cloves, minced garlic`
  const named = after.replace(/^, (?=(?:\p{L}+ ){0,2}garlic\b)/iu, ' ')
  return {
    value: { counter, written: length ? `${length.value} ${written}` : written },
    rest: named.replace(/^\.?(?:\s+each\b)?(?:\s+of\b)?\s*/i, ''),
  }
}
