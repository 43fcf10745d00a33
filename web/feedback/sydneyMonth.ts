const monthInSydney = new Intl.DateTimeFormat('en-AU', { month: 'long', timeZone: 'Australia/Sydney' })

/** The name of the month that it is in Sydney, where the raffle's months begin and end. */
export function sydneyMonth(now: number): string {
  return monthInSydney.format(now)
}
