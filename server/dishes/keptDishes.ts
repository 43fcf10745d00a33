import type { Knex } from 'knex'
import { LRUCache } from 'lru-cache'
import { pacer } from '../platform/pacer'
import { type CompiledDish, compileDish } from './compileDish'
import type { DishModel } from './DishModel'
import { findInDishes } from './findInDishes'
import type { FoundInDish } from './foundInDish'
import { storeFound } from './keptFound'
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
  /** Where what is found is stored. Under a transaction it is not: it may never have been. */
  readonly db: Knex
}

/** What this process has read of dishes by one version of the catalogue. */
export interface KeptDishes {
  /** A version of a dish that has been read or is being read. */
  known(version: Pick<DishModel, 'id' | 'version'>): Promise<KeptDish> | undefined
  /** One that has been read. */
  ready(version: Pick<DishModel, 'id' | 'version'>): KeptDish | undefined
  /** Reads a dish, together with those that are asked for at the same time. */
  read(asked: DishWithInner): Promise<KeptDish>
  /** Reads a version again when it is next asked for. */
  forget(version: Pick<DishModel, 'id' | 'version'>): void
  /** Keeps a dish without others in it, of which it is known what it holds. */
  keep(dish: DishModel, found: FoundInDish): void
}

/** Versions of dishes that are kept, and how large they may be together, in bytes of memory as `sizeOf` guesses them. */
const KEPT = { most: 25_000, size: 200_000_000 }
/** Dishes of one task. */
const AT_ONCE = 25

const kept = new WeakMap<CatalogueReader, KeptDishes>()

/** The dishes that were read by this reader, each version once for all callers. */
export function keptDishes(reader: CatalogueReader): KeptDishes {
  const known = kept.get(reader) ?? startKeeping(reader)
  kept.set(reader, known)
  return known
}

function startKeeping(reader: CatalogueReader): KeptDishes {
  const dishes = new LRUCache<string, Promise<KeptDish>>({
    max: KEPT.most,
    maxSize: KEPT.size,
    sizeCalculation: () => 1,
  })
  const read = new WeakMap<Promise<KeptDish>, KeptDish>()
  const load = keptLoader((asked: readonly DishWithInner[]) => readByOwner(reader, asked), {
    keyOf: ({ dish }) => keyOf(dish),
    kept: dishes,
    atOnce: AT_ONCE,
  })
  const known = (version: Pick<DishModel, 'id' | 'version'>) => dishes.get(keyOf(version))
  const mark = (dish: DishModel, kept: KeptDish, reading = Promise.resolve(kept)): void => {
    dishes.set(keyOf(dish), reading, { size: sizeOf(dish, kept) })
    read.set(reading, kept)
  }
  return {
    known,
    ready: (version) => {
      const reading = known(version)
      return reading && read.get(reading)
    },
    read: async (asked) => {
      const kept = await load(asked)
      const reading = known(asked.dish)
      if (reading && !read.has(reading)) mark(asked.dish, kept, reading)
      return kept
    },
    forget: (version) => void dishes.delete(keyOf(version)),
    keep: (dish, found) => mark(dish, { ...compileDish(reader.catalogue, { dish, found }), parts: [] }),
  }
}

const keyOf = ({ id, version }: Pick<DishModel, 'id' | 'version'>): string => `${id} ${version}`

/** What a dish takes of the memory: its lines as they are compiled, and its texts. */
function sizeOf({ description, notes, lines }: DishModel, { meal: { meal } }: KeptDish): number {
  const steps = [...meal.steps, ...(meal.parts ?? []).flatMap((part) => part.steps)]
  const texts = [description ?? '', notes ?? '', ...lines.map(({ text }) => text), ...steps]
  return 2000 + 400 * meal.ingredients.length + 2 * texts.reduce((sum, { length }) => sum + length, 0)
}

const NOTHING: FoundInDish = { unlisted: [], alternatives: [] }

/** One task for the dishes of each owner, in the owner's turn; what fails, fails for that owner's alone. */
async function readByOwner(reader: CatalogueReader, asked: readonly DishWithInner[]): Promise<(KeptDish | Error)[]> {
  const read = new Map<DishModel, KeptDish | Error>()
  const readOwn = async (owner: string): Promise<void> => {
    const own = asked.filter(({ dish }) => dish.userId === owner)
    try {
      const inner = new Map(own.flatMap(partsOf).map((dish) => [dish.id, dish]))
      const dishes = [...own.map(({ dish }) => dish), ...inner.values()]
      const answers = await findInDishes(reader, owner, dishes)
      const found = new Map(dishes.map((dish, index) => [dish, answers[index]?.found ?? NOTHING]))
      const parts = new Map([...inner].map(([id, dish]) => [id, { dish, found: found.get(dish) ?? NOTHING }]))
      // Other calls are answered between the dishes.
      const pause = pacer()
      for (const { dish } of own) {
        const compiled = compileDish(reader.catalogue, { dish, found: found.get(dish) ?? NOTHING }, parts)
        read.set(dish, { ...compiled, parts: partsOf({ dish, inner }).map(({ id, version }) => ({ id, version })) })
        await pause()
      }
      const db = own.find((one) => one.db.isTransaction !== true)?.db
      const isNew = dishes.flatMap((dish, index) =>
        answers[index]?.isNew ? [{ dish, kept: answers[index].kept }] : [],
      )
      if (db) await store(reader, db, isNew)
    } catch (error) {
      for (const { dish } of own) read.set(dish, error instanceof Error ? error : new Error(String(error)))
    }
  }
  await Promise.all([...new Set(asked.map(({ dish }) => dish.userId))].map(readOwn))
  return asked.map(({ dish }) => read.get(dish) ?? new Error(`The dish ${dish.id} was not read`))
}

/** What can't be stored is found again by the next process. */
async function store(reader: CatalogueReader, ...found: Parameters<typeof storeFound>): Promise<void> {
  try {
    await storeFound(...found)
  } catch (error) {
    reader.log.warn({ error }, 'What was found in dishes could not be stored; it is found again after the next start')
  }
}

const partsOf = ({ dish, inner }: Pick<DishWithInner, 'dish' | 'inner'>): DishModel[] =>
  nestingOf(dish, inner).parts.map((part) => part.dish)
