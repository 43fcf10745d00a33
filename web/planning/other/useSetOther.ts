import { useCallback } from 'react'
import { planMessages } from '../../plan/messages'
import type { Other } from '../../plan/otherContent'
import { rowById } from '../../plan/plan'
import { usePlan } from '../../plan/PlannerContext'
import { messages } from './messages'
import { useAnnounceChange } from '../useAnnounceChange'

/** Puts something in place of a meal into a row, or nothing with null, and says so, with Undo. */
export function useSetOther(): (id: string, other: Other | null) => void {
  const { latestPlan, dispatch } = usePlan()
  const announceChange = useAnnounceChange()
  return useCallback(
    (id, other) => {
      const before = latestPlan()
      const found = rowById(before, id)
      if (!found) return
      dispatch({ type: 'setOther', id, other })
      const place = planMessages.place({ category: planMessages.category[found.category], row: found.row })
      const { text, leftoversOf = '' } = other ?? {}
      const name = rowById(before, leftoversOf)?.entry.name
      const said =
        text !== undefined
          ? messages.isText({ place, text })
          : name
            ? messages.isLeftovers({ place, name })
            : messages.isEmpty({ place })
      announceChange(said, before)
    },
    [latestPlan, dispatch, announceChange],
  )
}
