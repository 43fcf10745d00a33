import PlanMode from '../../planning/PlanMode'
import { OwnDishesLink } from './OwnDishesLink'

/** The Plan mode with a link to the person's own dishes. */
export default function PlanWithDishes() {
  return (
    <PlanMode>
      <OwnDishesLink />
    </PlanMode>
  )
}
