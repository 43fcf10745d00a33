import { isoMinutes } from '../../dishes/reader/isoDuration'
import { soundMinutes } from '../../dishes/reader/sourceRecipe'
import { numberOf } from './numberOf'
import { lineOf } from './texts'

/** Characters of a time that are looked at. */
const LONGEST = 200
const NUMBER = String.raw`(\d{1,4}(?:[.,]\d{1,2})?(?:\s+\d\/\d|\s?[½¼¾⅓⅔])?|\d\/\d|[½¼¾⅓⅔])`
const DAY = '(?:d|days?|tage?n?|jours?|d[ií]as?|giorn[io])'
const HOUR = '(?:h|hrs?|hours?|std|stunden?|heures?|horas?|or[ae]|uur|uren)'
const MINUTE = String.raw`(?:m|mins?|minutes?|minuten?|minuut|minuti|minutos?|['′])`
/** `1 hour 30 minutes`, `1h30`, `1½ Std. 20 Min.`; of a range the later number, which the cook must have. */
const PIECE = new RegExp(`${NUMBER}\\s*(?:(${DAY})|(${HOUR})|(${MINUTE}))(?![\\p{L}])\\.?`, 'giu')
const HOUR_ALONE = /^(\d{1,2})\s*h\s*(\d{1,2})$/i
const CLOCK = /^(\d{1,2}):(\d{2})(?::\d{2})?$/

/** A time as minutes, and as text where the minutes do not say all of it. */
export interface Time {
  readonly minutes: number | null
  readonly text: string
}

/** A number of minutes, an ISO duration, or a time in words of some languages. Nought is no time. */
export function timeOf(value: unknown): Time {
  const text = lineOf(value).slice(0, LONGEST)
  if (text === '' || /^0+(?:[.,]0+)?$/.test(text)) return { minutes: null, text: '' }
  if (/^\d{1,5}(?:\.\d+)?$/.test(text)) return whole(soundMinutes(Number(text)), text)
  const iso = isoMinutes(text)
  if (iso !== null) return iso === 0 ? { minutes: null, text: '' } : whole(soundMinutes(iso), text)
  const clock = CLOCK.exec(text) ?? HOUR_ALONE.exec(text)
  if (clock) return whole(soundMinutes(Number(clock[1]) * 60 + Number(clock[2])), text)
  let all = 0
  const rest = text.replace(PIECE, (_piece, number: string, day?: string, hour?: string) => {
    all += numberOf(number) * (day ? 1440 : hour ? 60 : 1)
    return ''
  })
  const minutes = soundMinutes(all)
  return {
    minutes,
    text: minutes === null || /[\p{L}\d]/u.test(rest.replace(/\b(?:and|und|et|y|e)\b/gi, '')) ? text : '',
  }
}

/** Times as written that are not wholly in their minutes. */
export function timeTexts(...times: Time[]): string {
  return [...new Set(times.map(({ text }) => text))].filter((text) => text !== '').join('; ')
}

function whole(minutes: number | null, text: string): Time {
  return { minutes, text: minutes === null ? text : '' }
}
