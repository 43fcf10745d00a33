/** What became of the code that was scanned last. */
export interface Scan {
  code: string
  /** Said and shown; null while it is asked what the code is. */
  said: string | null
  /** Takes back what was done. */
  undo?: () => void
  /** Adds what the code is, under these words. */
  add?: { label: string; press: () => void }
}

/** What a page does with what is scanned. */
export interface ScanSteps {
  scan: Scan | null
  /** A code came into view. */
  take: (code: string) => void
  /** Asks what the code is, also where something else was said of it before; what that did is taken back. */
  askAgain: () => void
  skip: () => void
}
