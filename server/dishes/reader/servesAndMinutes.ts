import { MAKES, readYields, type Yield } from './readYield'
import { soundMinutes } from './sourceRecipe'

const SERVES =
  /\b(?:(?:serves|servings?|portions?|yields?|makes|feeds|for)\b\s*:?\s*(?:about |approx\.? )?\d{1,3}|(?:serves|feeds) (?:one|two|three|four|five|six|eight|ten|twelve)\b|\d{1,3}\s*(?:serves?|servings?|portions?|people)\b)/i
const ALL_SERVES = new RegExp(SERVES, 'gi')
const TIME =
  /\b(total(?: time)?|ready in|takes|prep(?:aration)?(?: time)?|cook(?:ing)?(?: time)?|time)\b\s*:?\s*(?:(\d{1,2})\s*(?:hours?|hrs?|h)\b)?\s*(?:and\s*)?(?:(\d{1,3})\s*(?:minutes?|mins?|m)\b)?/gi
/** The same with the number first: `0:15 Prep`, `1 h 30 m cook`. */
const TIME_FIRST =
  /^(?:(\d{1,2}):(\d{2})|(?:(\d{1,2})\s*(?:hours?|hrs?|h)\b\s*)?(?:(\d{1,3})\s*(?:minutes?|mins?|m)\b)?)\s*(total|prep(?:aration)?|cook(?:ing)?)(?: time)?$/i
/** A time without a word for what it is, beside how many a recipe serves: `Serves 4, 40 minutes`. */
const TIME_ALONE =
  /^(?:about |approx\.? )?(?=\d)(?:(\d{1,2})\s*(?:hours?|hrs?|h)\b)?\s*(?:and\s*)?(?:(\d{1,3})\s*(?:minutes?|mins?|m)\b)?$/i
/** Beside numbers these say nothing of food. Any other word may name some: `2 portions tofu`, `rice for 4`. */
const PLAIN =
  /\b(?:people|persons?|adults?|children|kids|serves?|servings?|portions?|minutes?|mins?|hours?|hrs?|about|approx(?:imately)?|to|or|and|plus|each|total|easy|active)\b/gi
const BEGINS =
  /^(?:serves|servings?|portions?|yields?|makes|feeds|total|ready in|takes|prep(?:aration)?|cook(?:ing)?|time)\b/i

/** Whether a line says nothing but how many it serves and how long it takes. */
export function tellsServesOrTime(line: string): boolean {
  if (line.length > 120) return false
  if (TIME_FIRST.test(line) && /^\d/.test(line)) return true
  if (MAKES.test(line) && line.split(' ').length <= 8) return true
  const rest = line
    .replace(ALL_SERVES, '')
    .replace(TIME, (whole, _word, hours, minutes) => (hours || minutes ? '' : whole))
  const letters = rest.replace(PLAIN, '').replace(/[^\p{L}]/gu, '').length
  return rest !== line && letters <= (BEGINS.test(line) ? 8 : 0)
}

/** What lines say of how much the recipe makes, and for how many. */
export function yieldOf(lines: readonly string[]): Yield {
  return readYields(partsOf(lines).filter((part) => SERVES.test(part) || MAKES.test(part)))
}

const partsOf = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => line.split(/[|•·;,()*_]/)).map((part) => part.trim())

/** The total where it is stated, else what the parts add up to. */
export function minutesOf(lines: readonly string[]): number | null {
  return timesOf(lines).minutes
}

/** The same with its parts, null where they are not stated. */
export function timesOf(lines: readonly string[]): Record<'minutes' | 'prepMinutes' | 'cookMinutes', number | null> {
  let total = 0
  let prep = 0
  let cook = 0
  const count = (word: string, hours: string | undefined, minutes: string | undefined): void => {
    const time = Number(hours ?? 0) * 60 + Number(minutes ?? 0)
    if (/^prep/i.test(word)) prep += time
    else if (/^cook/i.test(word)) cook += time
    else total = Math.max(total, time)
  }
  for (const line of lines) {
    const first = TIME_FIRST.exec(line)
    if (first) count(first[5] ?? '', first[1] ?? first[3], first[2] ?? first[4])
    else for (const [, word = '', hours, minutes] of line.matchAll(TIME)) count(word, hours, minutes)
  }
  if (total + prep + cook === 0)
    for (const part of partsOf(lines)) {
      const [, hours, minutes] = TIME_ALONE.exec(part) ?? []
      count('total', hours, minutes)
    }
  return {
    minutes: soundMinutes(total > 0 ? total : prep + cook),
    prepMinutes: soundMinutes(prep),
    cookMinutes: soundMinutes(cook),
  }
}
