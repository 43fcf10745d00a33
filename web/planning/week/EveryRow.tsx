import { Repeat } from 'lucide-react'
import { flushSync } from 'react-dom'
import { type Category, isEmptyEntry, type Row } from '../../plan/plan'
import { usePlanCheck } from '../../plan/PlanCheck'
import { isSamePlan } from '../../plan/planRows'
import { usePlan } from '../../plan/PlannerContext'
import { withRepeated } from '../../plan/repeatMeal'
import { Button } from '../../ui/Button'
import { useAnnounceChange } from '../useAnnounceChange'
import { messages } from './messages'

/** Puts the meal of a row into every row of its category (docs/product.md WEEK-19). Nothing where that changes nothing. */
export function EveryRow({ category, entry }: { category: Category; entry: Row }) {
  const { plan, dispatch } = usePlan()
  const { checkPlan } = usePlanCheck()
  const announceChange = useAnnounceChange()
  const { id, name } = entry
  if (isEmptyEntry(entry) || isSamePlan(withRepeated(plan, id), plan)) return null
  const repeat = () => {
    flushSync(() => dispatch({ type: 'repeatMeal', id }))
    // It suits those who eat its row; others may eat the other rows.
    if (plan[category].mealList.some(({ eaters }) => eaters)) void checkPlan()
    announceChange(messages.isEvery({ name, category }), plan)
  }
  return (
    <Button variant="quiet" icon={<Repeat aria-hidden="true" />} onClick={repeat}>
      {messages.every({ category })}
    </Button>
  )
}
