import type { MockLink } from '@apollo/client/testing'
import { MockedProvider } from '@apollo/client/testing/react'
import { configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { emptyPlan, type Category, type Entry, type Plan } from '../../../web/plan/plan'
import { ScrubMealPlanDocument } from '../../../web/plan/operations.generated'
import { initialState, type PlannerState } from '../../../web/plan/plannerState'
import { PlanCheckProvider } from '../../../web/plan/PlanCheck'
import { PlannerProvider } from '../../../web/plan/PlannerContext'
import { storePlanner } from '../../../web/plan/plannerStorage'
import {
  LoadMealPlanDocument,
  MealBasesDocument,
  RandomizeMealPlanDocument,
  SaveMealPlanDocument,
} from '../../../web/planning/operations.generated'
import PlanMode from '../../../web/planning/PlanMode'
import { AlertHost } from '../../../web/ui/AlertHost'
import { meal, mealAnswer, planAnswer } from '../plan/samples'

type Mock = MockLink.MockedResponse

// Asking of every element whether it is hidden takes longer than all the rest of a test.
configure({ defaultHidden: true })
jest.setTimeout(30_000)

/** The meals on offer in every test, not in the order in which they must be shown. */
export const onOffer: Record<Category, Entry[]> = {
  breakfast: [meal('Tofu scramble'), meal('Oat bowl', { mainIngredient: 'oats' })],
  lunch: [meal('Bean soup', { mainIngredient: 'beans' })],
  dinner: [
    meal('Zucchini slice', { mainIngredient: 'zucchini' }),
    meal('Mapo tofu'),
    meal('Baked tofu', {
      isCustomised: true,
      swaps: [{ from: 'butter', to: 'olive oil', note: 'Use a little less.' }],
    }),
  ],
}

/** Answers of mealBases; categories in `failing` fail. */
export function mealBases(failing: string[] = []): Mock[] {
  return (['breakfast', 'lunch', 'dinner'] as const).map((category) => {
    const request = { query: MealBasesDocument, variables: { category: category.toUpperCase() } }
    return failing.includes(category)
      ? { request, error: new Error('No network'), maxUsageCount: 9 }
      : { request, result: { data: { mealBases: { mealList: onOffer[category].map(mealAnswer) } } }, maxUsageCount: 9 }
  })
}

/** An answer to the next randomizing; `sent` hears the input. */
export function randomize(proposal: object, sent: (input: unknown) => void = () => {}): Mock {
  const data = { randomizeMealPlan: { breakfast: null, lunch: null, dinner: null, errors: [], ...proposal } }
  return answer(RandomizeMealPlanDocument, data, sent)
}

/** A proposed category. */
export function proposed(meals: Entry[], excludedBy: object[] = []) {
  const differentMeals = new Set(meals.map(({ slug }) => slug)).size
  return {
    __typename: 'RandomizedCategory',
    settings: { numMeals: meals.length },
    mealList: meals.map(mealAnswer),
    differentMeals,
    excludedBy,
  }
}

/** A saved plan as the API answers it. */
export function savedAs(version: number, plan: Plan, unsuitable: object[] = []): object {
  const typed = unsuitable.map((row) => ({ __typename: 'ScrubbedRow', ...row }))
  return {
    __typename: 'SavedMealPlan',
    version,
    savedAt: Date.UTC(2025, 2, 9),
    plan: planAnswer(plan),
    unsuitable: typed,
  }
}

/** An answer to the next scrub: what the plan is under the settings, and what they changed. */
export function scrub(plan: Plan, changes: object[] = [], sent?: (input: unknown) => void): Mock {
  const typed = changes.map((change) => ({ __typename: 'ScrubbedRow', ...change }))
  return answer(ScrubMealPlanDocument, { scrubMealPlan: { plan: planAnswer(plan), changes: typed, errors: [] } }, sent)
}

/** An answer to the next save; `sent` hears the input. */
export function save(result: object, sent: (input: unknown) => void = () => {}): Mock {
  return answer(SaveMealPlanDocument, { saveMealPlan: { saved: null, errors: [], ...result } }, sent)
}

/** An answer to the next load. */
export function load(mealPlan: object | null): Mock {
  return { request: { query: LoadMealPlanDocument }, result: { data: { mealPlan } } }
}

/** The next call of this document fails for want of a network. */
export function fails(query: Mock['request']['query']): Mock {
  return { request: { query, variables: () => true }, error: new Error('No network') }
}

function answer(query: Mock['request']['query'], data: object, sent: (input: unknown) => void = () => {}): Mock {
  return {
    request: { query, variables: () => true },
    result: ({ input }: { input?: unknown }) => {
      sent(input)
      return { data }
    },
  }
}

function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="Address">{pathname + search}</output>
}

/** Shows Plan over this plan. */
export function renderPlan({
  plan = emptyPlan(),
  state = {},
  mocks = mealBases(),
}: { plan?: Plan; state?: Partial<PlannerState>; mocks?: Mock[] } = {}) {
  storePlanner({ ...initialState(), plan, ...state })
  const view = render(
    <MockedProvider mocks={mocks}>
      <MemoryRouter>
        <PlannerProvider>
          <PlanCheckProvider>
            <PlanMode />
          </PlanCheckProvider>
        </PlannerProvider>
        <Address />
        <AlertHost />
      </MemoryRouter>
    </MockedProvider>,
  )
  return {
    ...view,
    user: userEvent.setup({ pointerEventsCheck: 0 }),
    address: () => screen.getByRole('status', { name: 'Address' }).textContent,
  }
}

/** Waits until the meals on offer are there. */
export async function offered() {
  await waitFor(() => expect(localStorage.getItem('allMeals')).not.toBeNull())
}

/** Chooses an option of a dropdown. */
export async function choose(user: ReturnType<typeof userEvent.setup>, label: string, option: string) {
  await user.click(screen.getByRole('combobox', { name: label }))
  await user.click(await screen.findByRole('option', { name: option, hidden: false }))
}
