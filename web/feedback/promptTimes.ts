import { TIMES } from '../../schema/limits'
import { PROMPT_KEY } from '../session/deviceKeys'

let closedHere: number | null = null

/** Whether the dialog is due: never shown on this device, or last more than seven days ago (docs/product.md FEED-20). */
export function isPromptDue(now: number): boolean {
  const last = readLast()
  // A time that is still to come is a clock that was wrong.
  return last === null || last > now || now - last > TIMES.feedbackPromptInterval
}

/** Notes that the dialog was shown and closed. */
export function notePrompt(now: number): void {
  closedHere = now
  try {
    localStorage.setItem(PROMPT_KEY, String(now))
  } catch {
    // Without storage it is not shown again until the page is reloaded.
  }
}

function readLast(): number | null {
  try {
    const stored = localStorage.getItem(PROMPT_KEY)
    if (stored === null) return null
    const time = /^\d+$/.test(stored) ? Number(stored) : Date.parse(stored)
    return Number.isNaN(time) ? null : time
  } catch {
    return closedHere
  }
}
