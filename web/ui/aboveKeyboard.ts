/**
 * Keeps an element that fills the screen within what an on-screen keyboard leaves of it: browsers lay the page out as if the
 * keyboard were not there. The element takes `--seen-top` and `--seen-height` from it; without them it has the whole window.
 * For `ref`.
 *
 * @returns unsubscribe.
 */
export function aboveKeyboard(element: HTMLElement | null): (() => void) | undefined {
  const seen = window.visualViewport
  if (!element || !seen) return undefined
  const follow = () => {
    // A page that is zoomed in shows a part of itself, and has no keyboard to keep clear of.
    const isWhole = Math.abs(seen.scale - 1) < 0.01
    element.style.setProperty('--seen-top', isWhole ? `${seen.offsetTop}px` : '')
    element.style.setProperty('--seen-height', isWhole ? `${seen.height}px` : '')
  }
  follow()
  seen.addEventListener('resize', follow)
  seen.addEventListener('scroll', follow)
  return () => {
    seen.removeEventListener('resize', follow)
    seen.removeEventListener('scroll', follow)
  }
}
