import { screen, waitFor, within } from '@testing-library/react'
import type { MockLink } from '@apollo/client/testing'
import { MealTraitsDocument, UnsuitableMealsDocument } from '../../../web/planning/picker/operations.generated'
import { emptyEntry } from '../../../web/plan/plan'
import { planOf } from '../plan/samples'
import { mealBases, offered, onOffer, renderPlan } from '../planning/renderPlan'

jest.mock('../../../web/telemetry/analytics', () => ({ recordEvent: jest.fn() }))

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

/** Mapo tofu is quick, Baked tofu is a favourite with coriander; there are no own dishes. */
function traits(): MockLink.MockedResponse {
  const mealTraits = onOffer.dinner.map(({ uniqueId, name }) => ({
    __typename: 'MealTraits',
    uniqueId,
    minutes: name === 'Mapo tofu' ? 20 : 60,
    ingredients: name === 'Baked tofu' ? ['coriander'] : ['rice'],
    tags: [],
    isOwn: false,
    isFavourite: name === 'Baked tofu',
    isLately: false,
  }))
  const offers = { __typename: 'OfferConnection', suitableCount: 214, recipeCount: 571 }
  const household = { __typename: 'Household', id: 'Household:1', mealTraits, offers }
  const request = { query: MealTraitsDocument, variables: { category: 'DINNER' } }
  return { request, result: { data: { viewer: { __typename: 'Viewer', household } } }, maxUsageCount: 9 }
}

/** What the catalogue has for a word: one meal of that name, one that only holds it, and one that suits. */
function named(search: string): MockLink.MockedResponse {
  const meal = (name: string, reason: string | null) => ({
    __typename: 'Meal',
    id: `Meal:${name}`,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    name,
    suits: {
      __typename: 'TableSuitability',
      kind: reason === null ? 'SUITABLE' : 'UNSUITABLE',
      blockedBy: reason === null ? [] : [{ __typename: 'TableBlock', reason }],
    },
  })
  const nodes = [
    meal('Pizza bianca', 'Mia: wheat flour is not gluten free.'),
    meal('Bread', 'x'),
    meal('Rice pizza', null),
  ]
  const request = { query: UnsuitableMealsDocument, variables: { category: 'DINNER', search } }
  return { request, result: { data: { meals: { __typename: 'MealConnection', nodes } } }, maxUsageCount: 9 }
}

async function opened() {
  const { user } = renderPlan({
    plan: planOf({ dinner: [emptyEntry()] }),
    mocks: [traits(), named('pizza'), ...mealBases()],
  })
  await offered()
  await user.click(screen.getByRole('combobox', { name: 'Dinner 1' }))
  const filters = await screen.findByRole('group', { name: 'Filters' })
  return { user, filters }
}
const names = () =>
  screen.queryAllByRole('option').map((option) => option.querySelector('span')?.firstChild?.textContent)

test('the picker is searched by ingredient and picked from with the keys (PLAN-87)', async () => {
  const { user } = await opened()
  await user.type(screen.getByRole('combobox', { name: 'Search meals' }), 'coriander')
  await waitFor(() => expect(names()).toEqual(['Baked tofu']))
  expect(screen.getByRole('option', { name: /with coriander/ })).toBeVisible()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Dinner 1' })).toHaveValue('Baked tofu'))
})

test('filters that are of use are pressed, and dropped where nothing is left (PLAN-87)', async () => {
  const { user, filters } = await opened()
  expect(
    within(filters)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['30 minutes', 'Favourites'])
  await user.click(within(filters).getByRole('button', { name: '30 minutes' }))
  expect(names()).toEqual(['Mapo tofu'])
  // By the keys.
  within(filters).getByRole('button', { name: 'Favourites' }).focus()
  await user.keyboard(' ')
  expect(within(filters).getByRole('button', { name: 'Favourites', pressed: true })).toBeVisible()
  expect(names()).toEqual([])
  expect(screen.getByText(/“30 minutes” hides 2\. “Favourites” hides 2\./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Drop the filters' }))
  expect(names()).toHaveLength(3)
})

test('where nothing is called so, it says how many recipes suit, and which of that name do not, and why (PLAN-87)', async () => {
  const { user } = await opened()
  await user.type(screen.getByRole('combobox', { name: 'Search meals' }), 'pizza')
  expect(await screen.findByText(/No meal matches\. 214 of 571 recipes suit your table\./)).toBeVisible()
  expect(await screen.findByText('1 meal of this name does not suit your table:')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Pizza bianca' })).toHaveAttribute('href', '/instructions/pizza-bianca')
  expect(screen.getByText('Mia: wheat flour is not gluten free.')).toBeVisible()
})
