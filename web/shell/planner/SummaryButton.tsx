import { ChartNoAxesColumn } from 'lucide-react'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { usePlan } from '../../plan/PlannerContext'
import { Button } from '../../ui/Button'
import type { SummarySheetProps } from '../../wishes/SummarySheet'
import { messages } from '../messages'

const SummarySheet = lazy<ComponentType<SummarySheetProps>>(() => import('../../wishes/SummarySheet'))

/** Opens what the plan amounts to (docs/product.md WISH-6); nothing while no category has a row. */
export function SummaryButton({ randomizeAll }: Pick<SummarySheetProps, 'randomizeAll'>) {
  const { isEmpty } = usePlan()
  const [open, setOpen] = useState(false)
  if (isEmpty) return null
  return (
    <>
      <Button variant="quiet" icon={<ChartNoAxesColumn aria-hidden="true" />} onClick={() => setOpen(true)}>
        {messages.summary}
      </Button>
      {open ? (
        <Suspense>
          <SummarySheet randomizeAll={randomizeAll} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
