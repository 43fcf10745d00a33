import { useLayoutEffect, useRef, type RefObject } from 'react'

/** What of a row takes the focus. */
const CONTROL = ':is(a[href], button, input, [tabindex]):not([disabled], [tabindex="-1"])'

/**
 * Passes the focus on when its element goes while holding it, so that the keyboard and a screen reader go on from there
 * and not from the top of the page. It goes to the row after it or before it, where it is a list's, or else the nearest
 * part of the page around it that takes the focus. What it has opened, such as a picker, goes with it and counts as well.
 *
 *     <li ref={useFocusOnRemoval()}>…</li>
 */
export function useFocusOnRemoval<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E | null>(null)
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (!element) return
      const next = successorOf(element)
      if (element.contains(document.activeElement)) next?.focus({ preventScroll: true })
      else if (element.querySelector('[aria-expanded=true]')) setTimeout(focusInstead, 0, next)
    }
  }, [])
  return ref
}

/** What was open has the focus until it is gone. */
function focusInstead(next: HTMLElement | null | undefined): void {
  if (document.activeElement === document.body) next?.focus({ preventScroll: true })
}

function successorOf(element: HTMLElement): HTMLElement | null | undefined {
  const rows = element.matches('li, [role=row]') ? [element.nextElementSibling, element.previousElementSibling] : []
  // Of a grid's rows, of which one alone is in the order of the Tab key, what stands for the row.
  const control = rows
    .map((row) => row?.querySelector<HTMLElement>('[data-row]') ?? row?.querySelector<HTMLElement>(CONTROL))
    .find((found) => found)
  return control ?? element.parentElement?.closest<HTMLElement>('[tabindex]')
}
