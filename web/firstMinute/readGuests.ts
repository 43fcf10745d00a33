import { LIMITS } from '../../schema/limits'

/** Someone to add to the table. */
export interface Guest {
  name: string
  /** Share of a serve. */
  portion: number
}

/** What stands behind a name in brackets, and the portion that it means. */
const PORTION_WORDS: readonly (readonly [RegExp, number])[] = [
  [/^(baby|toddler|quarter|¼|1\/4)$/i, 0.25],
  [/^(child|kid|half|½|1\/2)$/i, 0.5],
]

const SEPARATOR = /\s*[,;\n]\s*|\s+(?:and|&)\s+/i

/** The people of a text such as 'Sam, Mia (child) and Leo'. A word in brackets that says no portion is part of the name. */
export function readGuests(text: string): Guest[] {
  return text
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(readGuest)
}

function readGuest(text: string): Guest {
  const [, name = text, word = ''] = /^(.*\S)\s*\(([^()]*)\)$/.exec(text) ?? []
  const portion = PORTION_WORDS.find(([words]) => words.test(word.trim()))?.[1]
  return { name: (portion ? name : text).slice(0, LIMITS.householdNameLength), portion: portion ?? 1 }
}

/** The people whose names a text has to the end, and the rest, which is still being typed. */
export function splitTyped(text: string): { complete: Guest[]; rest: string } {
  const end = Math.max(text.lastIndexOf(','), text.lastIndexOf(';'), text.lastIndexOf('\n'))
  return { complete: readGuests(text.slice(0, end + 1)), rest: text.slice(end + 1).trimStart() }
}
