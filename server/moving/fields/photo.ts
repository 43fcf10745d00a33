import { textOf } from './texts'

/** How the pictures begin that are kept: JPEG, PNG, GIF, WebP, and HEIC or AVIF. */
const STARTS: readonly [at: number, bytes: string][] = [
  [0, '\xff\xd8\xff'],
  [0, '\x89PNG'],
  [0, 'GIF8'],
  [8, 'WEBP'],
  [4, 'ftyp'],
]

/** Whether bytes are a picture. */
export function isPicture(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  return STARTS.some(([at, words]) => start.startsWith(words, at))
}

/** Characters of a picture in base64: 10 MB. */
const LONGEST = 14_000_000

/** The picture that a text of base64 holds, with or without `data:` before it; null when it holds none, or one of more than 10 MB. */
export function pictureOf(value: unknown): Uint8Array | null {
  const text = textOf(value)
  if (text.length < 16 || text.length > LONGEST) return null
  const bytes = Buffer.from(text.startsWith('data:') ? text.slice(text.indexOf(',') + 1) : text, 'base64')
  return isPicture(bytes) ? bytes : null
}

/** The pictures among texts of base64. */
export function picturesOf(values: readonly unknown[]): Uint8Array[] {
  return values.map(pictureOf).filter((picture) => picture !== null)
}

/** The same with the largest one first: some applications put a small one before the whole one. */
export function largestFirst(values: readonly unknown[]): Uint8Array[] {
  const pictures = picturesOf(values)
  const most = Math.max(...pictures.map(({ length }) => length))
  const at = pictures.findIndex(({ length }) => length === most)
  return at <= 0 ? pictures : [...pictures.slice(at, at + 1), ...pictures.toSpliced(at, 1)]
}
