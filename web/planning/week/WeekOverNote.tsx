import { usePlan } from '../../plan/PlannerContext'
import { Banner } from '../../ui/Banner'
import { useSydneyClock } from '../useSydneyClock'
import { messages } from './messages'
import { NextWeek } from './NextWeek'
import type { NextWeekDialogProps } from './NextWeekDialog'
import { areDaysOver } from './weekOver'

/** Offers the next week once all days of the plan are over. */
export default function WeekOverNote({ randomizer }: Pick<NextWeekDialogProps, 'randomizer'>) {
  const { plan } = usePlan()
  const { today } = useSydneyClock()
  if (!areDaysOver(plan, today)) return null
  return (
    <Banner tone="info">
      {messages.isOver} <NextWeek randomizer={randomizer} />
    </Banner>
  )
}
