import type { CompiledCatalogue, CompiledMeal } from '../catalogue/compiled'
import type { Services } from '../platform/services'
import { DishModel, type DishVersion } from './DishModel'
import { keptDishes } from './keptDishes'

/**
 * Dishes as meals of a catalogue, in the same order. One query, and only for those that this process has not seen in their
 * present version.
 */
export async function dishMeals(
  { db, reader }: Pick<Services, 'db' | 'reader'>,
  versions: readonly DishVersion[],
  catalogue: CompiledCatalogue,
): Promise<readonly CompiledMeal[]> {
  const dishes = keptDishes(reader.of(catalogue))
  const found = new Map(versions.map((version) => [version.id, dishes.known(version)]))
  const missing = versions.filter(({ id }) => found.get(id) === undefined)
  if (missing.length > 0) {
    const rows = await DishModel.query(db).findByIds(missing.map(({ id }) => id))
    // A dish that was saved between the two queries is taken as it is now.
    for (const row of rows) found.set(row.id, dishes.read(row))
  }
  const read = await Promise.all(versions.flatMap(({ id }) => found.get(id) ?? []))
  return read.map(({ meal }) => meal)
}
