import { CalendarPlus } from 'lucide-react'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/Button'
import { messages } from '../messages'
import type { NextWeekDialogProps } from './NextWeekDialog'

/** Comes when it is asked for. */
const NextWeekDialog = lazy<ComponentType<NextWeekDialogProps>>(() => import('./NextWeekDialog'))

/** The step to the next week of the plan. */
export function NextWeek({ randomizer }: Pick<NextWeekDialogProps, 'randomizer'>) {
  const [isOpen, open] = useState(false)
  return (
    <>
      <Button variant="quiet" icon={<CalendarPlus aria-hidden="true" />} onClick={() => open(true)}>
        {messages.nextWeek}
      </Button>
      {isOpen ? (
        <Suspense>
          <NextWeekDialog randomizer={randomizer} onClose={() => open(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
