/** The tab in which a page is. */
export interface Tab {
  /** Whether someone looks at it. */
  isSeen: () => boolean
  /** Calls back when it is left or frozen, when it is back, and when something may have been missed: it is looked at again, or online. */
  follow: (listeners: { onLeft: () => void; onBack: () => void; onSeen: () => void }) => void
}

/** A page that is left gives back its locks, so that the browser may keep it for the way back, and another tab leads meanwhile. */
export const thisTab: Tab = {
  isSeen: () => document.visibilityState === 'visible',
  follow: ({ onLeft, onBack, onSeen }) => {
    window.addEventListener('pagehide', onLeft)
    document.addEventListener('freeze', onLeft)
    window.addEventListener('pageshow', ({ persisted }) => persisted && onBack())
    document.addEventListener('resume', onBack)
    document.addEventListener('visibilitychange', onSeen)
    window.addEventListener('online', onSeen)
  },
}
