import { randomUUID } from 'node:crypto'
import { CATEGORIES } from '../../server/catalogue/types'
import { type CheckedCall, FRESH, WHOLE } from './CheckedCall'
import { DISH, type Given } from './givenCalls'

const ENTRY = 'name uniqueId slug picture minutes numServes mainIngredient swaps { from to note }'
const PLAN = CATEGORIES.map((name) => `${name} { mealList { ${ENTRY} } }`).join(' ')
const PAGE =
  '{ totalCount nodes { slug name minutes dietary ingredients { amount unit ingredient { slug name } } } pageInfo { hasNextPage endCursor } }'
const PER_PAGE = 50
const REQUIREMENTS = [
  'VEGAN',
  'GLUTEN_FREE',
  'DAIRY_FREE',
  'EGG_FREE',
  'NUT_FREE',
  'SOY_FREE',
  'SESAME_FREE',
  'FISH_FREE',
]

let turn = 0
/** Some of them, other ones each time. */
const some = <Item>(items: readonly Item[]): Item[] => {
  turn += 1
  return items.filter((_, index) => (turn >> index) & 1)
}

/** Every call that reads the catalogue, in the ways that differ. */
export function catalogueCalls(given: Given): CheckedCall[] {
  const { token, choosy, partnerKey, slug, slugs, plan, middle, end, dishId } = given
  const graphql = (
    name: string,
    query: string,
    variables: object | (() => object) = {},
    more: Partial<CheckedCall> = {},
  ): CheckedCall => ({
    name,
    method: 'POST',
    path: '/graphql',
    token,
    body: typeof variables === 'function' ? () => ({ query, variables: variables() }) : { query, variables },
    isRight: (text) => {
      const { data, errors } = JSON.parse(text) as { data: Record<string, unknown>; errors?: unknown }
      return errors === undefined && Object.values(data).every((one) => one !== null) && !text.includes('"code":"')
    },
    ...more,
  })
  const partner = { token: partnerKey }
  const pages = (
    name: string,
    variables: object | (() => object),
    how = 'filter: $filter',
    kind = '$filter: MealFilter',
  ) => graphql(`meals, ${name}`, `query (${kind}) { meals(first: ${PER_PAGE}, ${how}) ${PAGE} }`, variables, partner)
  const after = (name: string, cursor: string | null) => pages(name, { cursor }, 'after: $cursor', '$cursor: String')
  const filter = (name: string, of: object) => pages(name, { filter: of })
  const freshFilter = (name: string, of: () => object) => ({ ...pages(name, () => ({ filter: of() })), grows: FRESH })
  const requirements = () => some(REQUIREMENTS).map((requirement) => ({ requirement, setting: 'ADAPT' }))
  const words = () => ({
    text: some(['olives', 'mushrooms', 'egg', 'prawns', 'celery', 'beef', 'rice', 'tofu']).join(', '),
  })
  const proposed = (name: string, by: string) =>
    graphql(
      `randomizeMealPlan, 21, ${name}`,
      `mutation { randomizeMealPlan(input: { ${CATEGORIES.map((one) => `${one}: { numMeals: 7 }`).join(', ')} }) { ${PLAN} errors { code } } }`,
      {},
      { token: by },
    )
  return [
    after('first page', null),
    after('page in the middle', middle),
    after('last page', end),
    pages('by minutes', { order: 'MINUTES' }, 'orderBy: $order', '$order: MealOrder!'),
    filter('a category', { category: 'DINNER' }),
    filter('a diet', { category: 'DINNER', requirements: [{ requirement: 'VEGAN', setting: 'ADAPT' }] }),
    freshFilter('another diet each time', () => ({ requirements: requirements() })),
    filter('tags, kind and minutes', { tags: ['quick'], mainIngredient: 'Chicken', maxMinutes: 30 }),
    freshFilter('other minutes each time', () => ({ maxMinutes: 15 + (turn++ % 60) })),
    filter('a search', { search: 'lentil lemon' }),
    freshFilter('another search each time', () => ({ search: slugs[turn++ % slugs.length]?.replaceAll('-', ' ') })),
    filter('changes since', { changedSince: Date.now() }),
    graphql(
      'meal, by slug',
      `
        query ($slug: String!) {
          meal(slug: $slug) {
            id
            name
            suitability(requirements: [{ requirement: DAIRY_FREE }]) {
              kind
              swaps {
                note
              }
            }
          }
        }
      `,
      { slug },
      partner,
    ),
    graphql(
      'meal, another with another diet each time',
      'query ($slug: String!, $requirements: [RequirementInput!]!) { meal(slug: $slug) { id suitability(requirements: $requirements) { kind } } }',
      () => ({ slug: slugs[turn++ % slugs.length], requirements: requirements() }),
      partner,
    ),
    graphql('ingredients, first page', '{ ingredients(first: 50) { totalCount nodes { slug name } } }', {}, partner),
    graphql('ingredients, a search', '{ ingredients(first: 50, search: "bean") { nodes { slug } } }', {}, partner),
    graphql(
      'neverEatenEffect, another text each time',
      'query ($text: String!) { neverEatenEffect(text: $text) { mealCount words { word mealCount ingredients { name } suggestions } errors { code } } }',
      words,
    ),
    graphql('settingsForms', '{ settingsForms { dietary { label } tags { label } } }', {}, { token: choosy }),
    graphql(
      'mealBases, with settings',
      `{ mealBases(category: DINNER) { mealList { ${ENTRY} } } }`,
      {},
      { token: choosy, grows: WHOLE },
    ),
    graphql(
      'mealVersions',
      'query ($meal: ID!) { mealVersions(meal: $meal, category: DINNER) { entry { name } eaters } }',
      { meal: plan.dinner.mealList[0]?.uniqueId },
    ),
    graphql(
      'saveMealPlan, 21',
      'mutation ($plan: MealPlanInput!) { saveMealPlan(input: { plan: $plan }) { saved { version } errors { code } } }',
      { plan },
    ),
    graphql('mealPlan, 21', `{ mealPlan { plan { ${PLAN} } unsuitable { reasons } } }`),
    graphql(
      'scrubMealPlan, 21',
      `mutation ($plan: MealPlanInput!) { scrubMealPlan(input: { plan: $plan }) { plan { ${PLAN} } changes { reasons } errors { code } } }`,
      { plan },
      { token: choosy },
    ),
    proposed('without settings', token),
    proposed('with settings', choosy),
    graphql(
      'applyPlanOperations',
      'mutation ($operations: [PlanOperationInput!]!) { applyPlanOperations(operations: $operations) { plan { version } errors { code } } }',
      () => {
        const rowId = randomUUID()
        const { uniqueId } = plan.dinner.mealList[0] ?? { uniqueId: '' }
        const addRow = { rowId, category: 'DINNER', after: null, uniqueId, serves: 2 }
        return { operations: [{ addRow }, { removeRow: { rowId } }].map((act) => ({ id: randomUUID(), act })) }
      },
    ),
    graphql('currentPlan, 21', `{ currentPlan { rows { id entry { ${ENTRY} } } unsuitable { reasons } } }`),
    graphql(
      'shoppingList, 21',
      'query ($plan: MealPlanInput!) { shoppingList(plan: $plan) { items { ingredient { name } amount measurementUnit typicalLocation } errors { code } } }',
      { plan },
    ),
    graphql(
      'shoppingListForMeals',
      'query ($meals: [ServesInput!]!) { shoppingListForMeals(meals: $meals) { items { amount } errors { code } } }',
      { meals: slugs.slice(0, 10).map((meal) => ({ meal, serves: 2 })) },
      partner,
    ),
    graphql(
      'cookingMeal',
      'query ($entry: MealEntryInput!) { cookingMeal(entry: $entry) { ingredients { amount } errors { code } } }',
      { entry: plan.dinner.mealList[0] },
    ),
    graphql(
      'instructions, another each time',
      'query ($slug: String!) { instructions(slug: $slug) { name steps } }',
      () => ({ slug: slugs[turn++ % slugs.length] }),
    ),
    graphql(
      'plannedInstructions, 7',
      'query ($meals: [PlannedMealInput!]!) { plannedInstructions(meals: $meals) { name steps } }',
      { meals: plan.dinner.mealList.map(({ uniqueId, numServes: serves }) => ({ uniqueId, serves })) },
    ),
    graphql(
      'readDish',
      'mutation ($text: String!) { readDish(input: { text: $text }) { draft { lines { ingredient { slug } } } errors { code } } }',
      { text: 'Rice with egg\n\n200 g rice\n2 eggs\n1 tbsp soy sauce\n\nBoil the rice. Fry the eggs.' },
    ),
    graphql(
      'saveDish',
      'mutation ($input: SaveDishInput!) { saveDish(input: $input) { dish { id } errors { code } } }',
      { input: { ...DISH, id: dishId } },
    ),
    graphql(
      'saveSettings, another text each time',
      `
        mutation ($input: SaveSettingsInput!) {
          saveSettings(input: $input) {
            errors {
              code
            }
          }
        }
      `,
      () => ({ input: { dietary: [{ label: 'Ingredients I never eat', ...words() }] } }),
      { token: choosy },
    ),
  ]
}
