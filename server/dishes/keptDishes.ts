import { LRUCache } from 'lru-cache'
import { pacer } from '../platform/pacer'
import { type CompiledDish, compileDish } from './compileDish'
import type { DishFields, DishModel } from './DishModel'
import { type FoundInDish, foundInDish } from './foundInDish'
import { nestingOf } from './nesting'
import { keptLoader } from './threads/keptLoader'
import type { CatalogueReader } from './threads/RecipeReader'

/** A version of a dish, read and compiled. */
export interface KeptDish extends CompiledDish {
  /** The dishes within it, as they were read. */
  readonly parts: readonly Pick<DishModel, 'id' | 'version'>[]
}

/** A dish with those that are within it, by id, and maybe others. */
export interface DishWithInner {
  readonly dish: DishModel
  readonly inner: ReadonlyMap<string, DishModel>
}

/** What this process has read of dishes by one version of the catalogue. */
export interface KeptDishes {
  /** A version of a dish that has been read or is being read. */
  known(version: Pick<DishModel, 'id' | 'version'>): Promise<KeptDish> | undefined
  /** Whether it has been. */
  isRead(version: Pick<DishModel, 'id' | 'version'>): boolean
  /** Reads a dish, together with those that are asked for at the same time. */
  read(asked: DishWithInner): Promise<KeptDish>
  /** Reads a version again when it is next asked for. */
  forget(version: Pick<DishModel, 'id' | 'version'>): void
  /** Keeps a dish without others in it, of which it is known what it holds. */
  keep(dish: DishModel, found: FoundInDish): void
}

/** Versions of dishes that are kept. */
const KEPT = 5000
/** Dishes of one task. */
const AT_ONCE = 25

const kept = new WeakMap<CatalogueReader, KeptDishes>()

/** The dishes that were read by this reader, each version once for all callers. */
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
  const load = keptLoader((asked: readonly DishWithInner[]) => readByOwner(reader, asked), {
    keyOf: ({ dish }) => keyOf(dish),
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
    read: async (asked) => {
      const kept = await load(asked)
      mark(asked.dish)
      return kept
    },
    forget: (version) => void dishes.delete(keyOf(version)),
    keep: (dish, found) => {
      dishes.set(keyOf(dish), Promise.resolve({ ...compileDish(reader.catalogue, { dish, found }), parts: [] }))
      mark(dish)
    },
  }
}

const keyOf = ({ id, version }: Pick<DishModel, 'id' | 'version'>): string => `${id} ${version}`

const NOTHING: FoundInDish = { unlisted: [], alternatives: [] }

/** One task for the dishes of each owner, in the owner's turn; what fails, fails for that owner's alone. */
async function readByOwner(reader: CatalogueReader, asked: readonly DishWithInner[]): Promise<(KeptDish | Error)[]> {
  const read = new Map<DishModel, KeptDish | Error>()
  const readOwn = async (owner: string): Promise<void> => {
    const own = asked.filter(({ dish }) => dish.userId === owner)
    try {
      const inner = new Map(own.flatMap(partsOf).map((dish) => [dish.id, dish]))
      const dishes = [...own.map(({ dish }) => dish), ...inner.values()]
      const found = await findInDishes(reader, owner, dishes)
      const [whole, within] = [found.slice(0, own.length), found.slice(own.length)]
      const parts = new Map(
        [...inner.values()].map((dish, index) => [dish.id, { dish, found: within[index] ?? NOTHING }]),
      )
      // Other calls are answered between the dishes.
      const pause = pacer()
      for (const [index, { dish }] of own.entries()) {
        const compiled = compileDish(reader.catalogue, { dish, found: whole[index] ?? NOTHING }, parts)
        read.set(dish, { ...compiled, parts: partsOf({ dish, inner }) })
        await pause()
      }
    } catch (error) {
      for (const { dish } of own) read.set(dish, error instanceof Error ? error : new Error(String(error)))
    }
  }
  await Promise.all([...new Set(asked.map(({ dish }) => dish.userId))].map(readOwn))
  return asked.map(({ dish }) => read.get(dish) ?? new Error(`The dish ${dish.id} was not read`))
}

const partsOf = ({ dish, inner }: DishWithInner): DishModel[] => nestingOf(dish, inner).parts.map((part) => part.dish)
