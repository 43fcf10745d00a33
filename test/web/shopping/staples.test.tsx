import { screen, waitFor } from '@testing-library/react'
import { forgetHousehold } from '../../../web/live/household'
import { ShoppingListDocument } from '../../../web/shopping/operations.generated'
import ShopMode from '../../../web/shopping/ShopMode'
import { askedStaples, noteAsked, staplesToAsk } from '../../../web/shopping/staples/staples'
import { entriesOf } from '../../../web/shopping/entries'
import { NOTHING_KEPT, viewOf } from '../../../web/shopping/listView'
import { toOperations } from '../../../web/live/timedOperations'
import { meal, planOf } from '../plan/samples'
import { item } from './items'
import { ListServer } from './listServer'
import { answer, type Mock, renderMode, said, setOnline } from './renderMode'

const plan = planOf({ dinner: [meal('Dal', { numServes: 2 })] })
const [rice, beans, peas] = [
  item('rice', { area: 'pantry' }),
  item('beans', { area: 'pantry' }),
  item('peas', { area: 'frozen' }),
]
const salt = item('salt', { area: 'pantry', isCupboard: true })
const DAY = 24 * 60 * 60 * 1000
const list = (...items: object[]) => ({
  ...answer(ShoppingListDocument, { shoppingList: { items, unsuitable: [], errors: [] } }),
  maxUsageCount: Number.POSITIVE_INFINITY,
})
const show = (...mocks: Mock[]) => renderMode(<ShopMode />, { plan, mocks, server: new ListServer() })
const ask = (count: number) => screen.findByRole('button', { name: `Check ${count} things you may have` })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  setOnline(true)
  forgetHousehold()
})

it('asks about what keeps, is to be bought and was not asked about within four weeks', () => {
  const acts = [{ tick: { key: 'beans-g', amount: 100 } }, { addItem: { itemId: crypto.randomUUID(), text: 'oats' } }]
  const entries = entriesOf(
    [rice, beans, peas, salt, item('tomatoes'), item('oil', { area: 'pantry', isAtHome: true })],
    viewOf(NOTHING_KEPT, toOperations(acts, 1)),
  )
  const now = 100 * DAY
  const asked = (by: Record<string, number>) => staplesToAsk(entries, by, now).map(({ name }) => name)
  expect(asked({})).toEqual(['rice', 'peas'])
  expect(asked({ rice: now - 27 * DAY, peas: now - 28 * DAY })).toEqual(['peas'])
  noteAsked(['rice'], 'ann', now - 28 * DAY)
  noteAsked(['peas'], 'ann', now)
  expect(askedStaples.read('ann')).toEqual({ asked: { peas: now } })
})

it('remembers what is there, also without a network, and asks once', async () => {
  const { user, cupboard } = show(list(rice, beans, peas, salt))
  await user.click(await ask(3))
  expect(await screen.findByRole('button', { name: 'Buy all 3' })).toBeVisible()
  setOnline(false)
  await user.click(screen.getByRole('checkbox', { name: /^rice\s*100/ }))
  await user.click(screen.getByRole('checkbox', { name: /^peas\s*100/ }))
  await user.click(screen.getByRole('button', { name: 'Buy the other 1' }))
  await said('1 to buy, 1 to check')
  expect(cupboard.arrived).toEqual([])
  setOnline(true)
  await waitFor(() => expect([...cupboard.state.keys()].sort()).toEqual(['peas', 'rice']))
})

it('asks once, also where all of it is to be bought', async () => {
  const { user, unmount } = show(list(rice, beans, peas, salt))
  await user.click(await ask(3))
  await user.click(await screen.findByRole('button', { name: 'Buy all 3' }))
  unmount()
  show(list(rice, beans, peas, salt))
  await said('3 to buy, 1 to check')
  expect(screen.queryByRole('button', { name: /things you may have$/ })).toBeNull()
})
