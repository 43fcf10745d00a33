import { hasNoRows } from '../../plan/plan'
import { usePlan } from '../../plan/PlannerContext'
import { RecentChanges } from '../recent/RecentChanges'
import { NextWeek } from '../week/NextWeek'
import type { NextWeekDialogProps } from '../week/NextWeekDialog'

export type PlanFootProps = Pick<NextWeekDialogProps, 'randomizer'>

/** What goes beyond the plan as it is: the week after it, and what was done to it. */
export default function PlanFoot({ randomizer }: PlanFootProps) {
  const { plan } = usePlan()
  return (
    <>
      {hasNoRows(plan) ? null : <NextWeek randomizer={randomizer} />}
      <RecentChanges />
    </>
  )
}
