import { CupboardActsContext } from './cupboardActs'
import ShopMode from './ShopMode'
import { useSayAtHome } from './useSayAtHome'

/** The Shop mode, where lines can be said to be at home (docs/product.md CUP-8). */
export default function ShopWithCupboard() {
  const acts = useSayAtHome()
  return (
    <CupboardActsContext value={acts}>
      <ShopMode />
    </CupboardActsContext>
  )
}
