import { endSession } from '../apollo/session'
import { PROMPT_KEY } from '../feedback/promptTimes'
import { THEME_KEY } from '../styles/themeChoice'
import { tokenOwner } from './planner/tokenOwner'

/** What belongs to the device, whoever uses it. */
const DEVICE_KEYS: readonly string[] = [THEME_KEY, PROMPT_KEY]

/** The key that passes through local storage when somebody is forgotten, so that the other tabs hear of it. */
const FORGOTTEN_KEY = 'forgotten'

/**
 * Ends the session of a person whose account is gone and takes away all that was kept for them in this browser, in every
 * tab. What is the device's stays, and so does what says that it is somebody else's.
 */
export function forgetPerson(): void {
  const owner = tokenOwner()
  forgetHere(owner)
  clear('localStorage', owner, true)
  try {
    localStorage.setItem(FORGOTTEN_KEY, owner)
    localStorage.removeItem(FORGOTTEN_KEY)
  } catch {
    // Without storage nothing is kept that another tab could find.
  }
}

/** Forgets here whoever is forgotten in another tab; `onEnd` is called when it is who is signed in. Returns what stops it. */
export function followForgetting(onEnd: () => void): () => void {
  const hear = ({ key, newValue: owner }: StorageEvent) => {
    if (key !== FORGOTTEN_KEY || !owner) return
    if (owner !== tokenOwner()) return clear('sessionStorage', owner, false)
    forgetHere(owner)
    onEnd()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}

function forgetHere(owner: string): void {
  endSession()
  clear('sessionStorage', owner, true)
}

/** Takes away what says that it is this person's, and with `unsigned` also what does not say whose it is. */
function clear(kind: 'localStorage' | 'sessionStorage', owner: string, unsigned: boolean): void {
  try {
    const storage = window[kind]
    for (const key of Object.keys(storage)) {
      if (DEVICE_KEYS.includes(key)) continue
      const signed = ownerOf(storage.getItem(key))
      if (signed === owner || (signed === null && unsigned)) storage.removeItem(key)
    }
  } catch {
    // Without storage nothing is kept.
  }
}

function ownerOf(value: string | null): string | null {
  try {
    const kept = JSON.parse(value ?? 'null') as { owner?: unknown } | null
    return typeof kept?.owner === 'string' ? kept.owner : null
  } catch {
    return null
  }
}
