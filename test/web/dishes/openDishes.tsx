import type { MockLink } from '@apollo/client/testing'
import { MockedProvider } from '@apollo/client/testing/react'
import { act, configure, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, Outlet, UNSAFE_createMemoryHistory as createMemoryHistory, useLocation } from 'react-router-dom'
import { createCache } from '../../../web/apollo/createCache'
import DishesPage from '../../../web/dishes/DishesPage'
import EditDishPage from '../../../web/dishes/EditDishPage'
import NewDishPage from '../../../web/dishes/NewDishPage'
import MatchPage from '../../../web/dishes/matching/MatchPage'
import { UnmatchedCountDocument } from '../../../web/dishes/matching/operations.generated'
import { DishChoicesDocument, DishTagsDocument, type LineDishFragment } from '../../../web/dishes/operations.generated'
import { createNavigation } from '../../../web/product/navigation'
import { Pages } from '../../../web/shell/Pages'
import { AlertHost } from '../../../web/ui/AlertHost'
import { givePlainRequest } from '../../support/plainRequest'
import { answers } from './dishSamples'

// Asking of every element whether it is hidden takes longer than all the rest of a test.
configure({ defaultHidden: true, asyncUtilTimeout: 8000 })

/** What is around the pages: a way out of them and where they are. */
function Shell() {
  return (
    <>
      <Link to="/">Mealwright</Link>
      <Outlet />
      <output aria-label="Address">{useLocation().pathname}</output>
      <AlertHost />
    </>
  )
}

/** Shows the pages of own dishes at an address. @param inner dishes that may be put into another one. */
export function openDishes(at: string, mocks: MockLink.MockedResponse[], inner: readonly LineDishFragment[] = []) {
  const tags = answers(DishTagsDocument, { dishes: { __typename: 'DishConnection', tagChoices: ['quick', 'comfort'] } })
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null }
  const choices = answers(DishChoicesDocument, {
    dishes: { __typename: 'DishConnection', nodes: inner, pageInfo },
  })
  const unmatched = answers(UnmatchedCountDocument, {
    unmatchedLines: { __typename: 'UnmatchedNameConnection', openCount: 0 },
  })
  givePlainRequest()
  const navigation = createNavigation(createMemoryHistory({ initialEntries: [at] }))
  const routes = [
    {
      element: <Shell />,
      children: [
        { path: '/', element: <h1>The plan</h1> },
        { path: '/login', element: <h1>Sign in</h1> },
        { path: '/dishes', element: <DishesPage /> },
        { path: '/dishes/new', element: <NewDishPage /> },
        { path: '/dishes/match', element: <MatchPage /> },
        { path: '/dishes/:id', element: <EditDishPage /> },
      ],
    },
  ]
  render(
    <MockedProvider mocks={[tags, choices, ...mocks, unmatched]} cache={createCache()}>
      <Pages navigation={navigation} routes={routes} />
    </MockedProvider>,
  )
  return {
    user: userEvent.setup({ pointerEventsCheck: 0 }),
    address: () => screen.getByRole('status', { name: 'Address' }).textContent,
    go: (to: string) => act(async () => navigation.push(to)),
  }
}
