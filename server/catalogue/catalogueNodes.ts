import { among, type FindNodes, readsMeals } from '../request/FindNodes'
import type { CompiledCatalogue } from './compiled'
import { groupKey, labelsByKey } from './labels'
import { mealView } from './views'

const groups = new WeakMap<CompiledCatalogue, ReadonlyMap<string, string>>()

/** The everyday groups of a catalogue by their keys, made once. */
function groupsOf(catalogue: CompiledCatalogue): ReadonlyMap<string, string> {
  const known = groups.get(catalogue) ?? new Map(catalogue.ingredients.map(({ kind }) => [groupKey(kind), kind]))
  groups.set(catalogue, known)
  return known
}

/** Meals and ingredients are for those who may read the catalogue; labels are for everyone. No statements. */
export const catalogueNodes: Readonly<Record<string, FindNodes>> = {
  Meal: async ({ services: { catalogue }, principal }, keys) => {
    if (!readsMeals(principal)) return new Map()
    const { snapshot } = catalogue
    return among(keys, (key) => {
      const meal = snapshot.compiled.mealById.get(key)
      return meal && mealView(snapshot, meal)
    })
  },
  Ingredient: async ({ services: { catalogue }, principal }, keys) =>
    readsMeals(principal) ? among(keys, (key) => catalogue.compiled.ingredientBySlug.get(key)) : new Map(),
  IngredientGroup: async ({ services: { catalogue } }, keys) => {
    const known = groupsOf(catalogue.compiled)
    return among(keys, (key) => known.get(key))
  },
  Tag: async (_context, keys) => among(keys, labelsByKey.Tag),
  StoreArea: async (_context, keys) => among(keys, labelsByKey.StoreArea),
  Requirement: async (_context, keys) => among(keys, labelsByKey.Requirement),
}
