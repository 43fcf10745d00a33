import { screen, waitFor } from '@testing-library/react'
import { replicaOf } from '../../../web/live/replica/Replica'
import { ApplyCupboardOperationsDocument, ApplyPlanOperationsDocument } from '../../../web/live/operations.generated'
import { LogOutButton } from '../../../web/settings/LogOutButton'
import { ApplyListOperationsDocument, ApplyHabitsDocument } from '../../../web/shopping/operations.generated'
import { fails, type Mock, renderMode, setOnline } from '../shopping/renderMode'

const logOut = jest.fn()
jest.mock('../../../web/telemetry/analytics', () => ({ recordEvent: jest.fn() }))
jest.mock('../../../web/session/useLogOut', () => ({ useLogOut: () => logOut }))

const show = (mocks: Mock[] = []) => renderMode(<LogOutButton />, { mocks })

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  logOut.mockClear()
})

const unsent = () => ({
  plan: () =>
    replicaOf('').change({
      added: [{ part: 'plan', id: '6', at: 1, act: { act: { removeRow: { rowId: 'a row' } }, entry: null } }],
    }),
  list: () => replicaOf('').change({ added: [{ part: 'list', id: '7', at: 1, act: { startOver: true } }] }),
  prices: () =>
    replicaOf('').change({
      added: [{ part: 'habits', id: '8', at: 1, act: { setPrice: { product: 'milk', cents: 310 } } }],
    }),
  cupboard: () =>
    replicaOf('').change({ added: [{ part: 'cupboard', id: '9', at: 1, act: { take: { ingredient: 'salt' } } }] }),
})
it.each([
  ['plan', ApplyPlanOperationsDocument],
  ['list', ApplyListOperationsDocument],
  ['cupboard', ApplyCupboardOperationsDocument],
  ['prices', ApplyHabitsDocument],
] as const)(
  'is the question whether to log out before what was done to the %s is sent (PLAN-47, SHOP-41)',
  async (part, document) => {
    unsent()[part]()
    const { user } = show([fails(document, Number.POSITIVE_INFINITY)])
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    const stay = await screen.findByRole('button', { name: 'Stay signed in' })
    await user.click(stay)
    expect(logOut).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    await user.click(await screen.findByRole('button', { name: 'Log out anyway' }))
    expect(logOut).toHaveBeenCalledTimes(1)
    expect(replicaOf('').kept().outbox.length > 0).toBe(true)
  },
)

it('is no question where all of it could be sent at the last moment', async () => {
  setOnline(false)
  unsent().list()
  unsent().cupboard()
  const { user, server, cupboard } = show()
  expect(replicaOf('').kept().outbox.length > 0).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(logOut).toHaveBeenCalledTimes(1))
  expect(replicaOf('').kept().outbox.length > 0).toBe(false)
  expect([...server.arrived, ...cupboard.arrived]).toEqual(['7', '9'])
  setOnline(true)
})
