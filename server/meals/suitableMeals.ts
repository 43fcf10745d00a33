import { LRUCache } from 'lru-cache'
import type { CompiledCatalogue } from '../catalogue/compiled'
import { type Keyset, keysetOf } from '../catalogue/keyset'
import type { Supplies } from '../cupboard/supplies'
import type { OfferFilter, OfferOrder } from '../generated/schemaTypes'
import type { TableMenu } from '../menu/tableMenu'
import type { Category } from '../pure/mealCategories'
import { IMPERSONAL, keyIn, type Listed } from './Offered'
import { categoriesOf, servedAt, servedRoleOf, testsOf } from './offerTests'

/** The catalogue's meals in an order, with their ids. */
export interface MealList extends Keyset<Listed> {
  readonly ids: ReadonlySet<string>
}

const KEPT_LISTS = 32
const lists = new WeakMap<CompiledCatalogue, LRUCache<string, MealList>>()

/** What a list of the catalogue's meals depends on, beside the catalogue. */
export interface Asked {
  readonly table: TableMenu
  readonly filter: OfferFilter
  readonly order: OfferOrder
  readonly supplies: Supplies
}

/**
 * The catalogue's meals that suit a table and pass a filter, in an order. Nothing of it is one person's, so lists are kept by
 * what they were made of: the next page, and the same question of others, cost nothing more.
 */
export function suitableMeals({ table, filter, order, supplies }: Asked): MealList {
  const { catalogue } = table
  const categories = categoriesOf(filter)
  const kept = lists.get(catalogue) ?? new LRUCache<string, MealList>({ max: KEPT_LISTS })
  lists.set(catalogue, kept)
  const role = servedRoleOf(filter)
  const { category, search, maxMinutes, tags, usesAtHome, isAllAtHome } = filter
  const menus = role
    ? catalogue.byRole[role].slice(0, 1).map((meal) => table.forMeal(meal, { category }).menu.key)
    : categories.map((one) => table.forCategory(one).menu.key)
  const portions = isAllAtHome ? table.members.map(({ portion, eats }) => [portion, eats]) : null
  const atHome = usesAtHome || isAllAtHome ? [...supplies] : null
  const parts = { role, category, search, maxMinutes, tags, usesAtHome, isAllAtHome }
  const key = JSON.stringify([order, menus, parts, portions, atHome])
  const known = kept.get(key)
  if (known) return known
  const tests = testsOf(filter, table, supplies)
  const indexes = role
    ? catalogue.byRole[role].flatMap((meal) => (servedAt(meal, table, filter) ? [meal.index] : []))
    : mealsOf(table, categories)
  const listed = [...indexes].flatMap((index): Listed[] => {
    const meal = catalogue.meals[index]
    return meal && tests.every((test) => test(meal)) ? [{ meal, key: keyIn(order, meal, IMPERSONAL) }] : []
  })
  const ids = new Set(listed.map(({ meal }) => meal.id))
  const made = { ...keysetOf(`offers ${order}`, 'string', listed, ({ key: place }) => place), ids }
  kept.set(key, made)
  return made
}

/** Indexes of the catalogue's meals that suit those who eat one of the categories. */
function mealsOf(table: TableMenu, categories: readonly Category[]): ReadonlySet<number> {
  return new Set(categories.flatMap((category) => [...table.forCategory(category).menu.categories[category].meals]))
}
