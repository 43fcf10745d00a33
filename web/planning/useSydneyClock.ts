import { useEffect, useState } from 'react'
import { sydneyDay } from '../../schema/sydneyDay'

const MINUTE = 60_000
const HOUR = new Intl.DateTimeFormat('en-AU', { timeZone: 'Australia/Sydney', hour: 'numeric', hourCycle: 'h23' })

/** What day and hour it is in Sydney. */
export interface SydneyTime {
  /** Such as 2026-12-01. */
  today: string
  /** 0 to 23. */
  hour: number
}

/** The same at a time in milliseconds since 1970. */
export const sydneyTime = (at: number): SydneyTime => ({ today: sydneyDay(at), hour: Number(HOUR.format(at)) })

/** The time in Sydney, looked at every minute and when the page is come back to. */
export function useSydneyClock(): SydneyTime {
  const [time, setTime] = useState(() => sydneyTime(Date.now()))
  useEffect(() => {
    const look = () =>
      setTime((before) => {
        const now = sydneyTime(Date.now())
        return now.today === before.today && now.hour === before.hour ? before : now
      })
    const timer = setInterval(look, MINUTE)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return time
}
