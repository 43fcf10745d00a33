import { COMMON_WORDS } from './commonWords'

/** A text's letters and digits alone, in lower case. */
export const lettersOf = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const ROWS = [
  'abcdefghijklmnopqrstuvwxyz', '01234567890123456789', '`1234567890-=', 'qwertyuiop[]', 'asdfghjkl;', 'zxcvbnm,./',
  'qwertzuiop', 'yxcvbnm', 'azertyuiop', 'qsdfghjklm', 'wxcvbn', '!@#$%^&*()_+', '1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn',
  '7ujm', '8ik,', '9ol.', '0p;/', '!qaz', '@wsx', '#edc', '147', '258', '369', '159', '357', '789456123', '13579', '24680', '1q2w3e4r5t6y7u8i9o0p', 'q1w2e3r4t5y6u7i8o9p0',
  '112233445566778899', '102030405060708090', '1029384756', '147258369', '159753456852', '314159265358979', '2718281828', '4815162342',
  '5201314', 'a1s2d3f4g5h6j7k8l9', 'a1b2c3d4e5f6g7h8i9j0', '1a2b3c4d5e6f7g8h9i0j', '1a2s3d4f5g6h7j8k9l',
]
const backwards = (text: string): string => [...text].reverse().join('')
/** Every walk of three keys or more, so that finding one is a look-up. */
const WALKS: ReadonlySet<string> = new Set([...ROWS, ...ROWS.map(backwards)].flatMap(walksOf))
const LONGEST_WORD = Math.max(...[...COMMON_WORDS].map((word) => word.length))
/** Longer passwords have too many parts to be one that everybody guesses, unless they repeat themselves. */
const LONGEST_JUDGED = 40

/**
 * Whether a password is one of those that are guessed first: a common word or two with digits and signs around them,
 * letters put for figures undone; steps along the keyboard, the alphabet or the numbers; years; or a repetition of these.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase().trim()
  if (new Set(text).size <= 3) return true
  const once = unrepeated(text)
  if (once.length <= 5 && once !== text) return true
  if (once.length > LONGEST_JUDGED) return false
  return readings(once).some(isGuessable)
}

/** The part that a text repeats, or all of it. A remainder may follow that begins the part again. */
function unrepeated(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1) {
    const part = text.slice(0, length)
    if (part.repeat(Math.ceil(text.length / length)).startsWith(text)) return part
  }
  return text
}

/** A text as it stands, with figures read as the letters they look like, and with its separators left out. */
function readings(text: string): string[] {
  const plain = [text, text.replace(/[\s._-]+/g, '')]
  const read = plain.flatMap((one) => {
    // What stands at the ends is decoration; what stands within a word is disguise.
    const inner = bare(one)
    return [inner.replace(/[1!|]/g, 'i'), inner.replace(/[1!|]/g, 'l')].map((half) =>
      half.replace(/[@4]/g, 'a').replace(/[0]/g, 'o').replace(/3/g, 'e').replace(/[5$]/g, 's').replace(/7/g, 't').replace(/8/g, 'b').replace(/9/g, 'g'),
    )
  })
  return [...new Set([...plain, ...plain.map(bare), ...read])]
}

/** Without the few digits and signs at either end. */
const bare = (text: string): string => text.replace(/^[^\p{L}]{1,4}(?=\p{L})/u, '').replace(/(?<=\p{L})[^\p{L}]{1,8}$/u, '')

function isGuessable(text: string): boolean {
  if (text === '') return false
  const { parts, odd } = split(text)
  const lettersOnly = /^\p{L}+$/u.test(text)
  return odd === 0 ? parts <= 2 || onlyWalks(text) : !lettersOnly && parts + odd <= 3
}

/** The fewest known parts that a text is made of; characters that belong to none are odd ones. */
function split(text: string): { parts: number; odd: number } {
  const best: { parts: number; odd: number }[] = [{ parts: 0, odd: 0 }]
  for (let end = 1; end <= text.length; end += 1) {
    const before = best[end - 1] ?? { parts: 0, odd: 0 }
    let chosen = { parts: before.parts, odd: before.odd + 1 }
    for (let start = Math.max(0, end - LONGEST_WORD); start <= end - 3; start += 1) {
      const until = best[start]
      if (!until || until.parts + until.odd + 1 >= chosen.parts + chosen.odd + (chosen.odd > until.odd ? 1 : 0)) continue
      if (isKnown(text.slice(start, end))) chosen = { parts: until.parts + 1, odd: until.odd }
    }
    best.push(chosen)
  }
  return best.at(-1) ?? { parts: 0, odd: 0 }
}

const isYear = (part: string): boolean => /^(19|20)\d\d$/.test(part)
const isWalk = (part: string): boolean => WALKS.has(part) || /^(.)\1+$/u.test(part)
const isKnown = (part: string): boolean => COMMON_WORDS.has(part) || isWalk(part) || isYear(part)

/** Whether a text is nothing but steps of three keys or more. */
function onlyWalks(text: string): boolean {
  const reached = [true]
  for (let end = 1; end <= text.length; end += 1)
    reached.push(reached.some((open, start) => open && end - start >= 3 && (isWalk(text.slice(start, end)) || isYear(text.slice(start, end)))))
  return reached[text.length] ?? false
}

function walksOf(row: string): string[] {
  const starts = Array.from({ length: Math.max(0, row.length - 2) }, (_, start) => start)
  return starts.flatMap((start) => Array.from({ length: row.length - start - 2 }, (_, more) => row.slice(start, start + 3 + more)))
}
