import type { z } from 'zod'
import { messages } from './messages'
import type {
  RestCategoryFragment,
  RestEntryFragment,
  RestPlanFragment,
  RestProposalFragment,
  RestUnsuitableFragment,
  ShoppingListQuery,
} from './operations.generated'
import type { entryInput, planInput, randomizeInput } from './shapes'

/** An entry as REST answers it. */
export const toEntry = (one: RestEntryFragment) => ({
  name: one.name,
  unique_id: one.uniqueId,
  isCustomised: one.isCustomised,
  url_details: one.urlDetails,
  num_serves: one.numServes,
  main_ingredient: one.mainIngredient,
})
const toCategory = ({ settings, mealList }: RestCategoryFragment) => ({
  settings: { num_meals: settings.numMeals },
  meal_list: mealList.map(toEntry),
})
/** A plan as REST answers it. */
export const toPlan = (given: RestPlanFragment) => ({
  breakfast: toCategory(given.breakfast),
  lunch: toCategory(given.lunch),
  dinner: toCategory(given.dinner),
})

/** Rows that do not suit, and why, beside an answer; nothing when every row suits. */
export const toWarnings = (rows: readonly RestUnsuitableFragment[]) =>
  rows.length > 0 && {
    warnings: rows.map((row) => ({
      field: rowPath(row),
      message: messages.doesNotSuit({ meal: row.mealName, reasons: row.reasons }),
    })),
  }
/** The path of a row, as REST spells it. */
export const rowPath = ({ category, row }: Pick<RestUnsuitableFragment, 'category' | 'row'>) =>
  `${category.toLowerCase()}.meal_list[${row}]`
/** A proposed category; when there are too few different meals also how many there are and what excludes the others. */
export const toProposal = ({ differentMeals, excludedBy, ...proposed }: RestProposalFragment) => ({
  ...toCategory(proposed),
  ...(excludedBy.length > 0 && {
    different_meals: differentMeals,
    excluded_by: excludedBy.map(({ kind, label, count }) => ({ kind: kind.toLowerCase(), label, count })),
  }),
})
/** A line of a list as REST answers it. */
export const toItem = ({ ingredient, amount, measurementUnit, typicalLocation, productLink }: Item) => ({
  ingredient: { name: ingredient.name },
  amount,
  measurement_unit: measurementUnit,
  typical_location: typicalLocation,
  ...(productLink && { product_link: productLink }),
})

/** An entry as REST is sent it. */
export const fromEntry = (one: z.infer<typeof entryInput>) => ({ uniqueId: one.unique_id, numServes: one.num_serves })
const fromCategory = ({ settings, meal_list }: z.infer<typeof planInput>['breakfast']) => ({
  settings: { numMeals: settings.num_meals },
  mealList: meal_list.map(fromEntry),
})
/** A plan as REST is sent it. */
export const fromPlan = (given: z.infer<typeof planInput>) => ({
  breakfast: fromCategory(given.breakfast),
  lunch: fromCategory(given.lunch),
  dinner: fromCategory(given.dinner),
})
/** How many meals are asked for, in either of two forms. */
export const countOf = (wanted: z.infer<typeof randomizeInput>['breakfast']) =>
  'settings' in wanted ? wanted.settings.num_meals : wanted.num_meals

/** An item of a list, or an ingredient to cook, which has no link. */
type Item = Omit<ShoppingListQuery['shoppingList']['items'][number], 'productLink'> & { productLink?: string | null }
