import type { MockLink } from '@apollo/client/testing'
import type { MealCategory } from '../../../web/apollo/schemaTypes.generated'
import type {
  DishIngredientFragment,
  DishQuestionFragment,
  EditedLineFragment,
  EditedDishFragment,
} from '../../../web/dishes/operations.generated'

type Mock = MockLink.MockedResponse

/** An ingredient of the catalogue. */
export function ingredient(slug: string, over: Partial<DishIngredientFragment> = {}): DishIngredientFragment {
  const typed = { __typename: 'Ingredient' }
  return {
    ...typed,
    slug,
    name: slug.replace(/-/g, ' '),
    group: { label: 'other' },
    picture: 'egg',
    pieceWeight: null,
    ...over,
  }
}

interface LineOver extends Partial<EditedLineFragment> {
  amount?: number
  /** Its sign. */
  unit?: string
}

/** A line, for one serve; 1 g unless it says otherwise. */
export function line(text: string, { amount = 1, unit = 'g', ...over }: LineOver = {}): EditedLineFragment {
  const typed = { __typename: 'DishLine' }
  return {
    ...typed,
    isKnown: Boolean(over.ingredient ?? over.dish),
    dish: null,
    dishServes: null,
    dishSuggestions: [],
    text,
    quantity: { amount, unit: { symbol: unit } },
    ingredient: null,
    name: text,
    preparation: null,
    optional: false,
    section: null,
    suggestions: [],
    ...over,
  }
}

/** Nothing beside the recipe. */
const noDetails = () => ({
  description: null,
  notes: null,
  labels: [] as string[],
  prepMinutes: null,
  cookMinutes: null,
  source: { __typename: 'DishSource', name: null, nutrition: null },
  stepSections: [] as { before: number; title: string }[],
})

/** A recipe for four that has been read: one line matched, one not. */
export const draft = (over: object = {}) => ({
  __typename: 'DishDraft',
  name: 'Lentil soup',
  serves: 4,
  yields: null,
  minutes: 40,
  categories: [] as MealCategory[],
  steps: ['Rinse.', 'Simmer.'],
  urlDetails: null,
  measures: 'AU',
  measuresFrom: 'NONE',
  unlisted: [] as DishQuestionFragment[],
  ...noDetails(),
  lines: [
    line('400 g lentils, rinsed', {
      amount: 100,
      ingredient: ingredient('red-lentil-dried', { name: 'split red lentils' }),
      name: 'lentils',
      preparation: 'rinsed',
    }),
    line('1 tbsp tamari', {
      amount: 0.25,
      unit: 'tbsp',
      name: 'tamari',
      suggestions: [ingredient('tamari', { name: 'gluten-free tamari' })],
    }),
  ],
  ...over,
})

/** A question about what a step names. */
export function question(slug: string, text: string, step = 1): DishQuestionFragment {
  const typed = { __typename: 'UnlistedIngredient' }
  return { ...typed, ingredient: ingredient(slug), step, text }
}

/** A stored dish. */
export const dish = (over: Partial<EditedDishFragment> = {}): EditedDishFragment => {
  const typed = { __typename: 'Dish' }
  return {
    ...typed,
    id: 'dish-1',
    slug: 'lentil-soup-1',
    photos: [],
    plate: 'https://meals.example/plates/dish-1.0123456789012345678901.svg',
    name: 'Lentil soup',
    picture: 'egg',
    categories: ['DINNER'],
    minutes: 40,
    keywords: [{ label: 'quick' }],
    serves: 4,
    yield: null,
    mainLine: 0,
    steps: ['Rinse.', 'Simmer.'],
    sourceUrl: null,
    measures: null,
    notAdded: [],
    unlisted: [],
    assumed: [],
    ...noDetails(),
    changedAt: 1,
    lines: draft().lines,
    ...over,
  }
}

/** An answer to every call of a document; `sent` receives the variables. */
export function answers(
  query: Mock['request']['query'],
  data: object,
  sent: (variables: Record<string, unknown>) => void = () => {},
): Mock {
  return {
    request: { query, variables: () => true },
    maxUsageCount: 20,
    result: (variables: Record<string, unknown>) => {
      sent(variables)
      return { data }
    },
  }
}

/** Every call of this document fails for want of a network. */
export function fails(query: Mock['request']['query']): Mock {
  return { request: { query, variables: () => true }, error: new Error('No network'), maxUsageCount: 20 }
}
