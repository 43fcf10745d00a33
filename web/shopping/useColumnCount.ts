import { useSyncExternalStore } from 'react'
import { breakpoints, em } from '../styles/tokens'

const two = `(min-width: ${em(breakpoints.medium + 100)})`
const three = `(min-width: ${em(breakpoints.narrow + 200)})`

function subscribe(changed: () => void): () => void {
  const queries = [two, three].map((query) => window.matchMedia(query))
  for (const query of queries) query.addEventListener('change', changed)
  return () => {
    for (const query of queries) query.removeEventListener('change', changed)
  }
}

function count(): number {
  if (window.matchMedia(three).matches) return 3
  return window.matchMedia(two).matches ? 2 : 1
}

/** How many columns of a list fit on the screen, one to three. */
export function useColumnCount(): number {
  return useSyncExternalStore(subscribe, count, () => 1)
}
