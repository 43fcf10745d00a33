import { formatDate } from '../../schema/text/format'

/** When something was, to the minute. */
export const dateOf = (at: number): string => formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })
