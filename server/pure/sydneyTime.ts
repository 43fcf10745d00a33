import { sydneyDay } from '../../schema/sydneyDay'

/** A calendar month in Australia/Sydney. */
export interface SydneyMonth {
  /** Such as `2026-11`. */
  month: string
  /** Its name, such as `November`. */
  name: string
  /** Its name with the year, such as `November 2026`. */
  title: string
  /** When it begins, and when the next one does, in epoch milliseconds. */
  start: number
  end: number
}

const HOUR = 60 * 60 * 1000
const NAME = new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', month: 'long' })

const CLOCK = new Intl.DateTimeFormat('en-AU', { timeZone: 'Australia/Sydney', hour: 'numeric', hourCycle: 'h23' })

/** The hour in Sydney at a moment, 0 to 23. */
export const sydneyHour = (at: number): number => Number(CLOCK.format(at))

/** The month in Sydney that a moment belongs to. */
export function sydneyMonthOf(at: number): SydneyMonth {
  const [year = 0, month = 1] = sydneyDay(at).split('-').map(Number)
  return monthFrom(year, month - 1)
}

/** The month that a text such as `2026-11` names; null when it names none. */
export function readSydneyMonth(text: string): SydneyMonth | null {
  const match = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(text)
  return match ? monthFrom(Number(match[1]), Number(match[2]) - 1) : null
}

function monthFrom(year: number, index: number): SydneyMonth {
  const first = Date.UTC(year, index, 1)
  const name = NAME.format(first)
  return {
    month: new Date(first).toISOString().slice(0, 7),
    name,
    title: `${name} ${year}`,
    start: midnight(year, index),
    end: midnight(year, index + 1),
  }
}

/** When the first day of a month begins: Sydney is eleven hours ahead in summer, and ten in winter. */
function midnight(year: number, index: number): number {
  const utc = Date.UTC(year, index, 1)
  const inSummer = utc - 11 * HOUR
  return sydneyDay(inSummer) === new Date(utc).toISOString().slice(0, 10) ? inSummer : utc - 10 * HOUR
}
