import { type PartPlaces, SharedStore } from '../../live/SharedStore'
import type { ShopHabitsFragment } from '../operations.generated'
import { type HabitsView, NO_HABITS, viewOf } from './habitsView'
import { keptHabits } from './keptHabits'
import { type HabitsAct, pendingHabits } from './pendingHabits'

/** Whose habits they are. */
export interface HabitsHousehold {
  id: string
}

/** Where habits are kept. */
export type HabitsPlaces = PartPlaces<ShopHabitsFragment, HabitsHousehold, HabitsAct>

const ON_DEVICE: HabitsPlaces = {
  base: {
    read: (owner) => {
      const kept = keptHabits.read(owner)
      return kept && { told: kept.habits, household: { id: kept.household } }
    },
    write: ({ told, household }, owner) => keptHabits.write({ habits: told, household: household.id }, owner),
    subscribe: keptHabits.subscribe,
  },
  queue: pendingHabits,
}

/** How the household shops, on the device of a person (docs/product.md SHOP-51). */
export class HabitsStore extends SharedStore<ShopHabitsFragment, HabitsHousehold, HabitsAct, HabitsView> {
  constructor(owner: string, places = ON_DEVICE) {
    super(owner, places, { nothing: { told: NO_HABITS, household: { id: '' } }, viewOf })
  }
}
