import PlanMode from '../../planning/PlanMode'
import { OwnDishesLink } from './OwnDishesLink'

/** The Plan mode, with the way to a person's own dishes below. */
export default function PlanWithDishes() {
  return (
    <>
      <PlanMode />
      <OwnDishesLink />
    </>
  )
}
