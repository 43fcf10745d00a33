import { CalendarDays, ListChecks } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { isEmptyEntry } from '../app/planner/plan'
import { usePlan } from '../app/planner/PlannerContext'
import { useMode } from '../app/planner/useMode'
import { space } from '../styles/tokens'
import { Button } from '../ui/Button'
import { EmptyState, ErrorState } from '../ui/StateMessage'
import type { KeptList } from './listStorage'
import { messages } from './messages'
import { ShoppingList } from './ShoppingList'
import type { TickControls } from './useTicks'

function PlanButton({ children }: { children: string }) {
  const { selectMode } = useMode()
  return (
    <Button variant="primary" icon={<CalendarDays aria-hidden="true" />} onClick={() => selectMode('plan')}>
      {children}
    </Button>
  )
}

/** No meal is planned yet. The last list of this device is still there for who stands in the shop with it. */
export function EmptyShop({ kept, ticking }: { kept: KeptList | null; ticking: TickControls }) {
  const [showKept, setShowKept] = useState(false)
  if (kept && showKept) return <ShoppingList items={kept.items} kept={{ at: kept.at, samePlan: false }} ticking={ticking} />
  return (
    <EmptyState
      picture="shopping-cart"
      title="Nothing to buy yet"
      level={1}
      action={
        <Actions>
          <PlanButton>Plan some meals</PlanButton>
          {kept ? (
            <Button icon={<ListChecks aria-hidden="true" />} onClick={() => setShowKept(true)}>
              Show my last list
            </Button>
          ) : null}
        </Actions>
      }
    >
      Your shopping list is made from the meals in your plan.
    </EmptyState>
  )
}

/** A planned meal has no serves, so there is no list: says which (specification, section 5). */
export function NoServes() {
  const { entries } = usePlan()
  const meals = entries.filter(({ entry }) => !isEmptyEntry(entry) && entry.numServes === 0)
  return (
    <EmptyState picture="fork-and-knife-with-plate" title={messages.noServes} level={1} action={<PlanButton>Choose serves</PlanButton>}>
      <p>Say how many people eat, or take the meal out of your plan:</p>
      <Meals role="list">
        {meals.map(({ key, entry }) => (
          <li key={key}>{entry.name}</li>
        ))}
      </Meals>
    </EmptyState>
  )
}

/** The list could not be made. */
export function FailedShop({ reasons, onRetry, retrying }: { reasons: string[]; onRetry: () => void; retrying: boolean }) {
  return (
    <div>
      <ErrorState title={messages.failed} level={1} onRetry={onRetry} retrying={retrying}>
        {reasons.length > 0 ? reasons.map((reason) => <p key={reason}>{reason}</p>) : 'Check your connection, then try again.'}
      </ErrorState>
    </div>
  )
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[3]};
`

const Meals = styled.ul`
  list-style: none;
`
