import { arrayOf, isNumber, isText, nullOr, shape } from '../../session/guards'
import { ownedStorage } from '../../session/ownedStorage'
import type { ShopHabitsFragment } from '../operations.generated'

/** How a household shops, as the server said it last. */
interface KeptHabits {
  /** Its id. */
  household: string
  habits: ShopHabitsFragment
}

const isStore = shape<NonNullable<ShopHabitsFragment['store']>>({ id: isText, name: isText })
const isOrder = shape<ShopHabitsFragment['orders'][number]>({ store: nullOr(isText), areas: arrayOf(isText) })
const isPrice = shape<ShopHabitsFragment['prices'][number]>({ product: isText, cents: isNumber })

/** The same on the device of a person, so that the order and the prices are there in a shop without a network. */
export const keptHabits = ownedStorage<KeptHabits>(
  'shopHabits',
  shape<KeptHabits>({
    household: isText,
    habits: shape<ShopHabitsFragment>({
      version: isNumber,
      store: nullOr(isStore),
      orders: arrayOf(isOrder),
      prices: arrayOf(isPrice),
    }),
  }),
)
