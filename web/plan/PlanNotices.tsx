import { Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDate } from '../../schema/text/format'
import { Banner } from '../ui/Banner'
import { Button } from '../ui/Button'
import { useOnline } from '../ui/useOnline'
import { planMessages } from './messages'
import { PlanChanges } from './PlanChanges'
import { usePlanCheck } from './PlanCheck'
import { usePlan } from './PlannerContext'

interface PlanReportNoticeProps {
  /** What to do about meals that were taken out. */
  children?: ReactNode
}

/** What the present settings changed in the plan when it came onto the page. It stays until it is closed or undone. */
export function PlanReportNotice({ children }: PlanReportNoticeProps) {
  const { report, isEmpty, canUndoReport, dispatch } = usePlan()
  if (!report || isEmpty) return null
  return (
    <PlanChanges changes={report.changes} onDismiss={() => dispatch({ type: 'closeReport' })}>
      {report.changes.some(({ change }) => change === 'REMOVED') ? children : null}
      {canUndoReport ? (
        <Button icon={<Undo2 aria-hidden="true" />} onClick={() => dispatch({ type: 'undoReport' })}>
          {planMessages.undo}
        </Button>
      ) : null}
    </PlanChanges>
  )
}

/** Says that the saved plan, which belongs here, could not be fetched (docs/product.md PLAN-42). */
export function MissingPlanNotice({ tryAgain }: { tryAgain: () => void }) {
  const online = useOnline()
  return (
    <Banner tone="warning">
      {planMessages.savedPlanMissing}{' '}
      {online ? (
        <Button variant="quiet" onClick={tryAgain}>
          {planMessages.tryAgain}
        </Button>
      ) : null}
    </Banner>
  )
}

/** Says that meals of the plan do not suit the settings, or that they may not because the plan could not be checked. */
export function UncheckedNotice() {
  const { suits, checkedAt } = usePlan()
  const { awaited, checking, checkPlan } = usePlanCheck()
  const online = useOnline()
  if (suits === 'yes' || awaited) return null
  const when = checkedAt === null ? null : formatDate(checkedAt, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Banner tone="warning">
      {suits === 'no' ? planMessages.doesNotSuit : planMessages.notChecked({ when })}{' '}
      {online ? (
        <Button variant="quiet" busy={checking} onClick={() => void checkPlan()}>
          {suits === 'no' ? planMessages.checkPlan : planMessages.tryAgain}
        </Button>
      ) : null}
    </Banner>
  )
}
