import { lineOf, textOf } from './texts'

/** A person's rating in half steps from 0.5 to 5; null for none and for what is no rating out of five. */
export function ratingOf(value: unknown): number | null {
  const rating = Math.round(Number(textOf(value).replace(',', '.')) * 2) / 2
  return rating >= 0.5 && rating <= 5 ? rating : null
}

/** Seconds from 1970 to 2001, from which Apple's systems count. */
const APPLE_EPOCH = 978_307_200

/**
 * The ISO day of a date as text (`2024-03-01 12:00:00`), of seconds or milliseconds since 1970, or of seconds since 2001
 * where `isApple`; null for anything else.
 */
export function dayOf(value: unknown, isApple = false): string | null {
  const text = lineOf(value)
  const written = /^(\d{4}-\d{2}-\d{2})(?:[T ]|$)/.exec(text)?.[1]
  if (written) return Number.isNaN(Date.parse(written)) ? null : written
  if (!/^\d{8,13}(?:\.\d+)?$/.test(text)) return null
  const number = Number(text) + (isApple ? APPLE_EPOCH : 0)
  return new Date(number > 1e11 ? number : number * 1000).toISOString().slice(0, 10)
}

/** An amount as a cook writes it: `2`, `0.125`, `1 1/3`; '' for none. */
export function amountText(value: unknown): string {
  const amount = Number(textOf(value))
  if (!(amount > 0) || !Number.isFinite(amount)) return ''
  const whole = Math.floor(amount)
  const third = [1, 2].find((part) => Math.abs(amount - whole - part / 3) < 0.005)
  if (third !== undefined) return `${whole > 0 ? `${whole} ` : ''}${third}/3`
  return String(Number(amount.toFixed(3)))
}

/** What an ingredient's parts say as a line: `2 cup flour, sifted`. */
export function ingredientLine(amount: string, unit: string, food: string, note: string): string {
  return [[amount, unit, food].filter((part) => part !== '').join(' '), note].filter((part) => part !== '').join(', ')
}
