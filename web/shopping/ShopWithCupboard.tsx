import { CupboardActsContext } from './cupboardActs'
import { HabitsActsContext } from './habits/habitsActs'
import { useHabitsSync } from './habits/useHabitsSync'
import ShopMode from './ShopMode'
import { useSayAtHome } from './useSayAtHome'

/** The Shop mode, where lines can be said to be at home, and areas arranged (docs/product.md CUP-8, SHOP-46). */
export default function ShopWithCupboard() {
  const acts = useSayAtHome()
  const habits = useHabitsSync()
  return (
    <CupboardActsContext value={acts}>
      <HabitsActsContext value={habits}>
        <ShopMode />
      </HabitsActsContext>
    </CupboardActsContext>
  )
}
