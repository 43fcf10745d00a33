import { useEffect, useRef, type FocusEvent, type PointerEvent } from 'react'
import { hideTip, showTip } from './tips'

/** The handlers that give a control a tooltip with its accessible name. */
export function useTip(text: string) {
  const anchor = useRef<HTMLElement | null>(null)
  useEffect(() => () => hideTip(anchor.current), [])
  return {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => {
      anchor.current = event.currentTarget
      if (event.pointerType === 'mouse') showTip({ anchor: event.currentTarget, text }, 'pointer')
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      anchor.current = event.currentTarget
      if (event.currentTarget.matches(':focus-visible')) showTip({ anchor: event.currentTarget, text }, 'focus')
    },
    onPointerLeave: () => hideTip(anchor.current),
    onPointerDown: () => hideTip(anchor.current),
    onBlur: () => hideTip(anchor.current),
  }
}
