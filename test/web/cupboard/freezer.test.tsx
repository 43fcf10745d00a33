import { MockedProvider } from '@apollo/client/testing/react'
import { useApolloClient } from '@apollo/client/react'
import { configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createCache } from '../../../web/apollo/createCache'
import CupboardPage from '../../../web/cupboard/CupboardPage'
import { KnownIngredientsDocument } from '../../../web/cupboard/operations.generated'
import { cupboardCalls } from '../../../web/live/cupboard/cupboardCalls'
import { forgetHousehold } from '../../../web/live/household'
import { syncReplica } from '../../../web/live/replica/syncReplica'
import { AlertHost } from '../../../web/ui/AlertHost'
import { givePlainRequest } from '../../support/plainRequest'
import { answers } from '../dishes/dishSamples'
import { CupboardServer } from '../live/cupboardServer'

jest.setTimeout(30_000)
configure({ defaultHidden: true, asyncUtilTimeout: 8000 })
afterEach(forgetHousehold)

/** What a page does for the person who is signed in. */
function Queues() {
  const client = useApolloClient()
  useEffect(() => syncReplica(client, '', [cupboardCalls]), [client])
  return null
}

it('shows what is in the freezer, what was frozen first before the rest, changes and removes it (CUP-14)', async () => {
  const server = new CupboardServer()
  const freeze = (batch: string, recipe: string, frozenOn: string) => ({ batch, recipe, serves: 2, frozenOn })
  server.apply([
    { id: 'a', at: 1, act: { freeze: freeze('one', 'stew', '2026-11-20') } },
    { id: 'b', at: 2, act: { freeze: freeze('two', 'soup', '2026-11-02') } },
  ])
  givePlainRequest()
  const router = createMemoryRouter([{ path: '/cupboard', element: <CupboardPage /> }], {
    initialEntries: ['/cupboard'],
  })
  const pageInfo = { __typename: 'PageInfo', endCursor: null, hasNextPage: false }
  const known = { ingredients: { __typename: 'IngredientConnection', nodes: [], pageInfo } }
  render(
    <MockedProvider mocks={[answers(KnownIngredientsDocument, known), ...server.mocks()]} cache={createCache()}>
      <>
        <RouterProvider router={router} />
        <AlertHost />
        <Queues />
      </>
    </MockedProvider>,
  )
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  const list = await screen.findByRole('list', { name: 'In the freezer' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.slice(0, 26)),
  ).toEqual(['Dish soupfrozen 2 Nov 2026', 'Dish stewfrozen 20 Nov 202'])
  await user.click(screen.getByRole('combobox', { name: 'Serves of Dish soup' }))
  await user.click(await screen.findByRole('option', { name: '5' }))
  await user.click(screen.getByRole('button', { name: 'Remove Dish stew' }))
  expect(await screen.findByText('Dish stew removed')).toBeTruthy()
  await waitFor(() =>
    expect([...server.freezer].map(([batch, { kept }]) => [batch, kept?.serves])).toEqual([
      ['one', undefined],
      ['two', 5],
    ]),
  )
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(server.freezer.get('one')?.kept?.serves).toBe(2))
})
