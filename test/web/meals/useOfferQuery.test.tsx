import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { OfferQuery } from '../../../web/meals/offerQuery'
import { useOfferQuery } from '../../../web/meals/useOfferQuery'
import { givePlainRequest } from '../../support/plainRequest'

function Page() {
  const { query, change } = useOfferQuery()
  // Three presses, of which the page has drawn none yet.
  const three = () => {
    change((asked) => ({ ...asked, category: 'BREAKFAST' }))
    change((asked) => ({ ...asked, switches: [...asked.switches, 'quick'] }))
    change((asked) => ({ ...asked, order: 'NAME' }))
  }
  return (
    <>
      <p>{JSON.stringify(query)}</p>
      <button type="button" onClick={three}>
        Three
      </button>
      <button type="button" onClick={() => change((asked) => ({ ...asked, switches: ['own'] }))}>
        Own
      </button>
    </>
  )
}

function open(...addresses: string[]) {
  givePlainRequest()
  const router = createMemoryRouter([{ path: '/meals', element: <Page /> }], { initialEntries: addresses })
  render(<RouterProvider router={router} />)
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  return { router, press, search: () => router.state.location.search }
}
const shown = () => JSON.parse(screen.getByText(/switches/).textContent ?? '') as OfferQuery

it('what is pressed before the page has what was pressed before is added to it (WEEK-5)', async () => {
  const { press, search } = open('/meals')
  await press('Three')
  expect(search()).toBe('?for=breakfast&only=quick&sort=name')
  expect(shown()).toMatchObject({ category: 'BREAKFAST', switches: ['quick'], order: 'NAME' })
})

it('goes on from the address after Back', async () => {
  const { router, press, search } = open('/meals?for=lunch', '/meals')
  await press('Three')
  await act(() => router.navigate(-1))
  expect(shown()).toMatchObject({ category: 'LUNCH', order: 'NOT_LATELY' })
  await press('Own')
  expect(search()).toBe('?for=lunch&only=own')
})
