import type { MealWithSwaps } from '../catalogue/mealEntryId'
import type { EatersMenu } from '../menu/eatersMenu'

/** A last check, so that no defect elsewhere can propose a meal that does not suit. */
export function assertSuits(chosen: MealWithSwaps, { allows }: Pick<EatersMenu, 'allows'>): void {
  if (!allows(chosen)) throw new Error(`${chosen.meal.id} was picked, but does not suit`)
}
