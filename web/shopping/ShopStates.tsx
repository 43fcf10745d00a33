import { CalendarDays, ListChecks } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { planMessages } from '../plan/messages'
import { isEmptyEntry } from '../plan/plan'
import { usePlanCheck } from '../plan/PlanCheck'
import { usePlan } from '../plan/PlannerContext'
import { useMode } from '../plan/useMode'
import { space } from '../styles/tokens'
import { Button } from '../ui/Button'
import { EmptyState, ErrorState } from '../ui/StateMessage'
import type { KeptList } from './keptList'
import { messages } from './messages'
import { ShoppingList } from './ShoppingList'
import type { ListControls } from './useList'
import { WithOwnItems } from './WithOwnItems'

function PlanButton({ children }: { children: string }) {
  const { selectMode } = useMode()
  return (
    <Button variant="primary" icon={<CalendarDays aria-hidden="true" />} onClick={() => selectMode('plan')}>
      {children}
    </Button>
  )
}

/** No meal is planned yet. The last list of this device can still be shown. */
export function EmptyShop({ kept, list }: { kept: KeptList | null; list: ListControls }) {
  const [showKept, setShowKept] = useState(false)
  if (kept && showKept) return <ShoppingList items={kept.items} kept={{ at: kept.at, samePlan: false }} list={list} />
  const state = (level: 1 | 2) => (
    <EmptyState
      picture="shopping-cart"
      title={level === 1 ? messages.empty : messages.noMeals}
      level={level}
      action={
        <Actions>
          <PlanButton>{messages.planMeals}</PlanButton>
          {kept ? (
            <Button icon={<ListChecks aria-hidden="true" />} onClick={() => setShowKept(true)}>
              {messages.showKept}
            </Button>
          ) : null}
        </Actions>
      }
    >
      {messages.emptyHelp}
    </EmptyState>
  )
  return <WithOwnItems list={list} state={state} />
}

/** There is no list because meals of the plan do not suit the settings. */
export function UnsuitablePlan({ level }: { level: 1 | 2 }) {
  const { checking, checkPlan } = usePlanCheck()
  return (
    <EmptyState
      picture="shopping-cart"
      title={messages.unsuitable}
      level={level}
      action={
        <Button variant="primary" busy={checking} onClick={() => void checkPlan()}>
          {planMessages.checkPlan}
        </Button>
      }
    >
      {messages.unsuitableHelp}
    </EmptyState>
  )
}

/** There is no list because these planned meals have no serves (docs/product.md SHOP-2). */
export function NoServes({ level }: { level: 1 | 2 }) {
  const { entries } = usePlan()
  const meals = entries.filter(({ role, entry }) => !role && !isEmptyEntry(entry) && entry.numServes === 0)
  return (
    <EmptyState
      picture="fork-and-knife-with-plate"
      title={messages.noServes}
      level={level}
      action={<PlanButton>{messages.chooseServes}</PlanButton>}
    >
      <p>{messages.noServesHelp}</p>
      <Meals role="list">
        {meals.map(({ key, entry }) => (
          <li key={key}>{entry.name}</li>
        ))}
      </Meals>
    </EmptyState>
  )
}

export function FailedShop({
  level,
  reasons,
  onRetry,
  retrying,
}: {
  level: 1 | 2
  reasons: string[]
  onRetry: () => void
  retrying: boolean
}) {
  return (
    <div>
      <ErrorState title={messages.failed} level={level} onRetry={onRetry} retrying={retrying}>
        {reasons.length > 0 ? reasons.map((reason) => <p key={reason}>{reason}</p>) : messages.failedHelp}
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
