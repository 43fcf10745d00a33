import type { MockLink } from '@apollo/client/testing'
import { MockedProvider } from '@apollo/client/testing/react'
import { act, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import type { CategoryPlanInput, MealEntryInput, MealPlanInput } from '../../../web/apollo/schemaTypes.generated'
import {
  CATEGORIES,
  emptyPlan,
  planKey,
  plannedRows,
  type Category,
  type Entry,
  type Plan,
} from '../../../web/plan/plan'
import { ScrubMealPlanDocument } from '../../../web/plan/operations.generated'
import type { PlannerState } from '../../../web/plan/plannerState'
import { PlanCheckProvider } from '../../../web/plan/PlanCheck'
import { type Planner, PlannerProvider, usePlan } from '../../../web/plan/PlannerContext'
import {
  LoadMealPlanDocument,
  MealBasesDocument,
  RandomizeMealPlanDocument,
  SaveMealPlanDocument,
} from '../../../web/planning/operations.generated'
import PlanMode from '../../../web/planning/PlanMode'
import { MealTraitsDocument } from '../../../web/planning/picker/operations.generated'
import { AlertHost } from '../../../web/ui/AlertHost'
import { forgetReplica } from '../../../web/live/replica/Replica'
import { givenTab, tellPlan } from '../../support/planAtHome'
import { meal, mealAnswer, planAnswer } from '../plan/samples'

type Mock = MockLink.MockedResponse

// Asking of every element whether it is hidden takes longer than all the rest of a test.
configure({ defaultHidden: true })
jest.setTimeout(30_000)
// A new page for each test.
beforeEach(() => forgetReplica('', true))

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

/** An answer to what the pickers search by, of which nothing is known. */
function noTraits(): Mock {
  const offers = { __typename: 'OfferConnection', suitableCount: 6, recipeCount: 6 }
  const household = { __typename: 'Household', id: 'Household:1', mealTraits: [], offers }
  return {
    request: { query: MealTraitsDocument, variables: () => true },
    result: { data: { viewer: { __typename: 'Viewer', household } } },
    maxUsageCount: 99,
  }
}

/** Answers of mealBases, and of what the pickers search by; categories in `failing` fail. */
export function mealBases(failing: string[] = []): Mock[] {
  const bases = (['breakfast', 'lunch', 'dinner'] as const).map((category): Mock => {
    const request = { query: MealBasesDocument, variables: { category: category.toUpperCase() } }
    return failing.includes(category)
      ? { request, error: new Error('No network'), maxUsageCount: 9 }
      : { request, result: { data: { mealBases: { mealList: onOffer[category].map(mealAnswer) } } }, maxUsageCount: 9 }
  })
  return [...bases, noTraits()]
}

/** An answer to the next randomizing; `sent` receives the input. */
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

/** Answers to all scrubs: the plan, which has no meals but these, suits as it is. */
export function suits(...meals: Entry[]): Mock {
  const rowOf = ({ uniqueId, numServes, followsPortions, eaters }: MealEntryInput) => {
    const entry = meals.find((one) => one.uniqueId === uniqueId)
    if (!entry) throw new Error(`A plan with ${uniqueId} is not expected`)
    return { ...mealAnswer({ ...entry, numServes, followsPortions: followsPortions === true }), eaters: eaters ?? null }
  }
  const asItIs = ({ settings, mealList }: CategoryPlanInput) => ({
    __typename: 'CategoryPlan',
    settings,
    mealList: mealList.map(rowOf),
  })
  const result = ({ input }: { input: { plan: MealPlanInput } }) => {
    const parts = CATEGORIES.map((category) => [category, asItIs(input.plan[category])])
    const plan = { __typename: 'MealPlan', ...Object.fromEntries(parts) }
    return { data: { scrubMealPlan: { plan, changes: [], errors: [] } } }
  }
  return { request: { query: ScrubMealPlanDocument, variables: () => true }, result, maxUsageCount: 99 }
}

/** An answer to the next save; `sent` receives the input. */
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

let planner: Planner

/** Sees the plan behind the page. */
function Behind() {
  const present = usePlan()
  useLayoutEffect(() => {
    planner = present
  })
  return null
}

/** Others have made another plan of the one on the page. */
export function othersMake(change: (plan: Plan) => Plan): void {
  act(() => tellPlan(change(planner.latestPlan())))
}

/** What the rows of the plan on the page have, by their ids. */
export const plannedById = (): Record<string, string> =>
  Object.fromEntries(plannedRows(planner.latestPlan()).map(({ key, entry }) => [key, entry.name]))

/** Shows Plan over this plan. */
export function renderPlan({
  plan = emptyPlan(),
  state = {},
  mocks = mealBases(),
}: { plan?: Plan; state?: Partial<PlannerState>; mocks?: Mock[] } = {}) {
  const home = givenTab({ version: 0, savedKey: planKey(emptyPlan()), plan, ...state })
  const view = render(
    <MockedProvider mocks={mocks}>
      <MemoryRouter>
        <PlannerProvider home={home}>
          <PlanCheckProvider>
            <PlanMode />
            <Behind />
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

/** A row of a category, counted from 1. */
export const rowAt = (category: string, row: number): HTMLElement => {
  const found = within(screen.getByRole('grid', { name: `${category} meals` })).getAllByRole('row')[row - 1]
  if (!found) throw new Error(`${category} has no row ${row}`)
  return found
}

/** What of a row opens its sheet. */
export const nameOf = (category: string, row: number): HTMLElement =>
  rowAt(category, row).querySelector<HTMLElement>('[data-row]') as HTMLElement

/** Removes a row by its key. */
export async function removeRow(user: ReturnType<typeof userEvent.setup>, category: string, row: number) {
  act(() => nameOf(category, row).focus())
  await user.keyboard('{Delete}')
}

/** Opens the sheet of a row. */
export async function openSheet(user: ReturnType<typeof userEvent.setup>, category: string, row: number) {
  await user.click(nameOf(category, row))
  return screen.findByRole('dialog', { hidden: false })
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
