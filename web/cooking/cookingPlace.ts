import { isNumber, isText, nullOr, oneOf, recordOf, shape } from '../session/guards'
import { ownedStorage } from '../session/ownedStorage'

/** How steps are shown. */
export type StepsView = 'one' | 'all'

/** The selected meal, its step and the view, kept for the tab (docs/product.md COOK-12). */
export interface CookingPlace {
  /** The chosen meal's place in the plan and its id. */
  selected: { key: string; uniqueId: string } | null
  view: StepsView
  /** Step by a meal's id, from 0. */
  steps: Readonly<Record<string, number>>
}

const initial: CookingPlace = { selected: null, view: 'one', steps: {} }

const places = ownedStorage<CookingPlace>(
  'cooking',
  shape<CookingPlace>({
    selected: nullOr(shape<NonNullable<CookingPlace['selected']>>({ key: isText, uniqueId: isText })),
    view: oneOf(['one', 'all']),
    steps: recordOf(isNumber),
  }),
)

/** The place as it was left in this tab. */
export function readPlace(): CookingPlace {
  return places.read() ?? initial
}

/** Keeps the place for this tab and this person. */
export const storePlace = (place: CookingPlace): void => places.write(place)
