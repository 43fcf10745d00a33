import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { OfferQuery } from '../../../web/meals/offerQuery'
import { useOfferQuery } from '../../../web/meals/useOfferQuery'
import { givePlainRequest } from '../../support/plainRequest'

let change: (to: (query: OfferQuery) => OfferQuery) => void

function Page() {
  const { query, change: own } = useOfferQuery()
  change = own
  return <p>{JSON.stringify(query)}</p>
}

function open(...addresses: string[]) {
  givePlainRequest()
  const router = createMemoryRouter([{ path: '/meals', element: <Page /> }], { initialEntries: addresses })
  render(<RouterProvider router={router} />)
  return { router, search: () => router.state.location.search }
}
const shown = () => JSON.parse(screen.getByText(/switches/).textContent ?? '') as OfferQuery

it('what is pressed before the page has what was pressed before is added to it (WEEK-5)', async () => {
  const { search } = open('/meals')
  const stale = change
  await act(async () => {
    stale((query) => ({ ...query, category: 'BREAKFAST' }))
    stale((query) => ({ ...query, switches: [...query.switches, 'quick'] }))
    stale((query) => ({ ...query, order: 'NAME' }))
  })
  expect(search()).toBe('?for=breakfast&only=quick&sort=name')
  expect(shown()).toMatchObject({ category: 'BREAKFAST', switches: ['quick'], order: 'NAME' })
})

it('goes on from the address after Back', async () => {
  const { router, search } = open('/meals?for=lunch', '/meals')
  await act(async () => change((query) => ({ ...query, order: 'NAME' })))
  await act(async () => void (await router.navigate(-1)))
  expect(shown()).toMatchObject({ category: 'LUNCH', order: 'NOT_LATELY' })
  await act(async () => change((query) => ({ ...query, switches: ['own'] })))
  expect(search()).toBe('?for=lunch&only=own')
})
