import { isTimedOperation, type TimedOperation } from '../../live/timedOperations'
import { arrayOf, type Guard, isNumber, isText, nullOr, shape } from '../../session/guards'
import { ownedQueue } from '../../session/ownedQueue'

/** A change of how the household shops: of the order of a store, null for the usual one, or of a price, null for none. */
export type HabitsAct =
  | { readonly arrange: { readonly store: string | null; readonly areas: readonly string[] | null } }
  | { readonly setPrice: { readonly product: string; readonly cents: number | null } }

const isArrange = shape<{ store: string | null; areas: string[] | null }>({
  store: nullOr(isText),
  areas: nullOr(arrayOf(isText)),
})
const isSetPrice = shape<{ product: string; cents: number | null }>({ product: isText, cents: nullOr(isNumber) })
const isAct: Guard<HabitsAct> = (value): value is HabitsAct => {
  const { arrange, setPrice } = (value ?? {}) as { arrange?: unknown; setPrice?: unknown }
  return arrange === undefined ? isSetPrice(setPrice) : isArrange(arrange) && setPrice === undefined
}

/** What of that was done on this device and has not reached the server yet (docs/product.md SHOP-51). */
export const pendingHabits = ownedQueue<TimedOperation<HabitsAct>>('habitsOperations', isTimedOperation(isAct))
