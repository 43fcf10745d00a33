import { Dices } from 'lucide-react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useTable } from '../live/useTable'
import { usePlan } from '../plan/PlannerContext'
import { newId } from '../product/newId'
import { Button } from '../ui/Button'
import { EmptyPlanCard } from './EmptyPlanCard'
import { messages } from './messages'
import type { Randomizer } from './useRandomize'

/** Meals of each category in the plan that an empty page offers. */
const STARTER_MEALS = 3

interface EmptyPlanProps {
  randomizer: Randomizer
  /** Takes the focus when this disappears: the dice that do the same again. */
  again: RefObject<HTMLButtonElement | null>
}

/** Offers to fill an empty plan with a few meals of each category (docs/product.md PLAN-6). */
export function EmptyPlan({ randomizer, again }: EmptyPlanProps) {
  const { dispatch } = usePlan()
  const { portions } = useTable()
  const start = () => {
    flushSync(() => dispatch({ type: 'setEveryCount', count: STARTER_MEALS, portions, seed: newId() }))
    again.current?.focus({ preventScroll: true })
    void randomizer.randomizeAll()
  }
  return (
    <EmptyPlanCard>
      <Button variant="primary" icon={<Dices aria-hidden="true" />} onClick={start}>
        {messages.start.button}
      </Button>
    </EmptyPlanCard>
  )
}
