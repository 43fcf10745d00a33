import { useCallback } from 'react'
import { planMessages } from '../../plan/messages'
import type { Other } from '../../plan/otherContent'
import { type Look, rowById } from '../../plan/plan'
import { usePlan } from '../../plan/PlannerContext'
import { messages } from './messages'
import { useAnnounceChange } from '../useAnnounceChange'

/** Puts something in place of a meal into a row, or nothing with null, and says so, with Undo. */
export function useSetOther(): (id: string, other: Other | null, look?: Look) => void {
  const { latestPlan, dispatch } = usePlan()
  const announceChange = useAnnounceChange()
  return useCallback(
    (id, other, look) => {
      const before = latestPlan()
      const found = rowById(before, id)
      if (!found) return
      dispatch({ type: 'setOther', id, other, look })
      const place = planMessages.place({ category: planMessages.category[found.category], row: found.row })
      const { text, leftoversOf = '' } = other ?? {}
      const name = rowById(before, leftoversOf)?.entry.name
      const isFrozen = other?.frozen !== undefined
      const said =
        text !== undefined
          ? messages.isText({ place, text })
          : isFrozen
            ? messages.isFrozen({ place, name: look?.name ?? '' })
            : name
              ? messages.isLeftovers({ place, name })
              : messages.isEmpty({ place })
      announceChange(said, before)
    },
    [latestPlan, dispatch, announceChange],
  )
}
