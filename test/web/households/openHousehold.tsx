import type { MockLink } from '@apollo/client/testing'
import { MockedProvider } from '@apollo/client/testing/react'
import { configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createCache } from '../../../web/apollo/createCache'
import HouseholdPage from '../../../web/households/HouseholdPage'
import { BelongingsDocument, HouseholdsDocument } from '../../../web/households/operations.generated'
import InvitationPage from '../../../web/households/InvitationPage'
import { AlertHost } from '../../../web/ui/AlertHost'
import { givePlainRequest } from '../../support/plainRequest'

// Asking of every element whether it is hidden takes longer than all the rest of a test.
configure({ defaultHidden: true, asyncUtilTimeout: 8000 })

/** What is asked beside the household: nothing is there unless a test says so before. */
const besides = [
  { request: { query: BelongingsDocument }, result: { data: { viewer: null } }, maxUsageCount: 9 },
  {
    request: { query: HouseholdsDocument },
    result: { data: { viewer: { __typename: 'Viewer', households: [] } } },
    maxUsageCount: 9,
  },
]

/** Shows the pages of the household at an address. */
export function openHousehold(mocks: MockLink.MockedResponse[], at = '/household') {
  givePlainRequest()
  const router = createMemoryRouter(
    [
      { path: '/household', element: <HouseholdPage /> },
      { path: '/invitation/:key', element: <InvitationPage /> },
      { path: '/', element: <h1>The plan</h1> },
    ],
    { initialEntries: [at] },
  )
  render(
    <MockedProvider mocks={[...mocks, ...besides]} cache={createCache()}>
      <>
        <RouterProvider router={router} />
        <AlertHost />
      </>
    </MockedProvider>,
  )
  return { user: userEvent.setup({ pointerEventsCheck: 0 }) }
}
