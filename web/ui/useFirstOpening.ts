import { type ComponentType, type KeyboardEvent, type MouseEvent, useState } from 'react'
import { alerts } from './alerts'
import type { Late } from './late'
import { messages } from './messages'

/** What opened a control for the first time. A touch does not bring up the keyboard. */
export type OpenedBy = 'touch' | 'mouse' | 'keys'

/** Keys that open a closed control beside those that press a button. */
const KEYS = ['ArrowDown', 'ArrowUp', 'Enter', ' ']

export interface FirstOpening<Props> {
  /** The control itself, which begins open; null while it is drawn closed. */
  Control: ComponentType<Props> | null
  by: OpenedBy
  /** Its code is on its way. */
  busy: boolean
  /** For what it is drawn as until then. */
  handlers: {
    onClick: (event: MouseEvent) => void
    onKeyDown: (event: KeyboardEvent) => void
  }
}

/**
 * Draws a control closed, without what it opens, until it is opened for the first time: a plan has dozens of them, and few
 * are ever opened (docs/decisions/0059).
 */
export function useFirstOpening<Props>(control: Late<Props>): FirstOpening<Props> {
  const [opening, setOpening] = useState<{ by: OpenedBy; Control: ComponentType<Props> | null } | null>(null)
  const open = (by: OpenedBy) => {
    const Control = control.latest()
    setOpening({ by, Control })
    if (Control === null)
      control.fetch().then(
        (fetched) => setOpening({ by, Control: fetched }),
        () => {
          setOpening(null)
          alerts.warning(messages.codeMissing)
        },
      )
  }
  return {
    Control: opening?.Control ?? null,
    by: opening?.by ?? 'mouse',
    busy: opening?.Control === null,
    handlers: {
      onClick: ({ nativeEvent }) => open(pressedBy(nativeEvent)),
      onKeyDown: (event) => {
        if (!KEYS.includes(event.key)) return
        event.preventDefault()
        open('keys')
      },
    },
  }
}

function pressedBy(event: Event & { pointerType?: string; detail?: number }): OpenedBy {
  if (event.detail === 0) return 'keys'
  return event.pointerType === 'touch' || event.pointerType === 'pen' ? 'touch' : 'mouse'
}
