import type { CupboardFragment } from '../operations.generated'
import { type PartPlaces, SharedStore } from '../SharedStore'
import { type CupboardAct, type CupboardHousehold, keptCupboard, pendingWords } from './cupboardStorage'
import { type CupboardView, NOTHING_AT_HOME, viewOf } from './cupboardView'

/** Where a cupboard is kept. */
export type CupboardPlaces = PartPlaces<CupboardFragment, CupboardHousehold, CupboardAct>

const ON_DEVICE: CupboardPlaces = {
  base: {
    read: keptCupboard.read,
    write: (kept, owner) => keptCupboard.write({ ...kept, at: Date.now() }, owner),
    subscribe: keptCupboard.subscribe,
  },
  queue: pendingWords,
}

/** The household's cupboard on the device of a person (docs/product.md CUP-9). */
export class CupboardStore extends SharedStore<CupboardFragment, CupboardHousehold, CupboardAct, CupboardView> {
  constructor(owner: string, places = ON_DEVICE) {
    super(owner, places, { nothing: { told: NOTHING_AT_HOME, household: { id: '' } }, viewOf })
  }
}
