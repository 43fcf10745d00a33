import { useCallback, useLayoutEffect, useState } from 'react'
import type { ListAct } from '../../schema/listOperations'
import { tokenOwner } from '../session/tokenOwner'
import type { Entry } from './entries'
import { inverseOf, toggleActs } from './listActs'
import { lastShop } from './listStorage'
import { usePart } from '../live/replica/usePart'
import { listPart, type ListPart } from './listPart'
import { shareOldTicks } from './shareOldTicks'
import type { ListView } from './listView'

/** How many ticks can be undone. */
const UNDO_STEPS = 30

/** The household's list and what a person does to it. Everything done is kept on the device at once. */
export interface ListControls {
  store: ListPart
  view: ListView
  /** Does something. @returns what takes it back. */
  act: (acts: readonly ListAct[]) => () => void
  /** Ticks a row off, or brings it back. @returns what takes it back. */
  toggle: (entry: Entry) => () => void
  /** Takes the last tick of this page back; null when there is none. */
  undo: (() => void) | null
  /** Starts the list again, with everything unticked. @returns what takes it back. */
  startOver: (acts?: readonly ListAct[]) => () => void
}

/** The list on this device of a person, of the signed-in one unless another is given. */
export function useList(owner = tokenOwner()): ListControls {
  const { part: store, view } = usePart(listPart, owner)
  useLayoutEffect(() => shareOldTicks(store), [store])
  const [steps, setSteps] = useState<readonly (readonly ListAct[])[]>([])
  const act = useCallback(
    (acts: readonly ListAct[]) => {
      const back = inverseOf(acts, store.view())
      store.act(acts)
      return () => store.act(back)
    },
    [store],
  )
  const toggle = useCallback(
    (entry: Entry) => {
      const acts = toggleActs(entry, store.view())
      const back = inverseOf(acts, store.view())
      store.act(acts)
      setSteps((present) => [...present, back].slice(-UNDO_STEPS))
      return () => store.act(back)
    },
    [store],
  )
  const undo = () => {
    store.act(steps.at(-1) ?? [])
    setSteps(steps.slice(0, -1))
  }
  const startOver = useCallback(
    (acts: readonly ListAct[] = [{ startOver: true }]) => {
      setSteps([])
      const back = act(acts)
      noteStart(store)
      return back
    },
    [act, store],
  )
  return { store, view, act, toggle, undo: steps.length > 0 ? undo : null, startOver }
}

/** The list that this device showed last was started over here: the next one is no less another shop for that. */
function noteStart(store: ListPart): void {
  const last = lastShop.read(store.owner)
  if (last) lastShop.write({ ...last, clearedAt: store.view().clearedAt }, store.owner)
}
