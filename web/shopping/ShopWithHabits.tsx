import { HabitsActsContext } from './habits/habitsActs'
import { useHabitsSync } from './habits/useHabitsSync'
import ShopMode from './ShopMode'

/** The Shop mode, where areas can be arranged and prices said (docs/product.md SHOP-46). */
export default function ShopWithHabits() {
  const habits = useHabitsSync()
  return (
    <HabitsActsContext value={habits}>
      <ShopMode />
    </HabitsActsContext>
  )
}
