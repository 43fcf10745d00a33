import { act, screen } from '@testing-library/react'
import { forgetHousehold, parts } from '../../../web/live/household'
import { OthersHere } from '../../../web/planning/OthersHere'
import { render } from '@testing-library/react'

const member = (id: string, name: string, isViewer = false) => ({
  id,
  name,
  portion: 1,
  eats: [],
  role: 'MEMBER' as const,
  isViewer,
})
const at = (memberId: string, device: string, mode = 'plan') => ({ memberId, device, mode, rowId: null })
const seen = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

afterEach(() => act(forgetHousehold))

it('shows each of the others who have Plan open once, named for screen readers (PLAN-48)', () => {
  render(<OthersHere />)
  expect(seen()).toEqual([])
  const members = [member('a', 'Ana', true), member('b', 'ben'), member('c', 'Cleo')]
  act(() => parts.household.tell({ id: 'home', version: 1, members }))
  act(() => parts.presence.tell([at('a', 'mine'), at('b', 'phone'), at('b', 'desk'), at('c', 'tablet', 'shop')]))
  expect(seen()).toEqual(['Bben is here too'])
  act(() => parts.presence.tell([at('a', 'mine')]))
  expect(seen()).toEqual([])
})
