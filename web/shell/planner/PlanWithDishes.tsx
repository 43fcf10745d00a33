import { type ComponentType, lazy, Suspense } from 'react'
import { RowNote } from '../../plan/RowNote'
import PlanMode from '../../planning/PlanMode'
import { BesidePlan } from './BesidePlan'
import { PlanLinks } from './PlanLinks'

/** Comes after the plan, which it is not needed for; left out when its code cannot be loaded. */
const BalanceOffer = lazy<ComponentType>(() =>
  import('../../wishes/BalanceOffer').catch(() => ({ default: () => null })),
)

/** As above, where another meal is picked for a row. */
const LateReason = lazy<ComponentType<{ id: string }>>(() =>
  import('../../wishes/RowReason').catch(() => ({ default: () => <p /> })),
)

const reasonOf = (id: string) => (
  <Suspense fallback={null}>
    <LateReason id={id} />
  </Suspense>
)

/** The Plan mode with what it adds up to, how to balance it, and where else one can go from it. */
export default function PlanWithDishes() {
  return (
    <RowNote value={reasonOf}>
      <PlanMode Aside={BesidePlan}>
        <PlanLinks />
        <Suspense fallback={null}>
          <BalanceOffer />
        </Suspense>
      </PlanMode>
    </RowNote>
  )
}
