import { LRUCache } from 'lru-cache'
import type { CompiledCatalogue, CompiledMeal } from '../catalogue/compiled'
import type { Services } from '../platform/services'
import { compileDish } from './compileDish'
import { DishModel, type DishVersion } from './DishModel'

/** Compiled dishes that are kept for each version of the catalogue. */
const KEPT = 5000
const compiled = new WeakMap<CompiledCatalogue, LRUCache<string, CompiledMeal>>()

/**
 * Dishes as meals of a catalogue, in the same order. One query, and only for those that this process has not seen in their
 * present version.
 */
export async function dishMeals(
  { db }: Pick<Services, 'db'>,
  versions: readonly DishVersion[],
  catalogue: CompiledCatalogue,
): Promise<readonly CompiledMeal[]> {
  const kept = keptOf(catalogue)
  const keys = versions.map(({ id, version }) => `${id} ${version}`)
  const found = new Map(keys.map((key) => [key, kept.get(key)]))
  const missing = versions.filter((_, index) => found.get(keys[index] ?? '') === undefined)
  if (missing.length > 0) {
    const rows = await DishModel.query(db).findByIds(missing.map(({ id }) => id))
    for (const row of rows) {
      const meal = compileDish(catalogue, row)
      kept.set(`${row.id} ${row.version}`, meal)
      // A dish that was saved between the two queries is taken as it is now.
      const asked = versions.findIndex(({ id }) => id === row.id)
      found.set(keys[asked] ?? '', meal)
    }
  }
  return keys.flatMap((key) => found.get(key) ?? [])
}

function keptOf(catalogue: CompiledCatalogue): LRUCache<string, CompiledMeal> {
  const known = compiled.get(catalogue) ?? new LRUCache<string, CompiledMeal>({ max: KEPT })
  compiled.set(catalogue, known)
  return known
}
