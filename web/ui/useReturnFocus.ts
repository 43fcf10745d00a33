import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Where the focus goes when something that took it closes: back to where it came from, or into the nearest part around
 * that which is left, since what was asked about may be gone.
 */
export function useReturnFocus(open: boolean): () => HTMLElement | true {
  const way = useRef<HTMLElement[]>([])
  useLayoutEffect(() => {
    if (open) way.current = partsAround(document.activeElement)
  }, [open])
  return useCallback(() => way.current.find(({ isConnected }) => isConnected) ?? true, [])
}

/** The element and what is around it, from the inside out; the whole page is none of them. */
function partsAround(element: Element | null): HTMLElement[] {
  return element instanceof HTMLElement && element !== document.body
    ? [element, ...partsAround(element.parentElement)]
    : []
}
