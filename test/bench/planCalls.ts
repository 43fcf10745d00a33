import type { MeasuredCall } from './http'
import type { BuiltServer } from './servers'

const ENTRY = 'name uniqueId isCustomised urlDetails numServes mainIngredient'
const CATEGORIES = ['breakfast', 'lunch', 'dinner'] as const
const counts = { breakfast: { num_meals: 7 }, lunch: { num_meals: 7 }, dinner: { num_meals: 7 } }

/** The smallest query, and the fields of a partner's page. */
const PRODUCT = '{ product { name } }'
const PAGE =
  '{ meals(first: 50) { nodes { slug name minutes dietary ingredients { amount unit ingredient { slug name } } } pageInfo { hasNextPage endCursor } } }'

/** A partner's page of meals. */
export const partnerPage = ({ partnerKey }: Pick<BuiltServer, 'partnerKey'>): MeasuredCall => ({
  name: 'partner page of 50 with ingredients',
  method: 'POST',
  path: '/graphql',
  body: { query: PAGE },
  headers: { authorization: `Bearer ${partnerKey}` },
})

/** People's most frequent calls, over REST and over GraphQL. */
export async function planCalls({ url, token }: Pick<BuiltServer, 'url' | 'token'>): Promise<MeasuredCall[]> {
  const plan = (await (
    await fetch(`${url}/api/mealplan/randomize/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(counts),
    })
  ).json()) as Record<
    (typeof CATEGORIES)[number],
    { settings: { num_meals: number }; meal_list: { unique_id: string; num_serves: number }[] }
  >
  const graphPlan = Object.fromEntries(
    CATEGORIES.map((name) => [
      name,
      {
        settings: { numMeals: 7 },
        mealList: plan[name].meal_list.map((one) => ({ uniqueId: one.unique_id, numServes: 2 })),
      },
    ]),
  )
  const category = `{ settings { numMeals } mealList { ${ENTRY} } }`
  return [
    { name: 'meal bases, REST', method: 'GET', path: '/api/mealbases/dinner/' },
    {
      name: 'meal bases, GraphQL',
      method: 'POST',
      path: '/graphql',
      body: { query: `{ mealBases(category: DINNER) { mealList { ${ENTRY} } } }` },
    },
    { name: 'randomize 21, REST', method: 'POST', path: '/api/mealplan/randomize/', body: counts },
    {
      name: 'randomize 21, GraphQL',
      method: 'POST',
      path: '/graphql',
      body: {
        query: `mutation ($n: Int!) { randomizeMealPlan(input: { breakfast: { numMeals: $n }, lunch: { numMeals: $n }, dinner: { numMeals: $n } }) { breakfast ${category} lunch ${category} dinner ${category} } }`,
        variables: { n: 7 },
      },
    },
    {
      name: 'shopping list 21, GraphQL',
      method: 'POST',
      path: '/graphql',
      body: {
        query:
          'query ($plan: MealPlanInput!) { shoppingList(plan: $plan) { items { ingredient { name } amount measurementUnit typicalLocation productLink } } }',
        variables: { plan: graphPlan },
      },
    },
    { name: 'smallest query', method: 'POST', path: '/graphql', body: { query: PRODUCT } },
    { name: 'catalogue file', method: 'GET', path: '/static/meals-with-slugs.json' },
  ]
}
