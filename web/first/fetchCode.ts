/** A device that paints late does not wait longer than this for its code, in milliseconds. */
const PAINTED_WITHIN_MS = 1000

/**
 * Fetches files of code once the page has been painted, all at once, and runs one after the other, so that a press is
 * answered in between.
 */
export function fetchCode(files: readonly string[], run: (file: string) => Promise<unknown> = runFile): void {
  let isBegun = false
  const begin = () => {
    if (isBegun) return
    isBegun = true
    for (const file of files) setTimeout(preload, 0, file)
    void runInTurn(files, run)
  }
  afterPaint(begin)
}

/** A page in the background is not painted: then it is now. */
function afterPaint(begin: () => void): void {
  if (document.visibilityState !== 'visible') return begin()
  try {
    new PerformanceObserver((seen) => {
      if (seen.getEntriesByName('first-contentful-paint').length > 0) begin()
    }).observe({ type: 'paint', buffered: true })
  } catch {
    requestAnimationFrame(() => setTimeout(begin))
    return
  }
  setTimeout(begin, PAINTED_WITHIN_MS)
}

function preload(file: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.crossOrigin = ''
  link.href = file
  document.head.append(link)
}

/** What could not be loaded is asked for again by the page that needs it, which says so. */
async function runInTurn(files: readonly string[], run: (file: string) => Promise<unknown>): Promise<void> {
  for (const file of files) {
    await run(file).catch(() => {})
    await new Promise((resolve) => setTimeout(resolve))
  }
}

const runFile = (file: string) => import(/* @vite-ignore */ file) as Promise<unknown>
