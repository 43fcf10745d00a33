import type { CompiledCatalogue, CompiledMeal } from '../catalogue/compiled'
import { dishMeals } from '../dishes/dishMeals'
import type { Services } from '../services'

/** A person's own dishes, compiled against the catalogue. They are offered to their owner only. */
export function ownMeals(
  services: Pick<Services, 'db'>,
  userId: string,
  catalogue: CompiledCatalogue,
): Promise<readonly CompiledMeal[]> {
  return dishMeals(services, userId, catalogue)
}
