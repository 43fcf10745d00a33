import { TIMES } from '../../schema/limits'

/** The key of local storage that holds when the dialog was last closed (specification, section 3). */
export const PROMPT_KEY = 'lastFeedbackPrompt'

let closedHere: number | null = null

/** Whether the dialog is due: never shown on this device, or last more than seven days ago (specification, section 2). */
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
    // Without storage it is not shown again before the page is loaded anew.
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
