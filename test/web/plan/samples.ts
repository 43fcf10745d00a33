import {
  CATEGORIES,
  CATEGORY_ENUM,
  categoryOf,
  emptyPlan,
  entriesOf,
  toRows,
  type Category,
  type Entry,
  type Plan,
} from '../../../web/plan/plan'
import type { Dish } from '../../../web/plan/dish'
import { servedDishes } from '../../../web/plan/shownServed'

/** A meal for tests; its id follows from its name. */
export function meal(name: string, changes: Partial<Entry> = {}): Entry & { plate: string } {
  return {
    name,
    uniqueId: `id-${name}`,
    isCustomised: false,
    urlDetails: '',
    numServes: 1,
    mainIngredient: 'tofu',
    slug: name,
    picture: 'tofu',
    minutes: 20,
    swaps: [],
    plate: `/plates/${name}.0123456789012345678901.svg`,
    ...changes,
  }
}

/** A plan of these meals; its rows have ids such as `dinner-0`. */
export function planOf(parts: Partial<Record<Category, Entry[]>>): Plan {
  const given = Object.entries(parts).map(([category, meals]) => [
    category,
    categoryOf(toRows(meals, (row) => `${category}-${row}`)),
  ])
  return { ...emptyPlan(), ...Object.fromEntries(given) }
}

/** A plan as the API answers it: the cache needs the type names to apply the fragments. */
export function planAnswer(plan: Plan): object {
  const parts = CATEGORIES.map((category) => [
    category,
    {
      __typename: 'CategoryPlan',
      settings: plan[category].settings,
      mealList: entriesOf(plan[category]).map(mealAnswer),
    },
  ])
  return { __typename: 'MealPlan', ...Object.fromEntries(parts) }
}

/** A meal as the API answers it. */
export function mealAnswer(entry: Entry): object {
  return { __typename: 'MealEntry', ...entry }
}

/** A current plan with the rows of a plan, as the API answers it. No one has worked on it yet in version 0. */
export function currentAnswer(plan: Plan = emptyPlan(), version = 0, unsuitable: string[] = []): object {
  const rows = CATEGORIES.flatMap((category) =>
    plan[category].mealList.map(({ id, variantOf, isLocked = false, isWeekly = false, date = null, ...entry }) => ({
      __typename: 'PlanRow',
      id,
      category: CATEGORY_ENUM[category],
      serves: entry.numServes,
      hasSetServes: true,
      isLocked,
      isWeekly,
      date,
      hasSetEaters: false,
      eatenBy: [],
      versionOf: variantOf === null ? null : { __typename: 'PlanRow', id: variantOf },
      content: contentAnswer(entry),
    })),
  )
  const problems = unsuitable.map((id) => ({ __typename: 'RowProblem', row: { __typename: 'PlanRow', id } }))
  return { __typename: 'Plan', version, changedBy: null, rows, problems }
}

/** What is eaten in a row, as the API answers it. */
export function contentAnswer(entry: Entry): object | null {
  if (entry.uniqueId === '') return null
  const served = servedDishes(entry).map(({ role, dish }) => dishAnswer(role === 'side' ? 'SIDE' : 'DESSERT', dish))
  return { __typename: 'PlannedMeal', dishes: [dishAnswer('MAIN', entry), ...served] }
}

function dishAnswer(role: 'MAIN' | 'SIDE' | 'DESSERT', dish: Dish): object {
  return { __typename: 'PlannedDish', role, version: versionAnswer(dish) }
}

/** A recipe with its swaps, as the API answers it. */
export function versionAnswer(entry: Dish): object {
  const { uniqueId, isCustomised: isAdapted, plate, slug, name, minutes, picture, urlDetails, mainIngredient } = entry
  const mainGroup = { __typename: 'IngredientGroup', label: mainIngredient }
  const recipe = { __typename: 'Meal', slug, minutes, picture, sourceUrl: urlDetails || null, mainGroup }
  const food = (given: string | null) => (given === null ? null : { __typename: 'Ingredient', name: given })
  const swaps = entry.swaps.map(({ from, to, note }) => ({ __typename: 'Swap', from: food(from), to: food(to), note }))
  return { __typename: 'RecipeVersion', id: `RecipeVersion:${uniqueId}`, name, isAdapted, plate, swaps, recipe }
}

/** The viewer of an answer, with the household's current plan. */
export const viewerAnswer = (plan: object, household: object = {}): object => ({
  __typename: 'Viewer',
  household: { __typename: 'Household', id: 'home', version: 1, members: [], ...household, plan },
})
