import { isGap, type Row } from '../../plan/plan'
import { usePlan } from '../../plan/PlannerContext'
import { Checkbox } from '../../ui/Checkbox'
import { messages } from './messages'

/** Whether what a row holds comes again in each next week (docs/product.md WEEK-18). Nothing for a row that holds nothing, or something from the freezer. */
export function WeeklyChoice({ entry }: { entry: Row }) {
  const { dispatch } = usePlan()
  const { id, isWeekly = false } = entry
  if ((isGap(entry) || entry.other?.frozen) && !isWeekly) return null
  return (
    <Checkbox
      label={messages.weekly}
      checked={isWeekly}
      onChange={(next) => dispatch({ type: 'setWeekly', id, isWeekly: next })}
    />
  )
}
