import { arrayOf, isNumber, isText, nullOr, oneOf, orMissing, recordOf, shape } from '../session/guards'
import { ownedStorage } from '../session/ownedStorage'

/** How steps are shown. */
export type StepsView = 'one' | 'all'

/** A meal's place in the plan and its id. */
export interface DishPlace {
  key: string
  uniqueId: string
}

/** The selected meal, its step and the view, and what is cooked in the kitchen, kept for the tab (docs/product.md COOK-12). */
export interface CookingPlace {
  selected: DishPlace | null
  view: StepsView
  /** Step by a meal's id, from 0. */
  steps: Readonly<Record<string, number>>
  /** The dishes that are cooked at once, in the order in which they were chosen (docs/product.md COOK-26). */
  dishes?: readonly DishPlace[]
  /** Positions of the ingredients that are crossed off, by a meal's id. */
  crossed?: Readonly<Record<string, readonly number[]>>
}

const initial: CookingPlace = { selected: null, view: 'one', steps: {} }

const isDish = shape<DishPlace>({ key: isText, uniqueId: isText })
const places = ownedStorage<CookingPlace>(
  'cooking',
  shape<CookingPlace>({
    selected: nullOr(isDish),
    view: oneOf(['one', 'all']),
    steps: recordOf(isNumber),
    // The last release kept neither.
    dishes: orMissing(arrayOf(isDish)),
    crossed: orMissing(recordOf(arrayOf(isNumber))),
  }),
)

/** The place as it was left in this tab. */
export function readPlace(): CookingPlace {
  return places.read() ?? initial
}

/** Keeps the place for this tab and this person. */
export const storePlace = (place: CookingPlace): void => places.write(place)
