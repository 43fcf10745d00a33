import { isShopHabits } from '../../live/guards.generated'
import type { ShopHabitsFragment } from '../../live/operations.generated'
import type { PartRules } from '../../live/replica/Part'
import { arrayOf, type Guard, isNumber, isText, nullOr, shape } from '../../session/guards'
import { type HabitsAct, type HabitsView, NO_HABITS, viewOf } from './habitsView'

const isArrange = shape<{ store: string | null; areas: string[] | null }>({
  store: nullOr(isText),
  areas: nullOr(arrayOf(isText)),
})
const isSetPrice = shape<{ product: string; cents: number | null }>({ product: isText, cents: nullOr(isNumber) })
const isAct: Guard<HabitsAct> = (value): value is HabitsAct => {
  const { arrange, setPrice } = (value ?? {}) as { arrange?: unknown; setPrice?: unknown }
  return arrange === undefined ? isSetPrice(setPrice) : isArrange(arrange) && setPrice === undefined
}

/** How the household shops (docs/product.md SHOP-51). */
export const habitsPart: PartRules<ShopHabitsFragment, HabitsAct, HabitsView> = {
  name: 'habits',
  isTold: isShopHabits,
  isAct,
  nothing: NO_HABITS,
  viewOf,
}
