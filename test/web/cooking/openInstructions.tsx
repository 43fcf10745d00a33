import { MockedProvider } from '@apollo/client/testing/react'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import InstructionsPage from '../../../web/cooking/InstructionsPage'
import { InstructionsDocument } from '../../../web/cooking/operations.generated'
import { answer, type Mock } from '../shopping/renderMode'
import { ingredient } from './cooked'

const perServe = {
  energy: 2421.4,
  protein: 42.64,
  fat: 8,
  saturatedFat: 3.56,
  carbohydrate: 78.5,
  sugars: 9.16,
  fibre: 5.5,
  sodium: 2429,
}
/** A recipe as the page gets it. The cache tells by type names to what a fragment applies. */
export const pho = {
  __typename: 'Instructions',
  slug: 'beef-pho',
  name: 'Beef pho',
  picture: 'cut-of-meat',
  mainIngredient: 'beef',
  minutes: 35,
  dietary: ['Gluten free', 'Nut free'],
  tags: ['winter'],
  serves: 1,
  ingredients: [{ ...ingredient('10 g ginger', { amount: 10, measurementUnit: 'g' }), source: null }],
  steps: ['Char the ginger for 4 minutes.', 'Simmer.'],
  stepSections: [],
  description: null,
  notes: null,
  source: null,
  photos: [],
  stepServes: 1,
  unfollowedSwaps: [],
  parts: [],
  swaps: [],
  nutrition: { __typename: 'MealNutrition', perServe, unknown: [], isHighInSodium: true },
  unsuitable: [],
  suitableEntry: null,
}
/** Answers the page with that recipe. */
export const found = (changes: object = {}, sent?: (variables: unknown) => void) =>
  answer(InstructionsDocument, { instructions: { ...pho, ...changes } }, sent)

/** Opens the page. */
export function show(mocks: Mock[], at: string | { pathname: string; state: unknown } = '/instructions/beef-pho') {
  render(
    <MockedProvider mocks={mocks}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path="/instructions/:meal" element={<InstructionsPage />} />
        </Routes>
      </MemoryRouter>
    </MockedProvider>,
  )
  return userEvent.setup({ pointerEventsCheck: 0 })
}
