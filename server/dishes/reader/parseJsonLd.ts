import { jsonrepair } from 'jsonrepair'

/** Data that is nested deeper is refused as a whole: what reads it recurses, and no real page comes near. */
const DEEPEST = 100
/** Characters of a text that are repaired in all: what repairs them takes time by their square when they are meant badly. */
const MOST_REPAIRED = 20_000
/** What pages put around data so that old browsers take it for a comment. */
const MARKS_BEFORE = /^(?:<!--|\/\/\s*<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[|\/\/\s*<!--)/
const MARKS_AFTER = /(?:\/\/\s*-->|-->|\/\/\s*\]\]>|\/\*\s*\]\]>\s*\*\/|\]\]>)$/
/** Strings, and commas before a closing bracket. */
const MENDED = /"[^"\\]*(?:\\[^][^"\\]*)*(?:"|$)|,(?=\s*[}\]])/g
const BAD_ESCAPE = /\\(?:(["\\/bfnrt]|u[\da-fA-F]{4})|)/g

/**
 * The data of JSON-LD blocks, null for each that is none or that is nested more than a hundred levels deep. Line breaks
 * inside strings, bad escapes and trailing commas are mended, and what else is wrong is repaired in short blocks. Data
 * that was cut off is not: half a list of ingredients would look like a whole one.
 */
export function parseJsonLd(blocks: readonly string[]): unknown[] {
  let left = MOST_REPAIRED
  return blocks.map((block) => {
    const bare = block.trim().replace(MARKS_BEFORE, '').replace(MARKS_AFTER, '').trim().replace(/;$/, '')
    let data = parsed(bare)
    if (data === null && isWhole(bare)) {
      const spaced = bare.replace(/[\u0000-\u001f]+/g, ' ')
      data = parsed(mended(spaced))
      if (data === null && spaced.length <= left) {
        left -= spaced.length
        data = repaired(spaced)
      }
    }
    return isTooDeep(data) ? null : data
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

/** Without commas before a closing bracket and backslashes that mean nothing. */
function mended(text: string): string {
  return text.replace(MENDED, (found) =>
    found.startsWith('"')
      ? found.replace(BAD_ESCAPE, (_whole, sound?: string) => (sound === undefined ? '' : `\\${sound}`))
      : '',
  )
}

function repaired(text: string): unknown {
  try {
    return JSON.parse(jsonrepair(text)) as unknown
  } catch {
    return null
  }
}

/** Whether as many brackets are closed as are opened, no more than a hundred of them at once. */
function isWhole(text: string): boolean {
  let depth = 0
  for (const [bracket] of text.matchAll(/[{}[\]]/g)) {
    depth += bracket === '{' || bracket === '[' ? 1 : -1
    if (depth < 0 || depth > DEEPEST) return false
  }
  return depth === 0
}

/** Whether data is nested more than a hundred levels deep, found level by level, without recursion. */
export function isTooDeep(data: unknown): boolean {
  let level: unknown[] = [data]
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth += 1)
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))
  return level.length > 0
}
