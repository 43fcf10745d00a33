import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/** What of a row takes the focus. */
const CONTROLS = ':is(a[href], button, input):not([disabled])'

/** Does what a key says for the row that has the focus; false where that is nothing. Letters come as small ones. */
export type OnRowKey = (key: string, row: HTMLElement) => boolean

/**
 * One stop of the Tab key for all rows of a grid: arrows up and down go from row to row, left and right inside one, Home and
 * End to the first and the last. A control that opens with arrows keeps those up and down. Other keys are for `onKey`
 * while a row itself has the focus, which is the control marked with `data-row`.
 */
export function useGridKeys(grid: RefObject<HTMLElement | null>, onKey: OnRowKey) {
  const stop = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return
    const arrange = () => {
      const all = controlsIn(element)
      const one = stop.current && all.includes(stop.current) && isShown(stop.current) ? stop.current : firstOf(all)
      for (const control of all) {
        const index = control === one ? 0 : -1
        if (control.tabIndex !== index) control.tabIndex = index
      }
    }
    arrange()
    const watch = new MutationObserver(arrange)
    watch.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled', 'tabindex'] })
    return () => watch.disconnect()
  }, [grid])
  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      const all = controlsIn(currentTarget)
      if (!all.includes(target)) return
      if (stop.current && stop.current !== target) stop.current.tabIndex = -1
      for (const control of all) if (control !== target && control.tabIndex === 0) control.tabIndex = -1
      stop.current = target
      target.tabIndex = 0
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const control = event.target as HTMLElement
      const row = control.closest<HTMLElement>('[role=row]')
      if (!row || !event.currentTarget.contains(row) || event.ctrlKey || event.metaKey || event.altKey) return
      const next = neighbourOf(control, row, event.key)
      if (next) next.focus()
      else if (!control.matches('[data-row]') || !onKey(smallLetter(event.key), row)) return
      event.preventDefault()
    },
  }
}

const smallLetter = (key: string): string => (key.length === 1 ? key.toLowerCase() : key)

function neighbourOf(control: HTMLElement, row: HTMLElement, key: string): HTMLElement | null | undefined {
  const own = controlsIn(row).filter(isShown)
  const at = own.indexOf(control)
  if (key === 'ArrowRight') return own[at + 1]
  if (key === 'ArrowLeft') return own[at - 1]
  // It opens with them.
  if (control.matches('[role=combobox]')) return null
  const rows = [...(row.parentElement?.children ?? [])] as HTMLElement[]
  const from = rows.indexOf(row)
  const to = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: rows.length - 1 }[key]
  const other = to === undefined ? undefined : rows[to]
  if (!other) return null
  const theirs = controlsIn(other).filter(isShown)
  return at === 0 ? theirs[0] : (theirs.at(at - own.length) ?? theirs[0])
}

const controlsIn = (element: Element): HTMLElement[] => [...element.querySelectorAll<HTMLElement>(CONTROLS)]

const firstOf = (all: readonly HTMLElement[]): HTMLElement | undefined => all.find(isShown)

/** Where there is no layout, everything is. */
const isShown = (element: HTMLElement): boolean => element.checkVisibility?.() ?? true
