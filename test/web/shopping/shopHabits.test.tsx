import { screen, waitFor, within } from '@testing-library/react'
import { AREAS } from '../../../schema/areas'
import { ApplyHabitsDocument, ShoppingListDocument } from '../../../web/shopping/operations.generated'
import ShopMode from '../../../web/shopping/ShopMode'
import { meal, planOf } from '../plan/samples'
import type { ShopHabitsFragment } from '../../../web/live/operations.generated'
import { replicaOf } from '../../../web/live/replica/Replica'
import { habitsPart } from '../../../web/live/habits/habitsPart'
import { buying, item } from './items'
import { ListServer } from './listServer'
import { answer, habitsMock, type Mock, pressTool, renderMode, said, setOnline } from './renderMode'

const plan = planOf({ dinner: [meal('Dal', { numServes: 2 })] })
const cream = { product: 'cream-300-ml', count: 2, text: '1 carton of cream, 300 ml' }
const items = [
  item('tomatoes'),
  item('cream', {
    area: 'dairy',
    buy: buying('2 cartons of cream, 300 ml', { packs: [cream], leaves: 'leaves about 250 ml' }),
  }),
  item('peas', { area: 'frozen' }),
]
const list = () => answer(ShoppingListDocument, { shoppingList: { items, unsuitable: [], errors: [] } })
const show = (...mocks: Mock[]) =>
  renderMode(<ShopMode />, { plan, mocks: [list(), ...mocks], server: new ListServer() })

const areas = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const NONE: ShopHabitsFragment = { version: 1, store: null, orders: [], prices: [], codes: [], photos: [] }
const tookHabits = (habits: ShopHabitsFragment, errors: object[] = []) => ({
  applyOperations: { __typename: 'ApplyOperationsResult', shopHabits: { __typename: 'ShopHabits', ...habits }, errors },
})
/** The server takes what is sent and has these habits from then on; `sent` receives the acts, each with its household. */
const takes = (habits: Partial<ShopHabitsFragment>, sent: (acts: object[]) => void = () => {}): Mock[] => [
  answer(ApplyHabitsDocument, tookHabits({ ...NONE, ...habits }), (given) => {
    const { input } = given as { input: { householdId: string; operations: { act: { habits: object } }[] } }
    sent(input.operations.map(({ act }) => ({ ...act.habits, householdId: input.householdId })))
  }),
  habitsMock({ ...NONE, ...habits }),
]
/** How they are when the page opens. */
const begins = (habits: Partial<ShopHabitsFragment> = {}): Mock => ({ ...habitsMock(habits), maxUsageCount: 1 })
const hasQueued = () => replicaOf('').kept().outbox.length > 0
const frozenFirst = ['frozen', ...AREAS.filter((area) => area !== 'frozen')]

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => setOnline(true))

