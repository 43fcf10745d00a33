import type { MockLink } from '@apollo/client/testing'
import { MockedProvider } from '@apollo/client/testing/react'
import { configure, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createCache } from '../../../web/apollo/createCache'
import { forgetReplica } from '../../../web/live/replica/Replica'
import { PastWeeksDocument, SavedPlansDocument } from '../../../web/savedPlans/operations.generated'
import SavedPlansPage from '../../../web/savedPlans/SavedPlansPage'
import { AlertHost } from '../../../web/ui/AlertHost'
import { givenTab } from '../../support/planAtHome'
import { givePlainRequest } from '../../support/plainRequest'
import { answers as always, fails as failsAlways } from '../dishes/dishSamples'
import { meal, planOf } from '../plan/samples'

// Asking of every element whether it is hidden takes longer than all the rest of a test.
configure({ defaultHidden: true, asyncUtilTimeout: 8000 })

const BEN = { __typename: 'HouseholdMember', id: 'HouseholdMember:ben', name: 'Ben', isViewer: false }

/** One call is answered so. */
export const answers = (...given: Parameters<typeof always>) => ({ ...always(...given), maxUsageCount: 1 })
/** One call fails for want of a network. */
export const fails = (...given: Parameters<typeof failsAlways>) => ({ ...failsAlways(...given), maxUsageCount: 1 })

/** A plan of dinners, as the list has it. */
export const named = (name: string | null, dinners = ['Pie', 'Soup'], over: object = {}) => ({
  __typename: 'Plan',
  id: `Plan:${name ?? 'unnamed'}`,
  name,
  version: 1,
  changedAt: Date.UTC(2026, 10, 20),
  changedBy: BEN,
  categories: [
    { __typename: 'PlanCategory', category: 'DINNER', label: 'Dinner', rowCount: dinners.length },
    { __typename: 'PlanCategory', category: 'LUNCH', label: 'Lunch', rowCount: 0 },
  ],
  plates: dinners.map((dinner) => `http://localhost/plates/${dinner}.1.svg`),
  ...over,
})

/** A past week of dinners by their days, as the list has it. */
export const pastWeek = (id: string, dinners: readonly (readonly [string, string | null])[], over: object = {}) => {
  const days = dinners.flatMap(([, day]) => day ?? []).sort()
  return {
    __typename: 'Plan',
    id: `Plan:${id}`,
    changedAt: Date.UTC(2026, 10, 22),
    firstDay: days[0] ?? null,
    lastDay: days.at(-1) ?? null,
    plates: [],
    rows: dinners.map(([title, date]) => ({
      __typename: 'PlanRow',
      id: `PlanRow:${title}`,
      category: 'DINNER',
      date,
      title,
    })),
    ...over,
  }
}

const household = (nodes: object[], more: string | null) => ({
  viewer: {
    __typename: 'Viewer',
    household: {
      __typename: 'Household',
      id: 'Household:1',
      plans: {
        __typename: 'PlanConnection',
        nodes,
        pageInfo: { __typename: 'PageInfo', hasNextPage: more !== null, endCursor: more },
      },
    },
  },
})

/** A page of the list; `more` is its cursor where there are others. */
export const lists = (nodes: object[], more: string | null = null) =>
  answers(SavedPlansDocument, household(nodes, more))

/** The outcome of a mutation. */
export const result = (type: string, errors: object[] = [], more: object = {}) => ({
  __typename: type,
  ok: errors.length === 0,
  errors,
  ...more,
})
/** Something that is wrong with what was sent. */
export const wrong = (code: string, field: string, message: string) => ({
  __typename: 'InputError',
  code,
  field,
  message,
})

/** Shows the page, with these past weeks. */
export function openPage(mocks: MockLink.MockedResponse[], past: object[] = []) {
  givePlainRequest()
  const router = createMemoryRouter(
    [
      { path: '/plans', element: <SavedPlansPage /> },
      { path: '/', element: <h1>The plan</h1> },
    ],
    { initialEntries: ['/plans'] },
  )
  render(
    <MockedProvider mocks={[...mocks, always(PastWeeksDocument, household(past, null))]} cache={createCache()}>
      <>
        <RouterProvider router={router} />
        <AlertHost />
      </>
    </MockedProvider>,
  )
  return userEvent.setup({ pointerEventsCheck: 0 })
}

/** The plans in the list. */
export const cards = async () =>
  within(await screen.findByRole('list', { name: 'Saved plans' })).getAllByRole('listitem')

/** Chooses from the menu of a plan what is asked about in a dialog. */
export async function choose(user: ReturnType<typeof userEvent.setup>, name: string, act: string) {
  await user.click(await screen.findByRole('button', { name: `More for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: act }))
  return within(await screen.findByRole('dialog'))
}

/** A new page, with a plan of one dinner on it. */
export function givenNewTab(): void {
  sessionStorage.clear()
  forgetReplica('', true)
  givenTab({ plan: planOf({ dinner: [meal('Curry')] }) })
}
