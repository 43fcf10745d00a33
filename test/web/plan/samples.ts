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

/** A meal for tests; its id follows from its name. */
export function meal(name: string, changes: Partial<Entry> = {}): Entry {
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
export function currentAnswer(plan: Plan = emptyPlan(), version = 0, unsuitable: object[] = []): object {
  const rows = CATEGORIES.flatMap((category) =>
    plan[category].mealList.map(({ id, variantOf, ...entry }) => ({
      __typename: 'PlanRow',
      id,
      category: CATEGORY_ENUM[category],
      entry: mealAnswer(entry),
      hasSetServes: true,
      eaters: null,
      variantOf,
    })),
  )
  return { __typename: 'CurrentPlan', version, rows, unsuitable }
}
