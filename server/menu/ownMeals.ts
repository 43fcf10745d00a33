import type { CompiledCatalogue, CompiledMeal } from '../catalogue/compiled'
import { DishModel } from '../dishes/DishModel'
import { dishMeals } from '../dishes/dishMeals'
import type { Extend } from '../households/lockHouseholds'
import { tableReader } from '../households/tableMembers'
import type { Services } from '../platform/services'
import type { Caller } from '../request/context'

/** The dishes of a household's members, as a column that `DishModel.readVersions` reads. */
export interface DishColumn {
  dishes: unknown
}

/** Adds it to a query of members. */
export const withDishes: Extend = (query, db) => query.select(DishModel.versionsFor(db, 'member.userId').as('dishes'))

const readCooks = tableReader<DishColumn>(withDishes)

/**
 * The own dishes that an account may see, compiled against the catalogue: its own and those of its household's other
 * accounts (docs/product.md DISH-1).
 */
export async function ownMeals(
  services: Pick<Services, 'db' | 'now' | 'reader'>,
  caller: Caller,
  catalogue: CompiledCatalogue,
): Promise<readonly CompiledMeal[]> {
  const cooks = await readCooks(services, caller)
  return dishMeals(
    services,
    cooks.flatMap(({ more }) => DishModel.readVersions(more.dishes)),
    catalogue,
  )
}
