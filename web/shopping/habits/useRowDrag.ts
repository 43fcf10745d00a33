import { type PointerEvent, type RefObject, useState } from 'react'

/** Handlers for a list whose rows are dragged by their handles. */
export interface RowDrag {
  /** The row that is held; null for none. */
  held: number | null
  /** For the handle of a row. */
  grab: (index: number) => (event: PointerEvent) => void
  /** For the list, which keeps the pointer while rows change places under it. */
  listHandlers: {
    onPointerMove: (event: PointerEvent) => void
    onPointerUp: () => void
    onPointerCancel: () => void
  }
}

/**
 * Lets rows of one height be dragged by mouse, pen and finger. A row changes places as soon as the pointer is over another
 * one; `onMove` gets both places.
 */
export function useRowDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void): RowDrag {
  const [held, setHeld] = useState<number | null>(null)
  const drop = () => setHeld(null)
  return {
    held,
    grab: (index) => (event) => {
      if (event.button !== 0) return
      event.preventDefault()
      list.current?.setPointerCapture(event.pointerId)
      setHeld(index)
    },
    listHandlers: {
      onPointerMove: ({ clientY }) => {
        const rows = list.current?.children
        if (held === null || !rows) return
        const over = rowAt([...rows], clientY)
        if (over === held) return
        onMove(held, over)
        setHeld(over)
        rows[over]?.scrollIntoView({ block: 'nearest' })
      },
      onPointerUp: drop,
      onPointerCancel: drop,
    },
  }
}

/** The row under a height of the screen; above the first it is the first, below the last the last. */
function rowAt(rows: readonly Element[], y: number): number {
  const below = rows.findIndex((row) => y < row.getBoundingClientRect().bottom)
  return below === -1 ? rows.length - 1 : below
}
