import { isTooDeep, parseJsonLd } from '../../dishes/reader/parseJsonLd'
import { MovedError } from '../MovedError'

/**
 * JSON as data; small damage is mended.
 *
 * @throws MovedError if it is nested too deep, or no data.
 */
export function dataIn(text: string): unknown {
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
