import type { ServedRole } from '../../schema/servedWith'
import { CATEGORIES, FACTS, type Category, type Fact, type Nutrient } from './types'

const named = <T extends string>(values: readonly T[]) =>
  Object.fromEntries(values.map((value) => [value.toUpperCase(), value])) as Record<Uppercase<T>, T>

/** Categories and facts by their names in the API's enums, where resolvers see the domain's values. */
export const mealCategories: Record<Uppercase<Category>, Category> = named(CATEGORIES)
export const dietaryFacts: Record<Uppercase<Fact>, Fact> = named(FACTS)

/** Nutrients in the same way. */
export const nutrients = {
  ENERGY: 'energy',
  PROTEIN: 'protein',
  FAT: 'fat',
  SATURATED_FAT: 'saturatedFat',
  CARBOHYDRATE: 'carbohydrate',
  SUGARS: 'sugars',
  FIBRE: 'fibre',
  SODIUM: 'sodium',
  FODMAP: 'fodmap',
  POTASSIUM: 'potassium',
  PHOSPHORUS: 'phosphorus',
} as const satisfies Record<string, Nutrient>

/** The name of a category, fact or role in the API, for what resolvers do not see as the domain's values. */
export function apiName<T extends Category | Fact | ServedRole>(value: T): Uppercase<T> {
  return value.toUpperCase() as Uppercase<T>
}
