import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { tell } from '../../apollo/uncached'
import { useReplacePlan } from '../../live/plan/useReplacePlan'
import { newId } from '../../../schema/newId'
import { useAlerts } from '../../ui/alerts'
import { BeginWeekDocument } from './operations.generated'
import { useAnnounceChange } from '../useAnnounceChange'
import type { Randomizer } from '../useRandomize'
import { messages } from './messages'

/** What the rows of the next week hold. */
export type WeekContent = 'new' | 'same' | 'empty'

/**
 * Begins the next week (docs/product.md WEEK-16). One Undo takes all of it back.
 *
 * @returns what begins it, which says whether it has begun, and which content it is beginning with.
 */
export function useBeginWeek(fillGaps: Randomizer['fillGaps']): {
  begin: (content: WeekContent, going: number) => Promise<boolean>
  beginning: WeekContent | null
} {
  const client = useApolloClient()
  const replacePlan = useReplacePlan()
  const alerts = useAlerts()
  const announceChange = useAnnounceChange()
  const [beginning, setBeginning] = useState<WeekContent | null>(null)

  const begin = async (content: WeekContent, going: number): Promise<boolean> => {
    const input = { operationId: newId(), isRepeat: content === 'same' }
    const done = await replacePlan(async () => (await tell(client, BeginWeekDocument, { input })).beginWeek)
    if (done === 'notShared' || 'errors' in done) {
      alerts.error(messages.failed, done === 'notShared' ? { more: messages.notShared } : {})
      return false
    }
    const message = messages.begun({ count: going })
    announceChange(message, done.before)
    if (content === 'new') void fillGaps({ newWeek: { before: done.before, message } })
    return true
  }

  return {
    beginning,
    begin: async (content, going) => {
      if (beginning) return false
      setBeginning(content)
      return begin(content, going).finally(() => setBeginning(null))
    },
  }
}
