const DURATION =
  /^P(?:0+Y)?(?:0+M)?(?:0+W)?(?:(\d{1,3})D)?(?:T(?:(\d{1,4}(?:\.\d{1,2})?)H)?(?:(\d{1,5}(?:\.\d{1,2})?)M)?(?:(\d{1,6})(?:\.\d{1,3})?S)?)?$/i

/**
 * The minutes of an ISO 8601 duration: `PT1H30M`, `P0DT45M`, `P0Y0M0DT0H45M0.000S`; null for any other text. Years and
 * months count only when they are none.
 */
export function isoMinutes(text: string): number | null {
  const found = DURATION.exec(text.trim())
  if (found === null) return null
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = found.slice(1).map((part) => Number(part ?? 0))
  return days * 1440 + hours * 60 + minutes + seconds / 60
}
