import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { recordEvent } from '../telemetry/analytics'
import { modeOf, type Mode } from './modes'

/** Where in a mode: the label of a setting, or the row that is cooked. */
export type ModePlace = { setting: string } | { row: string }

/**
 * The planner's mode, which the address holds, and how to select another. Selecting records a usage event; selecting
 * the present mode does nothing (docs/product.md MODE-3).
 */
export function useMode(): { mode: Mode; selectMode: (mode: Mode, at?: ModePlace) => void } {
  const [search, setSearch] = useSearchParams()
  const mode = modeOf(search)
  const selectMode = useCallback(
    (next: Mode, at?: ModePlace) => {
      if (next === mode) return
      recordEvent('mode_entered', { mode: next })
      setSearch({ mode: next }, { state: at })
    },
    [mode, setSearch],
  )
  return { mode, selectMode }
}
