import { type TouchEvent, useRef } from 'react'

/** How far a finger goes sideways for a swipe, in pixels. */
const FAR = 60

/** Handlers for an element on which a swipe goes on or back. What goes up or down scrolls. */
export function useSwipe(onNext: () => void, onBack: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0]
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0]
      const from = start.current
      start.current = null
      if (!from || !touch) return
      const x = touch.clientX - from.x
      if (Math.abs(x) < FAR || Math.abs(x) < 2 * Math.abs(touch.clientY - from.y)) return
      if (x < 0) onNext()
      else onBack()
    },
  }
}
