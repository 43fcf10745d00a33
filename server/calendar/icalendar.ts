/** An event of a calendar. */
export interface CalendarEvent {
  readonly uid: string
  /** The day, such as 2026-11-30. */
  readonly date: string
  /** Minutes from midnight in Sydney. */
  readonly from: number
  readonly minutes: number
  readonly summary: string
  readonly description: string
  /** null for none. */
  readonly url: string | null
}

const ZONE = 'Australia/Sydney'

/** The rules of Sydney since 2008: daylight saving from the first Sunday in October to the first in April. */
const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:20080406T030000',
  'TZOFFSETFROM:+1100',
  'TZOFFSETTO:+1000',
  'TZNAME:AEST',
  'RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:20081005T020000',
  'TZOFFSETFROM:+1000',
  'TZOFFSETTO:+1100',
  'TZNAME:AEDT',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=1SU',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
]

/**
 * A calendar as RFC 5545 has it. The same events make the same text.
 * @param changedAt when the plan was last changed, in milliseconds since 1970.
 */
export function icalendar(name: string, events: readonly CalendarEvent[], changedAt: number): string {
  const stamp = new Date(changedAt).toISOString().replace(/[-:]|\.\d+/g, '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mealwright//Meals//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    `X-WR-TIMEZONE:${ZONE}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...TIME_ZONE,
    ...events.flatMap(({ uid, date, from, minutes, summary, description, url }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;TZID=${ZONE}:${timeOf(date, from)}`,
      `DURATION:PT${minutes}M`,
      `SUMMARY:${escaped(summary)}`,
      `DESCRIPTION:${escaped(description)}`,
      ...(url ? [`URL:${url}`] : []),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const timeOf = (date: string, minutes: number): string => {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.replaceAll('-', '')}T${two(Math.floor(minutes / 60))}${two(minutes % 60)}00`
}

/** A text as a value; what is no sign of a text is left out. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r?\n|\r/g, '\\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')

const LINE_BYTES = 75

/** A line in pieces of at most 75 bytes, none of which divides a character. */
function folded(line: string): string {
  let [text, bytes] = ['', 0]
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    if (bytes + size > LINE_BYTES) [text, bytes] = [`${text}\r\n `, 1]
    text += sign
    bytes += size
  }
  return text
}
