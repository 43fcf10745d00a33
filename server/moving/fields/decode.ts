import { decodeWindows } from '../../pure/windowsLatin'

/** A document's bytes as text: by its byte order mark, else UTF-8, else Windows' Latin, in which no byte is wrong. */
export function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decodeWindows(bytes)
  }
}

/** Whether bytes are no text: a zero byte near their start, and no UTF-16. */
export function isBinary(bytes: Uint8Array): boolean {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  return !isWide && bytes.subarray(0, 4096).includes(0)
}
