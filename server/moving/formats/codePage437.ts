import { bytesOfWindows } from '../../pure/windowsLatin'

/** The characters 0x80 to 0xA5 of the code page of DOS. */
const LETTERS = 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑ'
/** Within words these are letters of DOS; between words they are quotation marks of Windows. */
const WITHIN_WORDS = /(?<=[a-z])[\u0081‚„…†‡ˆ‰Š‹](?=[a-z])/i

/** A text of DOS whose bytes were read as Windows' Latin; any other text as it is. */
export function fromCodePage437(text: string): string {
  const degrees = text.replace(/(?<=\d) ?ø ?(?=[FC]\b)/g, '°')
  if (!WITHIN_WORDS.test(degrees)) return degrees
  return Array.from(degrees, (character) => LETTERS[(bytesOfWindows(character)[0] ?? 0) - 0x80] ?? character).join('')
}
