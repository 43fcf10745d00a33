import { Undo2 } from 'lucide-react'
import { usePlan } from '../../plan/PlannerContext'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { useAnnounceChange } from '../useAnnounceChange'
import { messages } from './messages'

/** Says who took the plan away, and brings it back for all of the household (docs/product.md PLAN-91). */
export default function TakenNotice() {
  const { taken, plan, dispatch } = usePlan()
  const announceChange = useAnnounceChange()
  if (!taken) return null
  const bringBack = () => {
    dispatch({ type: 'bringBack', plan: taken.plan })
    announceChange(messages.isBack, plan)
  }
  return (
    <Banner tone="info">
      {messages[taken.kind](taken)}{' '}
      <Button variant="quiet" icon={<Undo2 aria-hidden="true" />} onClick={bringBack}>
        {messages.bringBack}
      </Button>
      <Button variant="quiet" onClick={() => dispatch({ type: 'closeTaken' })}>
        {messages.close}
      </Button>
    </Banner>
  )
}
