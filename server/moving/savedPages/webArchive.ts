import { MovedError } from '../MovedError'
import { PropertyList } from './PropertyList'
import type { SavedPage } from './SavedPage'

/**
 * Reads a web archive, as Safari writes it.
 *
 * @throws MovedError if it has no page, is damaged, or has more than 10,000 parts.
 */
export function readWebArchive(bytes: Buffer): SavedPage {
  const list = new PropertyList(bytes)
  const all = list.dictionary(list.top)
  const main = list.dictionary(refOf(all, 'WebMainResource'))
  const others = all.has('WebSubresources') ? list.list(refOf(all, 'WebSubresources')) : []
  const text = (of: Map<string, number>, name: string): string => (of.has(name) ? list.text(refOf(of, name)) : '')
  return {
    address: text(main, 'WebResourceURL'),
    bytes: list.data(refOf(main, 'WebResourceData')),
    charset: text(main, 'WebResourceTextEncodingName'),
    parts: others.map((ref) => {
      const part = list.dictionary(ref)
      return {
        address: text(part, 'WebResourceURL'),
        bytes: () => list.data(refOf(part, 'WebResourceData')),
      }
    }),
  }
}

function refOf(of: Map<string, number>, name: string): number {
  const ref = of.get(name)
  if (ref === undefined) throw new MovedError('NO_RECIPES')
  return ref
}
