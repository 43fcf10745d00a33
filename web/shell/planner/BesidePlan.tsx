import { type ComponentType, lazy, Suspense, useState } from 'react'
import type { FirstMinuteProps } from '../../firstMinute/FirstMinute'
import { usePlan } from '../../plan/PlannerContext'
import { SummaryButton } from './SummaryButton'

/** Left out when its code cannot be loaded: an empty plan can be filled without it. */
const FirstMinute = lazy<ComponentType<FirstMinuteProps>>(() =>
  import('../../firstMinute/FirstMinute').catch(() => ({ default: () => null })),
)

/** Beside the title of the plan: what it amounts to, and, where nothing was planned yet, the first questions. */
export function BesidePlan({ randomizeAll }: FirstMinuteProps) {
  const { isUntouched } = usePlan()
  const [isFirst] = useState(isUntouched)
  return (
    <>
      <SummaryButton randomizeAll={randomizeAll} />
      {isFirst ? (
        <Suspense>
          <FirstMinute randomizeAll={randomizeAll} />
        </Suspense>
      ) : null}
    </>
  )
}
