import type { CompiledCatalogue, CompiledMeal } from '../catalogue/compiled'
import type { Services } from '../platform/services'
import { DishModel, type DishVersion } from './DishModel'
import { innerDishes } from './innerDishes'
import { type KeptDish, type KeptDishes, keptDishes } from './keptDishes'

/** Dishes that are read together: few enough that their threads' tasks may all wait. */
const AT_ONCE = 100

/**
 * Dishes as meals of a catalogue, in the same order. For each hundred that this process has not seen in their present version
 * one query, or with dishes in dishes three.
 */
export async function dishMeals(
  { db, reader }: Pick<Services, 'db' | 'reader'>,
  versions: readonly DishVersion[],
  catalogue: CompiledCatalogue,
): Promise<readonly CompiledMeal[]> {
  const dishes = keptDishes(reader.of(catalogue))
  const found = await readVersions(db, dishes, versions)
  const now = new Map(versions.map(({ id, version }) => [id, version]))
  const stale = versions.filter(({ id }) => isStale(found.get(id), now))
  for (const version of stale) dishes.forget(version)
  const again = await readVersions(db, dishes, stale)
  return versions.flatMap(({ id }) => (again.get(id) ?? found.get(id))?.meal ?? [])
}

async function readVersions(
  db: Services['db'],
  dishes: KeptDishes,
  versions: readonly DishVersion[],
): Promise<ReadonlyMap<string, KeptDish>> {
  const found = new Map<string, KeptDish>()
  const unread: DishVersion[] = []
  for (const version of versions) {
    const ready = dishes.ready(version)
    if (ready) found.set(version.id, ready)
    else unread.push(version)
  }
  for (let at = 0; at < unread.length; at += AT_ONCE)
    for (const [id, kept] of await readSome(db, dishes, unread.slice(at, at + AT_ONCE))) found.set(id, kept)
  return found
}

async function readSome(
  db: Services['db'],
  dishes: KeptDishes,
  versions: readonly DishVersion[],
): Promise<[string, KeptDish][]> {
  const reading = new Map(versions.map((version) => [version.id, dishes.known(version)]))
  const missing = versions.filter(({ id }) => reading.get(id) === undefined)
  if (missing.length > 0) {
    const rows = await DishModel.query(db).findByIds(missing.map(({ id }) => id))
    const inner = await innerDishes(db, rows)
    // A dish that was saved between the two queries is taken as it is now.
    for (const dish of rows) reading.set(dish.id, dishes.read({ dish, inner, db }))
  }
  const read = await Promise.all([...reading].map(async ([id, kept]) => [id, await kept] as const))
  return read.flatMap(([id, kept]): [string, KeptDish][] => (kept ? [[id, kept]] : []))
}

/** Whether a dish within it is another one: the release before this one gives the outer dish no other version for that. */
const isStale = (kept: KeptDish | undefined, now: ReadonlyMap<string, number>): boolean =>
  kept?.parts.some(({ id, version }) => (now.get(id) ?? version) !== version) ?? false
