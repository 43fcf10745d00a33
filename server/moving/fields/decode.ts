/** Windows' Latin from 0x80 to 0x9F; where it has no character, that of Latin 1. Node's decoder has only the latter. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** A document's bytes as text: by its byte order mark, else UTF-8, else Windows' Latin, in which no byte is wrong. */
export function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const latin = Buffer.from(bytes).toString('latin1')
    return latin.replace(/[\u0080-\u009f]/g, (character) => WINDOWS[character.charCodeAt(0) - 0x80] ?? character)
  }
}

/** A text that {@link decode} took for Windows' Latin as the bytes that it was. */
export function bytesOfWindows(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => {
    const at = WINDOWS.indexOf(character)
    return at < 0 ? Math.min(character.charCodeAt(0), 0xff) : 0x80 + at
  })
}

/** Whether bytes are no text: a zero byte near their start, and no UTF-16. */
export function isBinary(bytes: Uint8Array): boolean {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  return !isWide && bytes.subarray(0, 4096).includes(0)
}
