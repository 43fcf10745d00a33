import { LRUCache } from 'lru-cache'
import type { MealOrder } from '../generated/schemaTypes'
import type { CompiledIngredient, CompiledMeal } from './compiled'
import { keysetOf, type Key, type Keyset, type Page } from './keyset'
import type { CatalogueSnapshot } from './loadCatalogue'
import type { MealView } from './views'

/** What lists of one snapshot are read from. Each part is made at its first use and kept as long as the snapshot. */
export interface CatalogueIndex {
  meals(order: MealOrder): Keyset<CompiledMeal>
  ingredients(): Keyset<CompiledIngredient>
  /** Lists that were filtered lately, by what they were asked. */
  readonly filtered: LRUCache<string, Keyset<CompiledMeal>>
  /** Pages that were read lately, by what they were asked: the same page is the same object. */
  readonly pages: LRUCache<string, MealPage>
}

/** A page of meals, and the earliest version that the pages of its walk were read from. */
export type MealPage = Page<MealView> & { asOf: number }

const KEPT_LISTS = 16
const KEPT_PAGES = 200
const indexes = new WeakMap<CatalogueSnapshot, CatalogueIndex>()

/** The index of a snapshot. */
export function indexOf(snapshot: CatalogueSnapshot): CatalogueIndex {
  const known = indexes.get(snapshot)
  if (known) return known
  const made = makeIndex(snapshot)
  indexes.set(snapshot, made)
  return made
}

function makeIndex({ compiled, changedAt }: CatalogueSnapshot): CatalogueIndex {
  const keys: Record<MealOrder, (meal: CompiledMeal) => Key> = {
    NAME: ({ name, id }) => [name.toLowerCase(), id],
    MINUTES: ({ meal, id }) => [meal.minutes, id],
    CHANGED_AT: ({ id }) => [-(changedAt.get(id) ?? 0), id],
  }
  const orders = new Map<MealOrder, Keyset<CompiledMeal>>()
  let ingredients: Keyset<CompiledIngredient> | null = null
  return {
    filtered: new LRUCache({ max: KEPT_LISTS }),
    pages: new LRUCache({ max: KEPT_PAGES }),
    meals: (order) => {
      const kept =
        orders.get(order) ?? keysetOf(order, order === 'NAME' ? 'string' : 'number', compiled.meals, keys[order])
      orders.set(order, kept)
      return kept
    },
    ingredients: () =>
      (ingredients ??= keysetOf('INGREDIENT', 'string', compiled.ingredients, ({ name, slug }) => [
        name.toLowerCase(),
        slug,
      ])),
  }
}
