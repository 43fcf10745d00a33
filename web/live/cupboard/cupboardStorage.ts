import { isCupboardUnit, type Kept } from '../../../schema/cupboardWords'
import { TIMES } from '../../../schema/limits'
import { arrayOf, type Guard, isNumber, isText, nullOr, shape } from '../../session/guards'
import { ownedQueue } from '../../session/ownedQueue'
import { ownedStorage } from '../../session/ownedStorage'
import type { CupboardFragment, CupboardItemFragment, KeptIngredientFragment } from '../operations.generated'
import type { KeptPart } from '../SharedStore'
import { isTimedOperation, type TimedOperation } from '../timedOperations'

/** Something that is said of an ingredient: that it is at home, or no longer is. */
export type CupboardAct =
  | { readonly keep: Kept & { readonly ingredient: KeptIngredientFragment } }
  | { readonly take: { readonly ingredient: string } }

/** Whose cupboard it is. */
export interface CupboardHousehold {
  id: string
}

/** Whether content of the device is an ingredient. */
export const isIngredient = shape<KeptIngredientFragment>({
  slug: isText,
  name: isText,
  picture: isText,
  typicalLocation: isText,
  shoppingUnit: isText,
  density: nullOr(isNumber),
  pieceWeight: nullOr(isNumber),
})

const isUnit: Guard<Kept['unit']> = (value): value is Kept['unit'] =>
  value === null || (isText(value) && isCupboardUnit(value))
const isKeep = shape<Extract<CupboardAct, { keep: object }>['keep']>({
  ingredient: isIngredient,
  amount: nullOr(isNumber),
  unit: isUnit,
  useBy: nullOr(isText),
})
const isTake = shape<{ ingredient: string }>({ ingredient: isText })
const isAct: Guard<CupboardAct> = (value): value is CupboardAct => {
  const { keep, take } = (value ?? {}) as { keep?: unknown; take?: unknown }
  return keep === undefined ? isTake(take) : isKeep(keep) && take === undefined
}

/** What was said of the cupboard on this device and has not reached the server yet (docs/product.md CUP-9). */
export const pendingWords = ownedQueue<TimedOperation<CupboardAct>>('cupboardOperations', isTimedOperation(isAct))

const isItem = shape<CupboardItemFragment>({
  ingredient: isIngredient,
  amount: nullOr(isNumber),
  unit: nullOr(isText),
  useBy: nullOr(isText),
  at: isNumber,
})

/** The cupboard as the server said it last. */
export interface KeptCupboard extends KeptPart<CupboardFragment, CupboardHousehold> {
  /** When that was, in milliseconds since 1970. */
  at: number
}

/** The same on the device, so that it opens without a network (docs/product.md DEV-15). */
export const keptCupboard = ownedStorage<KeptCupboard>(
  'sharedCupboard',
  shape<KeptCupboard>({
    told: shape<CupboardFragment>({ version: isNumber, items: arrayOf(isItem) }),
    household: shape<CupboardHousehold>({ id: isText }),
    at: isNumber,
  }),
)

/** Whether a person's cupboard is on the device, and was received no longer ago than a session lasts without use. */
export function hasRecentCupboard(owner: string): boolean {
  const kept = keptCupboard.read(owner)
  return kept !== null && Date.now() - kept.at < TIMES.sessionIdle
}
