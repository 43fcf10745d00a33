import { LIMITS } from '../../schema/limits'

const DAY = 24 * 60 * 60 * 1000

/** Days from a date to another: 0 for the same, negative for one that is past. */
export function daysUntil(day: string, today: string): number {
  return Math.round((Date.parse(`${day}T00:00Z`) - Date.parse(`${today}T00:00Z`)) / DAY)
}

/** Whether something is past its last day, or has to be used within five days. */
export function isUrgent(useBy: string | null, today: string): boolean {
  return useBy !== null && daysUntil(useBy, today) <= LIMITS.nearDays
}
