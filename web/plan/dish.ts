import { LIMITS } from '../../schema/limits'
import { arrayOf, isFlag, isNumber, isText, nullOr, orMissing, shape } from '../session/guards'
import type { PlanEntryFragment } from './operations.generated'

/** What is cooked, with its swaps; empty strings where nothing is. What it says of the recipe follows from `uniqueId`. */
export type Dish = Readonly<Omit<PlanEntryFragment, 'plate'>> & {
  /** Path of its picture; missing in what an earlier release kept. */
  readonly plate?: string
}

/** A swap that a dish carries; `to` is null when the ingredient is left out. */
type DishSwap = Dish['swaps'][number]

/** Guards of the fields. */
export const dishGuards = {
  name: isText,
  uniqueId: isText,
  isCustomised: isFlag,
  urlDetails: isText,
  numServes: isNumber,
  mainIngredient: isText,
  slug: isText,
  picture: isText,
  plate: orMissing(isText),
  minutes: isNumber,
  swaps: arrayOf(shape<DishSwap>({ from: isText, to: nullOr(isText), note: isText })),
}

/** Whether content from outside, such as the browser's storage, is a dish. */
export const isDish = shape<Dish>(dishGuards)

/** Nothing, for so many serves. */
export const emptyDish = (numServes: number = LIMITS.defaultServes): Dish => ({
  name: '',
  uniqueId: '',
  isCustomised: false,
  urlDetails: '',
  numServes,
  mainIngredient: '',
  slug: '',
  picture: '',
  plate: '',
  minutes: 0,
  swaps: [],
})
