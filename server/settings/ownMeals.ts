import type { CompiledCatalogue, CompiledMeal } from '../catalogue/compiled'
import { dishMeals } from '../dishes/dishMeals'
import { tableMembers, type TableMember } from '../households/tableMembers'
import type { Services } from '../services'

/** The own dishes of a household's accounts, compiled against the catalogue (docs/product.md DISH-1). */
export function householdDishes(
  services: Pick<Services, 'db'>,
  members: readonly TableMember[],
  catalogue: CompiledCatalogue,
): Promise<readonly CompiledMeal[]> {
  return dishMeals(
    services,
    members.flatMap(({ userId }) => userId ?? []),
    catalogue,
  )
}

/** The own dishes that an account may see: its own and those of its household's other accounts. */
export async function ownMeals(
  services: Pick<Services, 'db' | 'now'>,
  userId: string,
  catalogue: CompiledCatalogue,
): Promise<readonly CompiledMeal[]> {
  return householdDishes(services, await tableMembers(services, userId), catalogue)
}
