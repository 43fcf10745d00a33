import type { Services } from '../platform/services'
import { dishMeals } from './dishMeals'
import type { DishVersion } from './DishModel'
import { keptDishes } from './keptDishes'

/** Dishes without which a transaction can't go on. */
class UnreadDishes extends Error {
  constructor(readonly versions: readonly DishVersion[]) {
    super('Some dishes are not read yet')
  }
}

/** Called with the dishes that a transaction needs, before it asks for their meals. */
export type NeedDishes = (versions: readonly DishVersion[]) => void

/** How often a transaction is begun again; then it waits. */
const TRIES = 3

/**
 * Runs a transaction that finds out which dishes it needs. What is not read yet is read when it has been rolled back, and it
 * is run again: nothing is locked while a thread reads.
 *
 * @param run calls `need` with the dishes before it asks for their meals.
 */
export async function withDishesRead<Result>(
  services: Pick<Services, 'db' | 'catalogue' | 'reader'>,
  run: (need: NeedDishes) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const catalogue = services.catalogue.compiled
    const { ready } = keptDishes(services.reader.of(catalogue))
    const need: NeedDishes = (versions) => {
      const unread = versions.filter((version) => !ready(version))
      if (unread.length > 0 && tries < TRIES) throw new UnreadDishes(unread)
    }
    try {
      return await run(need)
    } catch (error) {
      if (!(error instanceof UnreadDishes)) throw error
      await dishMeals(services, error.versions, catalogue)
    }
  }
}
