import { LRUCache } from 'lru-cache'
import type { CompiledMeal } from '../catalogue/compiled'
import { pacer } from '../platform/pacer'
import { compileDish } from './compileDish'
import type { DishFields, DishModel } from './DishModel'
import { type FoundInDish, foundInDish } from './foundInDish'
import { keptLoader } from './threads/keptLoader'
import type { CatalogueReader } from './threads/RecipeReader'

/** A version of a dish, read and compiled. */
export interface KeptDish {
  readonly meal: CompiledMeal
  readonly found: FoundInDish
}

/** What this process has read of dishes by one version of the catalogue. */
export interface KeptDishes {
  /** A version of a dish that has been read or is being read. */
  known(version: Pick<DishModel, 'id' | 'version'>): Promise<KeptDish> | undefined
  /** Whether it has been. */
  isRead(version: Pick<DishModel, 'id' | 'version'>): boolean
  /** Reads a dish, together with those that are asked for at the same time. */
  read(dish: DishModel): Promise<KeptDish>
  /** Keeps a dish of which it is known what it holds. */
  keep(dish: DishModel, found: FoundInDish): void
}

/** Versions of dishes that are kept. */
const KEPT = 5000
/** Dishes of one task. */
const AT_ONCE = 25

const kept = new WeakMap<CatalogueReader, KeptDishes>()

/** The dishes that were read by this reader, each version once whoever asks and however often. */
export function keptDishes(reader: CatalogueReader): KeptDishes {
  const known = kept.get(reader) ?? startKeeping(reader)
  kept.set(reader, known)
  return known
}

/** What dishes of one person hold besides what their lines list: one task. */
export async function findInDishes(
  reader: CatalogueReader,
  userId: string,
  dishes: readonly Pick<DishFields, 'lines' | 'steps' | 'notAdded'>[],
): Promise<FoundInDish[]> {
  const said = dishes.map(({ lines, steps, notAdded }) => ({
    lines: lines.map(({ text, ingredient }) => ({ text, ingredient })),
    steps,
    notAdded,
  }))
  const found = await reader.run('found', `user:${userId}`, said)
  return found.map((one) => foundInDish(reader.catalogue, one))
}

function startKeeping(reader: CatalogueReader): KeptDishes {
  const dishes = new LRUCache<string, Promise<KeptDish>>({ max: KEPT })
  const read = new WeakSet<Promise<KeptDish>>()
  const load = keptLoader((asked: readonly DishModel[]) => readByOwner(reader, asked), {
    keyOf,
    kept: dishes,
    atOnce: AT_ONCE,
  })
  const known = (version: Pick<DishModel, 'id' | 'version'>) => dishes.get(keyOf(version))
  const mark = (dish: DishModel): void => {
    const kept = known(dish)
    if (kept) read.add(kept)
  }
  return {
    known,
    isRead: (version) => {
      const kept = known(version)
      return kept !== undefined && read.has(kept)
    },
    read: async (dish) => {
      const kept = await load(dish)
      mark(dish)
      return kept
    },
    keep: (dish, found) => {
      dishes.set(keyOf(dish), Promise.resolve(compiled(reader, dish, found)))
      mark(dish)
    },
  }
}

const keyOf = ({ id, version }: Pick<DishModel, 'id' | 'version'>): string => `${id} ${version}`

const compiled = ({ catalogue }: CatalogueReader, dish: DishModel, found: FoundInDish): KeptDish => ({
  found,
  meal: compileDish(catalogue, dish, found),
})

/** One task for the dishes of each owner, in the owner's turn; what fails, fails for that owner's alone. */
async function readByOwner(reader: CatalogueReader, dishes: readonly DishModel[]): Promise<(KeptDish | Error)[]> {
  const read = new Map<DishModel, KeptDish | Error>()
  const readOwn = async (owner: string): Promise<void> => {
    const own = dishes.filter(({ userId }) => userId === owner)
    try {
      const found = await findInDishes(reader, owner, own)
      // Other calls are answered between the dishes.
      const pause = pacer()
      for (const [index, dish] of own.entries()) {
        read.set(dish, compiled(reader, dish, found[index] ?? { unlisted: [], alternatives: [] }))
        await pause()
      }
    } catch (error) {
      for (const dish of own) read.set(dish, error instanceof Error ? error : new Error(String(error)))
    }
  }
  await Promise.all([...new Set(dishes.map(({ userId }) => userId))].map(readOwn))
  return dishes.map((dish) => read.get(dish) ?? new Error(`The dish ${dish.id} was not read`))
}
