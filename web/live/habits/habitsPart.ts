import { isShopHabits } from '../guards.generated'
import type { ShopHabitsFragment } from '../operations.generated'
import type { PartRules } from '../replica/Part'
import { arrayOf, exactlyOne, type Guard, isNumber, isText, nullOr, orMissing, shape } from '../../session/guards'
import { type HabitsAct, type HabitsView, NO_HABITS, viewOf } from './habitsView'

const isAct = exactlyOne(
  shape<{ arrange?: object; setPrice?: object; learnCode?: object }>({
    arrange: orMissing(
      shape<{ store: string | null; areas: string[] | null }>({
        store: nullOr(isText),
        areas: nullOr(arrayOf(isText)),
      }),
    ),
    setPrice: orMissing(shape<{ product: string; cents: number | null }>({ product: isText, cents: nullOr(isNumber) })),
    learnCode: orMissing(
      shape<{ code: string; name: string | null; ingredient: string | null }>({
        code: isText,
        name: nullOr(isText),
        ingredient: nullOr(isText),
      }),
    ),
  }),
) as Guard<unknown> as Guard<HabitsAct>

/** How the household shops (docs/product.md SHOP-51). */
export const habitsPart: PartRules<ShopHabitsFragment, HabitsAct, HabitsView> = {
  name: 'habits',
  isTold: isShopHabits,
  isAct,
  // Earlier releases knew no bar codes, and no photos.
  renewTold: (told) => ({ codes: [], photos: [], ...(told as object) }),
  nothing: NO_HABITS,
  viewOf,
}
