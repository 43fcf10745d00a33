import { formatDate } from '../../schema/text/format'

/** A weekday alone, such as 'Tue', of a day such as 2026-12-01. */
export const shortDay = (day: string): string => formatDate(Date.parse(day), { weekday: 'short', timeZone: 'UTC' })
