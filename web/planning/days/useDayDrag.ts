import { type PointerEvent, useRef } from 'react'

/** How far a pointer moves before it drags, in pixels. */
const THRESHOLD = 6

interface Drag {
  meal: HTMLElement
  x: number
  y: number
  isMoving: boolean
  /** The day over which it is. */
  over: HTMLElement | null
}

/**
 * Moves a meal, an element with `data-meal`, to another element with `data-day` by a mouse or a pen; fingers scroll.
 * Escape lets it go where it was. A press without a move stays a press.
 */
export function useDayDrag(onDrop: (id: string, day: string | null) => void) {
  const drag = useRef<Drag | null>(null)
  const end = () => {
    const { meal, over } = drag.current ?? {}
    drag.current = null
    if (meal) meal.style.translate = ''
    meal?.removeAttribute('data-dragged')
    over?.removeAttribute('data-over')
    removeEventListener('keydown', letGo, true)
  }
  const letGo = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    end()
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const meal = (event.target as Element).closest<HTMLElement>('[data-meal]')
      if (!meal || event.button !== 0 || event.pointerType === 'touch') return
      drag.current = { meal, x: event.clientX, y: event.clientY, isMoving: false, over: null }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const present = drag.current
      if (!present) return
      const [x, y] = [event.clientX - present.x, event.clientY - present.y]
      if (!present.isMoving) {
        if (Math.hypot(x, y) < THRESHOLD) return
        present.isMoving = true
        present.meal.setAttribute('data-dragged', '')
        event.currentTarget.setPointerCapture(event.pointerId)
        addEventListener('keydown', letGo, true)
      }
      present.meal.style.translate = `${x}px ${y}px`
      const over = dayAt(event)
      if (over === present.over) return
      present.over?.removeAttribute('data-over')
      over?.setAttribute('data-over', '')
      present.over = over
    },
    onPointerUp: () => {
      const { meal, isMoving = false, over } = drag.current ?? {}
      end()
      if (!meal || !isMoving) return
      // The press that ends it opens nothing.
      addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => removeEventListener('click', swallow, true))
      const day = over?.dataset.day
      const was = meal.closest<HTMLElement>('[data-day]')
      if (day !== undefined && over !== was) onDrop(meal.dataset.meal ?? '', day || null)
    },
    onPointerCancel: end,
  }
}

const swallow = (event: Event) => event.stopPropagation()

function dayAt({ clientX, clientY }: PointerEvent): HTMLElement | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const day = element.closest<HTMLElement>('[data-day]')
    // What is dragged stands in the day from which it comes.
    if (day && !element.closest('[data-dragged]')) return day
  }
  return null
}
