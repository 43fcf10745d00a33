/** A positive number without rounding, so that what is multiplied and divided again is what it was. */
export interface Fraction {
  readonly top: number
  readonly bottom: number
}

const SIGNS: Readonly<Record<string, readonly [number, number]>> = {
  '½': [1, 2],
  '⅓': [1, 3],
  '⅔': [2, 3],
  '¼': [1, 4],
  '¾': [3, 4],
  '⅕': [1, 5],
  '⅖': [2, 5],
  '⅗': [3, 5],
  '⅘': [4, 5],
  '⅙': [1, 6],
  '⅚': [5, 6],
  '⅛': [1, 8],
  '⅜': [3, 8],
  '⅝': [5, 8],
  '⅞': [7, 8],
}
const signs = Object.keys(SIGNS).join('')

/** Matches a number that `readFraction` reads: `2`, `1.5`, `1/2`, `1 1/2`, `½`, `1½`. */
export const NUMBER = `(?:\\d{1,4}(?:[ -]?[${signs}]|[ -]\\d{1,2}[/\u2044]\\d{1,2}|\\.\\d{1,3}|[/\u2044]\\d{1,2})?|[${signs}])`

/** A number as it is written in a text; null for one that is none, as 1/0. */
export function readFraction(written: string): Fraction | null {
  const sign = written.slice(-1)
  const signed = SIGNS[sign]
  const plain = (signed ? `${written.slice(0, -1)} ${signed.join('/')}` : written).replace('\u2044', '/').trim()
  const [, whole = '0', top, bottom = '1'] = /^(?:(\d+(?:\.\d+)?)(?=$|[ -]))?(?:[ -]*(\d+)\/(\d+))?$/.exec(plain) ?? []
  const [digits = '', decimals = ''] = whole.split('.')
  const scale = 10 ** decimals.length
  const number = fraction(Number(digits + decimals) * Number(bottom) + Number(top ?? 0) * scale, scale * Number(bottom))
  return Number(bottom) > 0 && number.top > 0 ? number : null
}

/** Times another number. */
export function times(one: Fraction, other: Fraction): Fraction {
  return fraction(one.top * other.top, one.bottom * other.bottom)
}

/** A fraction in its lowest terms. */
export function fraction(top: number, bottom: number): Fraction {
  const divisor = commonDivisor(top, bottom) || 1
  return { top: top / divisor, bottom: bottom / divisor }
}

/** As a cook writes it: whole with the sign of a fraction where there is one, else with at most two decimals. */
export function writeWithSign(number: Fraction): string {
  const whole = Math.floor(number.top / number.bottom)
  const rest = fraction(number.top - whole * number.bottom, number.bottom)
  if (rest.top === 0) return String(whole)
  const sign = Object.entries(SIGNS).find(([, [top, bottom]]) => top === rest.top && bottom === rest.bottom)?.[0]
  return sign === undefined ? writeDecimal(number) : `${whole === 0 ? '' : whole}${sign}`
}

/** With at most two decimals, whole from 10 up unless it was written otherwise; never 0. */
export function writeDecimal({ top, bottom }: Fraction): string {
  const number = top / bottom
  const exact = Math.round(number * 1000) / 1000
  if (exact === number) return String(exact)
  return String(number >= 10 ? Math.round(number) : Math.max(0.01, Math.round(number * 100) / 100))
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other)
}