describe('the order of the shop', () => {
  it('is arranged with buttons, announced and sent once', async () => {
    const sent: unknown[] = []
    const orders = [{ store: null, areas: ['dairy', 'produce'] }]
    const { user } = show(begins(), ...takes({ orders }, (acts) => sent.push(...acts)))
    await said('tomatoes')
    expect(areas()).toEqual(['Produce', 'Dairy', 'Frozen'])
    await pressTool(user, 'Arrange the areas')
    const dialog = within(await screen.findByRole('dialog', { name: 'Order of the shop' }))
    expect(dialog.getByRole('button', { name: 'Restore the usual order' })).toBeDisabled()
    const up = dialog.getByRole('button', { name: 'Move Dairy up' })
    for (let times = 0; times < 3; times += 1) await user.click(up)
    expect(dialog.getByRole('status')).toHaveTextContent('Dairy, 1 of 11')
    expect(up).toHaveFocus()
    await user.click(dialog.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(areas()).toEqual(['Dairy', 'Produce', 'Frozen']))
    const order = ['dairy', ...AREAS.filter((area) => area !== 'dairy')]
    await waitFor(() =>
      expect(sent).toEqual([{ arrangeShop: { store: null, areas: order }, householdId: 'household-1' }]),
    )
  })

  it('goes back to the usual one', async () => {
    const sent: unknown[] = []
    const { user } = show(
      begins({
        version: 1,
        store: { id: 'corner', name: 'Corner' },
        orders: [{ store: 'corner', areas: frozenFirst }],
      }),
      ...takes({ version: 2 }, (acts) => sent.push(...acts)),
    )
    await waitFor(() => expect(areas()).toEqual(['Frozen', 'Produce', 'Dairy']))
    await pressTool(user, 'Arrange the areas')
    await user.click(await screen.findByRole('button', { name: 'Restore the usual order' }))
    await user.click(screen.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(areas()).toEqual(['Produce', 'Dairy', 'Frozen']))
    await waitFor(() =>
      expect(sent).toEqual([{ arrangeShop: { store: 'corner', areas: null }, householdId: 'household-1' }]),
    )
  })

  it('is that of the store, and is changed without a network, which waits for one (SHOP-51)', async () => {
    const habits = { version: 2, orders: [{ store: null, areas: frozenFirst }] }
    const { unmount } = show(habitsMock(habits))
    await waitFor(() => expect(areas()).toEqual(['Frozen', 'Produce', 'Dairy']))
    unmount()
    setOnline(false)
    const sent: unknown[] = []
    const orders = [{ store: null, areas: ['produce', 'frozen'] }]
    const { user } = show(...takes({ version: 3, orders }, (acts) => sent.push(...acts)))
    await waitFor(() => expect(areas()).toEqual(['Frozen', 'Produce', 'Dairy']))
    await pressTool(user, 'Arrange the areas')
    await user.click(await screen.findByRole('button', { name: 'Move Frozen down' }))
    await user.click(screen.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(areas()).toEqual(['Produce', 'Frozen', 'Dairy']))
    expect(sent).toEqual([])
    expect(hasQueued()).toBe(true)
    setOnline(true)
    const order = ['produce', 'frozen', ...AREAS.filter((area) => area !== 'produce' && area !== 'frozen')]
    await waitFor(() =>
      expect(sent).toEqual([{ arrangeShop: { store: null, areas: order }, householdId: 'household-1' }]),
    )
    await waitFor(() => expect(hasQueued()).toBe(false))
    expect(areas()).toEqual(['Produce', 'Frozen', 'Dairy'])
  })

  it('is taken back where the server refuses it, and nothing else that was changed meanwhile', async () => {
    const field = 'operations[0].act.habits.arrangeShop.store'
    const errors = [{ __typename: 'InputError', field, message: 'This store is not known.' }]
    const prices = [{ product: 'item:2 batteries', cents: 899 }]
    const refused = answer(ApplyHabitsDocument, tookHabits({ ...NONE, prices }, errors))
    const { user } = show(begins(), refused, habitsMock({ ...NONE, prices }))
    await said('tomatoes')
    setOnline(false)
    await user.type(await screen.findByLabelText('Add items'), '2 Batteries{Enter}')
    await pressTool(user, 'Arrange the areas')
    await user.click(await screen.findByRole('button', { name: 'Move Uncategorised up' }))
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Change Batteries' }))
    await user.type(await screen.findByLabelText('Price of 2 Batteries'), '8.99{Enter}')
    await said(/^About \$8\.99 for 1 of \d lines?$/)
    setOnline(true)
    await said('Could not save the order of the shop')
    await waitFor(() => expect(hasQueued()).toBe(false))
    await said(/^About \$8\.99 for 1 of \d lines?$/)
    expect(replicaOf('').part(habitsPart).told()).toMatchObject({ orders: [], prices })
  })
})

describe('prices', () => {
  it('are remembered from an opened line, and make an estimate of what is left', async () => {
    const sent: unknown[] = []
    const prices = [{ product: cream.product, cents: 250 }]
    const { user } = show(begins(), ...takes({ prices }, (acts) => sent.push(...acts)))
    await said('No prices yet. Open a line to add one.')
    expect(screen.getByText('leaves about 250 ml')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Meals that need cream' }))
    const field = await screen.findByLabelText('Price of 1 carton of cream, 300 ml')
    await user.type(field, 'much{Enter}')
    expect(screen.getByText('Enter a price from 0.01 to 1000, such as 2.50.')).toBeVisible()
    await user.clear(field)
    await user.type(field, '2,5{Enter}')
    await said('About $5.00 for 1 of 3 lines')
    expect(field).toHaveValue('2.50')
    expect(screen.getByText('That makes $5.00.')).toBeVisible()
    await waitFor(() => expect(sent).toEqual([{ setPrice: prices[0], householdId: 'household-1' }]))
    await user.click(screen.getByRole('checkbox', { name: /^cream/ }))
    await said('No prices yet. Open a line to add one.')
  })

  it('are known for own items by their words', async () => {
    const { user } = show(habitsMock({ version: 1, prices: [{ product: 'item:2 batteries', cents: 899 }] }))
    await user.type(await screen.findByLabelText('Add items'), '2 Batteries{Enter}')
    await said('About $8.99 for 1 of 4 lines')
    await user.click(screen.getByRole('button', { name: 'Change Batteries' }))
    expect(await screen.findByLabelText('Price of 2 Batteries')).toHaveValue('8.99')
  })
})
