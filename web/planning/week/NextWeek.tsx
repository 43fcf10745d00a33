import { CalendarPlus } from 'lucide-react'
import { type ComponentType, lazy } from 'react'
import { messages } from '../foot/messages'
import { Opener } from '../foot/Opener'
import type { NextWeekDialogProps } from './NextWeekDialog'

/** Comes when it is asked for. */
const NextWeekDialog = lazy<ComponentType<NextWeekDialogProps>>(() => import('./NextWeekDialog'))

/** The step to the next week of the plan. */
export function NextWeek({ randomizer }: Pick<NextWeekDialogProps, 'randomizer'>) {
  return (
    <Opener icon={<CalendarPlus aria-hidden="true" />} label={messages.nextWeek}>
      {(close) => <NextWeekDialog randomizer={randomizer} onClose={close} />}
    </Opener>
  )
}
