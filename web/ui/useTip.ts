import { useEffect, useRef, type FocusEvent, type PointerEvent } from 'react'
import { isKeyboardMove, watchKeyboard } from './keyboardMoves'
import { hideTip, showTip } from './tips'

/**
 * The handlers that give a control a tooltip with its accessible name: on hover, and on focus that the keyboard moves
 * there. Focus set by the page, such as in a dialog that opens, shows none.
 */
export function useTip(text: string) {
  const anchor = useRef<HTMLElement | null>(null)
  useEffect(watchKeyboard, [])
  useEffect(() => () => hideTip(anchor.current), [])
  return {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => {
      anchor.current = event.currentTarget
      if (event.pointerType === 'mouse') showTip({ anchor: event.currentTarget, text }, 'pointer')
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      anchor.current = event.currentTarget
      if (isKeyboardMove() && event.currentTarget.matches(':focus-visible'))
        showTip({ anchor: event.currentTarget, text }, 'focus')
    },
    onPointerLeave: () => hideTip(anchor.current),
    onPointerDown: () => hideTip(anchor.current),
    onBlur: () => hideTip(anchor.current),
  }
}
