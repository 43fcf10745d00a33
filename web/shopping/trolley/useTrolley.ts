import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Entry } from '../entries'

/** How long a row that was ticked stays, in milliseconds. */
const LEAVES_AFTER = 600

/** What is in the trolley, and which places its rows have left free. */
export interface Trolley {
  has: (key: string) => boolean
  /** Height of the place that a row has left, in pixels; 0 where it has closed. */
  heightOf: (key: string) => number
  /** Closes the place of a row, which no one sees. */
  close: (key: string) => void
}

/**
 * The ticked rows that have left for the trolley (docs/product.md SHOP-20): each by itself, 0.6 seconds after its tick.
 * Their places stay free as long as they are in sight, so that no row moves that is seen or pressed. What was ticked before
 * is in the trolley at once. Once nothing is left to buy no place stays, as soon as no row to be ticked is in sight.
 */
export function useTrolley(entries: readonly Entry[]): Trolley {
  const ticked = useMemo(() => new Set(entries.flatMap(({ isTicked, key }) => (isTicked ? [key] : []))), [entries])
  const [left, setLeft] = useState<ReadonlyMap<string, number>>(() => new Map([...ticked].map((key) => [key, 0])))
  if ([...left.keys()].some((key) => !ticked.has(key))) setLeft(new Map([...left].filter(([key]) => ticked.has(key))))
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const waiting = timers.current
    for (const [key, timer] of waiting) {
      if (ticked.has(key)) continue
      clearTimeout(timer)
      waiting.delete(key)
    }
    for (const key of ticked) {
      if (left.has(key) || waiting.has(key)) continue
      // It goes on being waited for: a tick of another row may be handled before this one is known to have left.
      const leave = () => {
        const height = heightOfRow(key)
        setLeft((present) => new Map(present).set(key, height))
      }
      waiting.set(key, setTimeout(leave, LEAVES_AFTER))
    }
  }, [ticked, left])
  useEffect(() => {
    const waiting = timers.current
    return () => {
      for (const timer of waiting.values()) clearTimeout(timer)
      waiting.clear()
    }
  }, [])
  const close = useCallback((key: string) => setLeft((present) => new Map(present).set(key, 0)), [])
  const isOver = useOver(entries.every(({ isTicked }) => isTicked))
  return useMemo(
    () => ({
      has: (key) => ticked.has(key) && left.has(key),
      heightOf: (key) => (isOver ? 0 : (left.get(key) ?? 0)),
      close,
    }),
    [ticked, left, close, isOver],
  )
}

/** Whether nothing is left to buy and no row is in sight that would move, such as one to be checked in the cupboard. */
function useOver(isDone: boolean): boolean {
  const [isOver, setIsOver] = useState(isDone)
  if (isOver && !isDone) setIsOver(false)
  useEffect(() => {
    if (!isDone || isOver) return
    const look = () => setIsOver(!isRowInSight())
    // At each tick, also of a row of the cupboard, and wherever the page is scrolled.
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  })
  return isOver
}

/** What a row of the list names itself by. */
export const ROW_KEY = 'data-row'

function heightOfRow(key: string): number {
  const row = [...document.querySelectorAll(`[${ROW_KEY}]`)].find((one) => one.getAttribute(ROW_KEY) === key)
  return row?.getBoundingClientRect().height ?? 0
}

const isRowInSight = (): boolean =>
  [...document.querySelectorAll(`[${ROW_KEY}]:not([data-ticked])`)].some((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    return bottom > 0 && top < window.innerHeight
  })
