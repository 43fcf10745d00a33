/** A tab's part in an election. */
export interface Candidate {
  /** Leads at once, in the place of a tab that does not do its part. */
  take: () => void
  /** Leads no longer, and does not stand for it. */
  leave: () => void
}

/**
 * Has one tab at a time lead, of those that stand under a name: the browser gives the lock to the next one when the tab that
 * has it gives it back, is closed or crashes. Where the browser refuses locks, each tab leads for itself.
 * @param onLead the tab leads from now on. @param onLost another tab has taken its place; it stands again.
 */
export function standForLead(locks: LockManager, name: string, onLead: () => void, onLost: () => void): Candidate {
  let isOver = false
  let waiting = new AbortController()
  let release = () => {}

  const hold = () => {
    if (isOver) return undefined
    onLead()
    return new Promise<void>((resolve) => (release = resolve))
  }
  const request = (options: LockOptions) =>
    void locks.request(name, options, hold).catch((error: unknown) => {
      if (isOver || options.signal?.aborted) return
      if ((error as Error).name !== 'AbortError') return onLead()
      onLost()
      stand()
    })
  const stand = () => {
    waiting = new AbortController()
    request({ signal: waiting.signal })
  }

  stand()
  return {
    take: () => {
      waiting.abort()
      request({ steal: true })
    },
    leave: () => {
      isOver = true
      waiting.abort()
      release()
    },
  }
}

/** Shows other tabs that this one is there, under its own name, until it is closed or crashes. */
export function showPresence(locks: LockManager, name: string): { shown: Promise<void>; end: () => void } {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  const shown = new Promise<void>((resolve) => {
    const hold = () => {
      resolve()
      return ended
    }
    // A browser that refuses locks has every tab lead for itself: no one looks.
    locks.request(name, hold).catch(() => resolve())
  })
  return { shown, end }
}

/** Calls back when the tab that shows its presence under a name is gone, unless `signal` is aborted first. */
export function onGone(locks: LockManager, name: string, signal: AbortSignal, listener: () => void): void {
  locks.request(name, { signal }, listener).catch(() => {})
}
