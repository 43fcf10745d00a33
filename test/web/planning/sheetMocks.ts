import type { MockLink } from '@apollo/client/testing'
import type { Entry } from '../../../web/plan/plan'
import { MealDetailsDocument, MealVersionsDocument } from '../../../web/planning/sheet/operations.generated'

type Mock = MockLink.MockedResponse

/** A version of a meal with those who eat it, as the API answers it. */
export const serving = (entry: Entry, meets: string[] = []) => ({
  __typename: 'TableServing',
  version: {
    __typename: 'RecipeVersion',
    id: `RecipeVersion:${entry.uniqueId}`,
    name: entry.name,
    isAdapted: entry.swaps.length > 0,
    swaps: entry.swaps.map(({ from, to, note }) => ({
      ...{ __typename: 'Swap', note },
      from: { __typename: 'Ingredient', name: from },
      to: to === null ? null : { __typename: 'Ingredient', name: to },
    })),
  },
  eaters: (entry.eaters ?? []).map((id) => ({ __typename: 'HouseholdMember', id })),
  serves: entry.numServes,
  meets,
})

/** The answer of mealVersions with these servings; `sent` receives the variables. */
export const servesAs = (servings: object[], sent: (variables: unknown) => void = () => {}): Mock => ({
  request: { query: MealVersionsDocument, variables: (given) => (sent(given), true) },
  result: {
    data: {
      node: {
        __typename: 'RecipeVersion',
        id: 'RecipeVersion:the row’s',
        suits: { __typename: 'TableSuitability', servings },
      },
    },
  },
  maxUsageCount: 9,
})

const cooking = {
  __typename: 'Cooking',
  ingredients: [{ __typename: 'CookingLine', text: '2 onions', preparation: 'sliced', optional: false }],
  steps: [{ __typename: 'CookingStep', number: 1, text: 'Fry the onions.' }],
  nutrition: {
    __typename: 'MealNutrition',
    perServe: { __typename: 'Nutrition', energy: 1804.4, protein: 21.2 },
  },
}

/** Answers to what the sheet of a meal shows, with these servings. */
export const detailsWith = (servings: object[] = []): Mock => ({
  request: { query: MealDetailsDocument, variables: () => true },
  result: ({ id }: { id?: string }) => ({
    data: {
      node: {
        __typename: 'RecipeVersion',
        id,
        recipe: {
          __typename: 'Meal',
          id: `Meal:${id}`,
          opinion: { __typename: 'RecipeOpinion', isFavourite: false, isNeverAgain: false },
        },
        cooking,
        suits: { __typename: 'TableSuitability', servings },
      },
    },
  }),
  maxUsageCount: 99,
})
