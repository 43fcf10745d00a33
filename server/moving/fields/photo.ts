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

/** The picture that a text of base64 holds, with or without `data:` before it; null when it holds none. */
export function pictureOf(value: unknown): Uint8Array | null {
  const text = textOf(value)
  if (text.length < 16) return null
  const bytes = Buffer.from(text.startsWith('data:') ? text.slice(text.indexOf(',') + 1) : text, 'base64')
  return isPicture(bytes) ? bytes : null
}

/** The largest of pictures in base64: some applications put a small one before the whole one. */
export function largestPicture(values: readonly unknown[]): Uint8Array | null {
  const pictures = values.map(pictureOf).filter((picture) => picture !== null)
  return pictures.toSorted((one, other) => other.length - one.length)[0] ?? null
}
