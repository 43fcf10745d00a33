import { CATEGORIES, FACTS, type Category, type Fact } from './types'

const named = <T extends string>(values: readonly T[]) =>
  Object.fromEntries(values.map((value) => [value.toUpperCase(), value])) as Record<Uppercase<T>, T>

/** Categories and facts by their names in the API's enums, where resolvers see the domain's values. */
export const mealCategories: Record<Uppercase<Category>, Category> = named(CATEGORIES)
export const dietaryFacts: Record<Uppercase<Fact>, Fact> = named(FACTS)

/** The name of a category or fact in the API, for what is not answered through GraphQL. */
export function apiName<T extends Category | Fact>(value: T): Uppercase<T> {
  return value.toUpperCase() as Uppercase<T>
}
