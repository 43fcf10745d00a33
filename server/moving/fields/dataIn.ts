import { isTooDeep, parseJsonLd } from '../../dishes/reader/parseJsonLd'
import { MovedError } from '../MovedError'

/** Things and lists of data, each of which takes far more memory than its text. */
const MOST_THINGS = 1_000_000

/**
 * JSON as data; small damage is mended.
 *
 * @throws MovedError if it is nested too deep, has more than a million things, or is no data.
 */
export function dataIn(text: string): unknown {
  if (bracketsIn(text) > MOST_THINGS) throw new MovedError('TOO_LARGE')
  let data: unknown
  try {
    data = JSON.parse(text) as unknown
  } catch {
    data = parseJsonLd([text])[0] ?? null
  }
  if (isTooDeep(data)) throw new MovedError('TOO_DEEP')
  if (typeof data !== 'object' || data === null) throw new MovedError('UNREADABLE')
  return data
}

function bracketsIn(text: string): number {
  let count = 0
  for (const bracket of ['{', '['])
    for (let at = text.indexOf(bracket); at >= 0; at = text.indexOf(bracket, at + 1)) count += 1
  return count
}
