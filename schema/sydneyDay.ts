const DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Australia/Sydney',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The date in Sydney, such as `2026-11-05`. */
export function sydneyDay(at: number): string {
  return DAY.format(at)
}
