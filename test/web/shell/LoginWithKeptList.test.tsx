import { act, screen } from '@testing-library/react'
import { startSession } from '../../../web/session/session'
import { DEVICE_OWNER_KEY } from '../../../web/session/deviceOwner'
import { keepList } from '../../../web/shopping/keptLists'
import { forgetReplica, replicaOf } from '../../../web/live/replica/Replica'
import { listPart } from '../../../web/shopping/listPart'
import { openPage, settle } from '../accounts/openPage'
import { type Answer, tokenOf, unauthenticated } from '../session/fakeApi'
import { item } from '../shopping/items'

const DAY = 24 * 60 * 60 * 1000
const online = jest.spyOn(navigator, 'onLine', 'get')
const offer = () => screen.queryByRole('button', { name: 'Open my shopping list' })

/** What a server that is reached says of a session that has ended. */
const refused: Answer = unauthenticated

/** Ann's list on this device; the tab in which she was signed in is closed. */
function keep({ owner = 'ann', age = 0 } = {}): void {
  startSession(tokenOf('ann'), { email: 'ann@example.com' })
  keepList('openedList', { planKey: 'plan', at: Date.now() - age, items: [item('carrots'), item('milk')] })
  sessionStorage.clear()
  localStorage.setItem(DEVICE_OWNER_KEY, owner)
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  forgetReplica('ann', true)
  online.mockReturnValue(false)
})

it('offers the kept list without a network, to read and to tick', async () => {
  keep()
  const { user } = await openPage('/')
  await user.click(await screen.findByRole('button', { name: 'Open my shopping list' }))
  const [carrots] = await screen.findAllByRole('checkbox')
  if (!carrots) throw new Error('Nothing is on the list')
  await user.click(carrots)
  expect(carrots).toBeChecked()
  expect(replicaOf('ann').part(listPart).pending()).toMatchObject([
    { act: { tick: { key: 'carrots-g', amount: 100 } } },
  ])
  await user.click(screen.getByRole('button', { name: 'Go to sign in' }))
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeInTheDocument()
})

it('has one thing to do next', async () => {
  keep()
  const lost = new TypeError('Failed to fetch')
  await openPage('/login', { RefreshSession: () => (navigator.onLine ? refused : lost) })
  const look = (name: string) => screen.getByRole('button', { name }).className
  await screen.findByRole('button', { name: 'Open my shopping list' })
  expect(look('Sign In')).toBe(look('Sign Up'))
  act(() => {
    online.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
  })
  await settle()
  expect(offer()).not.toBeInTheDocument()
  expect(look('Sign In')).not.toBe(look('Sign Up'))
})

it.each([
  ['with a network', () => void online.mockReturnValue(true), {}],
  ['of a person who was here before the last one', () => undefined, { owner: 'bob' }],
  ['after two weeks', () => undefined, { age: 14 * DAY }],
  ['after logging out', () => localStorage.removeItem(DEVICE_OWNER_KEY), {}],
  [
    'that is damaged',
    () =>
      replicaOf('ann').change({
        snapshots: [{ part: 'openedList', told: { version: Infinity }, householdId: '', at: 1 }],
      }),
    {},
  ],
])('offers no list %s', async (_when, change, kept) => {
  keep(kept)
  change()
  await openPage('/login', navigator.onLine ? { RefreshSession: refused } : {})
  await settle()
  expect(offer()).not.toBeInTheDocument()
})

it('closes the list when its person logs out in another tab', async () => {
  keep()
  const { user } = await openPage('/login')
  await user.click(await screen.findByRole('button', { name: 'Open my shopping list' }))
  await screen.findAllByRole('checkbox')
  localStorage.removeItem(DEVICE_OWNER_KEY)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: DEVICE_OWNER_KEY })))
  await settle()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(offer()).not.toBeInTheDocument()
})

it('belongs to the person who signs in, until the session ends', async () => {
  const { goTo } = await openPage('/login')
  await act(async () => startSession(tokenOf('bob'), { email: 'bob@example.com' }))
  expect(localStorage.getItem(DEVICE_OWNER_KEY)).toBe('bob')
  await goTo('/privacypolicy')
  const { endSession } = await import('../../../web/session/session')
  act(endSession)
  expect(localStorage.getItem(DEVICE_OWNER_KEY)).toBeNull()
})
