import { MovedError } from '../MovedError'
import type { SavedPage } from './SavedPage'

/** Characters of a file's or a part's head, and parts of a file. */
const MOST_HEAD = 16_000
const MOST_PARTS = 10_000

interface Head {
  /** By their names in small letters. */
  readonly fields: Readonly<Record<string, string>>
  /** Where the content begins. */
  readonly end: number
}

/** Whether a file is a page that a browser saved as MHTML: a MIME message of related parts. */
export function isMimePage(bytes: Buffer): boolean {
  const fields = headOf(bytes.toString('latin1', 0, MOST_HEAD))?.fields ?? {}
  return 'mime-version' in fields && /^multipart\/related\b/i.test(fields['content-type'] ?? '')
}

/**
 * Reads MHTML, as Chrome, Edge and others write it.
 *
 * @throws MovedError if it has no page, is cut off, or has more than 10,000 parts.
 */
export function readMimePage(bytes: Buffer): SavedPage {
  const text = bytes.toString('latin1')
  const { fields = {}, end = 0 } = headOf(text) ?? {}
  const boundary = parameter(fields['content-type'] ?? '', 'boundary')
  if (boundary === '') throw new MovedError('UNREADABLE')
  const parts = [...partsOf(text, end, `--${boundary}`)]
  const address = fields['snapshot-content-location'] ?? fields['content-location'] ?? ''
  const pages = parts.filter(({ head }) =>
    /^(?:text\/html|application\/xhtml\+xml)\b/i.test(head['content-type'] ?? ''),
  )
  const page = pages.find(({ head }) => address !== '' && head['content-location'] === address) ?? pages[0]
  if (!page) throw new MovedError('NO_RECIPES')
  return {
    address: page.head['content-location'] || address,
    bytes: contentOf(page),
    charset: parameter(page.head['content-type'] ?? '', 'charset'),
    parts: parts.map((part) => ({ address: part.head['content-location'] ?? '', bytes: () => contentOf(part) })),
  }
}

interface Part {
  readonly head: Head['fields']
  readonly content: string
}

function* partsOf(text: string, from: number, mark: string): Generator<Part> {
  let count = 0
  for (let at = text.indexOf(mark, from); at >= 0;) {
    const start = at + mark.length
    if (text.startsWith('--', start)) return
    const next = text.indexOf(`\n${mark}`, start)
    if (next < 0) throw new MovedError('TRUNCATED')
    count += 1
    if (count > MOST_PARTS) throw new MovedError('TOO_MANY')
    const lineEnd = text.indexOf('\n', start) + 1
    const head = headOf(text.slice(lineEnd, Math.min(next, lineEnd + MOST_HEAD)))
    if (head) yield { head: head.fields, content: text.slice(lineEnd + head.end, next).replace(/\r$/, '') }
    at = next + 1
  }
}

/** The fields at the beginning of a text, up to an empty line; null where it does not begin with one. */
function headOf(text: string): Head | null {
  const fields: Record<string, string> = {}
  let last = ''
  for (let at = 0; at < text.length;) {
    const end = text.indexOf('\n', at)
    if (end < 0) return null
    const line = text.slice(at, end).replace(/\r$/, '')
    at = end + 1
    if (line === '') return last === '' ? null : { fields, end: at }
    const colon = line.indexOf(':')
    if (/^[ \t]/.test(line) && last !== '') fields[last] += ` ${line.trim()}`
    else if (colon > 0 && /^[\w-]+$/.test(line.slice(0, colon))) {
      last = line.slice(0, colon).toLowerCase()
      fields[last] = line.slice(colon + 1).trim()
    } else return null
  }
  return null
}

function parameter(field: string, name: string): string {
  const [, quoted, bare] = new RegExp(`;\\s*${name}=(?:"([^"]{1,200})"|([^\\s;"]{1,200}))`, 'i').exec(field) ?? []
  return quoted ?? bare ?? ''
}

function contentOf({ head, content }: Part): Buffer {
  const coding = (head['content-transfer-encoding'] ?? '').toLowerCase()
  if (coding === 'base64') return Buffer.from(content, 'base64')
  if (coding !== 'quoted-printable') return Buffer.from(content, 'latin1')
  const plain = content
    .replace(/=[ \t]*\r?\n/g, '')
    .replace(/=([0-9a-f]{2})/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(plain, 'latin1')
}
