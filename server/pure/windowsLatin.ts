/** Windows' Latin from 0x80 to 0x9F; where it has no character, that of Latin 1. Node's decoder has only the latter. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Bytes of Windows' Latin as text; no byte is wrong in it. */
export function decodeWindows(bytes: Uint8Array): string {
  const latin = Buffer.from(bytes).toString('latin1')
  return latin.replace(/[\u0080-\u009f]/g, (character) => WINDOWS[character.charCodeAt(0) - 0x80] ?? character)
}

/** A text that {@link decodeWindows} made as the bytes that it was. */
export function bytesOfWindows(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => {
    const at = WINDOWS.indexOf(character)
    return at < 0 ? Math.min(character.charCodeAt(0), 0xff) : 0x80 + at
  })
}
