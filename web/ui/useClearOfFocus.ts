import { useCallback, type RefCallback } from 'react'

/** Space for the ring around the focused element, in pixels. */
const RING = 8

/**
 * Keeps what has the keyboard's focus out from under an element that lies over the foot of the page: the page moves up
 * when the element grows over it, and when what is underneath is reached.
 */
export function useClearOfFocus(): RefCallback<HTMLElement> {
  return useCallback((element) => {
    if (element === null) return
    const clear = () => {
      const held = document.activeElement
      if (!held?.matches(':focus-visible') || !covers(element, held)) return
      window.scrollBy({ top: held.getBoundingClientRect().bottom + RING - element.getBoundingClientRect().top })
    }
    // What is reached is scrolled to only after the event.
    const reach = () => requestAnimationFrame(clear)
    const observer = new ResizeObserver(clear)
    observer.observe(element)
    document.addEventListener('focusin', reach)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', reach)
    }
  }, [])
}

/** Whether something in the element lies over what is held. */
function covers(element: Element, held: Element): boolean {
  const under = held.getBoundingClientRect()
  return (
    !element.contains(held) &&
    [...element.children].some((part) => {
      const over = part.getBoundingClientRect()
      return over.top < under.bottom && over.bottom > under.top && over.left < under.right && over.right > under.left
    })
  )
}
