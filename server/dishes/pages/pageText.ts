import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import { decodeWindows } from '../../pure/windowsLatin'

const UNPACK = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
}
/** Bytes in which a page says in which characters it is written. */
const START = 1024
const META = /<meta[^>]{0,200}charset\s*=\s*["']?\s*([\w:.-]{1,40})/i

/** Unpacked bytes, at most so many. @throws Error for more, for damage, and for a packing that is not known. */
export async function unpacked(body: Buffer, coding: string | undefined, most: number): Promise<Buffer> {
  const name = (coding ?? '').trim().toLowerCase()
  if (name === '' || name === 'identity') return body
  if (!Object.hasOwn(UNPACK, name)) throw new Error('The packing is not known')
  return UNPACK[name as keyof typeof UNPACK](body, { maxOutputLength: most })
}

/** A page's bytes as text: by its byte order mark, else as the answer's head or the page says, else UTF-8. */
export function pageText(bytes: Buffer, contentType: string): string {
  const marked = markOf(bytes)
  const said = /charset\s*=\s*["']?([\w:.-]{1,40})/i.exec(contentType)?.[1]
  const written = META.exec(bytes.toString('latin1', 0, START))?.[1]
  for (const label of [marked, said, written]) {
    if (label === undefined) continue
    try {
      const decoder = new TextDecoder(label)
      return decoder.encoding === 'windows-1252' ? decodeWindows(bytes) : decoder.decode(bytes)
    } catch {
      // A name that no one knows says nothing.
    }
  }
  return new TextDecoder().decode(bytes)
}

function markOf([first, second, third]: Buffer): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}
