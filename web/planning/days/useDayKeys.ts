import type { FocusEvent, KeyboardEvent, RefObject } from 'react'

interface DayKeys {
  /** A meal has the focus: the Tab key comes back to it. */
  hold: (id: string) => void
  /** A number of days later; null for no day. */
  move: (id: string, by: number | null) => void
  /** Does what a small letter or Delete says for a meal; false where that is nothing. */
  onKey: (key: string, id: string) => boolean
}

const MOVES: Readonly<Record<string, number | null>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: 0, ArrowDown: null }

/**
 * The keys of the week: up and down go from meal to meal, left and right to the next day with a meal of the same category,
 * and with Alt they move the meal itself: a day earlier or later, up into the week and down to those without a day.
 */
export function useDayKeys(grid: RefObject<HTMLElement | null>, { hold, move, onKey }: DayKeys) {
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (target.dataset.row) hold(target.dataset.row)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const meal = (event.target as HTMLElement).closest<HTMLElement>('[data-row]')
    const id = meal?.dataset.row
    if (!meal || !id || !grid.current || event.ctrlKey || event.metaKey || event.shiftKey) return
    const by = MOVES[event.key]
    if (event.altKey) {
      if (by === undefined) return
      move(id, by)
    } else if (by !== undefined) neighbourOf(grid.current, meal, event.key)?.focus()
    else if (!onKey(event.key.length === 1 ? event.key.toLowerCase() : event.key, id)) return
    event.preventDefault()
  }
  return { onFocus, onKeyDown }
}

function neighbourOf(grid: HTMLElement, meal: HTMLElement, key: string): HTMLElement | undefined {
  const step = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const all = [...grid.querySelectorAll<HTMLElement>('[data-row]')]
    return all[all.indexOf(meal) + step]
  }
  const days = [...grid.querySelectorAll<HTMLElement>('[data-day]')]
  const category = meal.closest<HTMLElement>('[data-category]')?.dataset.category ?? ''
  const from = days.findIndex((day) => day.contains(meal))
  for (let at = from + step; at >= 0 && at < days.length; at += step) {
    const found = days[at]?.querySelector<HTMLElement>(`[data-category=${category}] [data-row]`)
    if (found) return found
  }
  return undefined
}
