import { screen, waitFor, within } from '@testing-library/react'
import { recordEvent } from '../../../web/telemetry/analytics'
import { toPlanInput } from '../../../web/plan/planInput'
import { replicaOf } from '../../../web/live/replica/Replica'
import { keepList, readList } from '../../../web/shopping/keptLists'
import { ShoppingListDocument } from '../../../web/shopping/operations.generated'
import ShopMode from '../../../web/shopping/ShopMode'
import { meal, planOf } from '../plan/samples'
import { item } from './items'
import { address, answer, fails, type Mock, pressTool, renderMode, said, setOnline } from './renderMode'

jest.mock('../../../web/telemetry/analytics', () => ({ recordEvent: jest.fn() }))

const plan = planOf({ dinner: [meal('Dal', { numServes: 2 }), meal('Pho', { numServes: 4 })] })
const items = [
  item('tomatoes', { amount: 2.5, measurementUnit: 'piece', productLink: 'https://shop.example/tomatoes' }),
  item('onion', {
    amount: 3,
    measurementUnit: 'piece',
    parts: [
      { mealName: 'Dal', serves: 2, amount: 1, eaters: null },
      { mealName: 'Pho', serves: 4, amount: 2, eaters: null },
    ],
  }),
  item('milk', { amount: 880, measurementUnit: 'ml', area: 'dairy' }),
]

const list = (found = items, sent?: (variables: unknown) => void): Mock =>
  answer(ShoppingListDocument, { shoppingList: { items: found, unsuitable: [], errors: [] } }, sent)
const show = (options: Parameters<typeof renderMode>[1] = {}) =>
  renderMode(<ShopMode />, { plan, mocks: [list()], ...options })
const kept = { planKey: '', at: 1, items }
const tick = (name: RegExp) => screen.findByRole('checkbox', { name })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  jest.restoreAllMocks()
})

describe('Shop', () => {
  it('asks for the list of the plan and shows it by area, with what is left', async () => {
    const sent = jest.fn()
    show({ mocks: [list(items, sent)] })
    expect(screen.getByRole('status', { name: '' })).toBeInTheDocument()
    const produce = await screen.findByRole('region', { name: 'Produce' })
    expect(sent).toHaveBeenCalledWith({ plan: toPlanInput(plan) })
    expect(
      within(produce)
        .getAllByRole('checkbox', { hidden: false })
        .map((box) => box.getAttribute('aria-label')?.replaceAll('\u00a0', ' ')),
    ).toEqual(['onion, 3.00 pieces', 'tomatoes, 2.50 pieces'])
    expect(within(produce).getByText('2 left')).toBeVisible()
    expect(screen.getAllByText('3 to buy')[0]).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Produce',
      'Dairy',
    ])
  })

  it('says that an area is done', async () => {
    const { user } = show()
    await user.click(await tick(/^milk/))
    expect(within(screen.getByRole('region', { name: 'Dairy' })).getByText('Done')).toBeVisible()
  })

  it('shows which meals need an item and how much each', async () => {
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Meals that need onion' }))
    const parts = screen.getByRole('list', { name: 'Meals that need onion' })
    expect(
      within(parts)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')),
    ).toEqual(['Dal for 21.00 piece', 'Pho for 42.00 pieces'])
  })

  it('links to the page at the store, and to nothing that is no page', async () => {
    show({ mocks: [list([...items, item('trap', { productLink: 'javascript:alert(1)' })])] })
    const link = await screen.findByRole('link', { name: /tomatoes/ })
    expect(link).toHaveAttribute('href', 'https://shop.example/tomatoes')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(screen.getAllByRole('link')).toHaveLength(1)
  })

  it('refreshes the list each time it is entered', async () => {
    const first = show()
    await tick(/^onion/)
    first.unmount()
    show({ mocks: [list([item('lemon')])] })
    expect(await tick(/^lemon/)).toBeVisible()
    expect(screen.queryByRole('checkbox', { name: /^onion/ })).toBeNull()
  })
})

describe('copying', () => {
  const clipboard = (writeText: () => Promise<void>) =>
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: jest.fn(writeText) } })

  it('puts the list on the clipboard, says so and records it', async () => {
    const { user } = show()
    await tick(/^onion/)
    clipboard(() => Promise.resolve())
    await user.click(screen.getByRole('button', { name: 'Copy Shopping List' }))
    expect(await screen.findByText('Copied Shopping List to Clipboard')).toBeVisible()
    expect(navigator.clipboard.writeText).toHaveBeenCalledWith(
      'PRODUCE\nonion 3.00 pieces\ntomatoes 2.50 pieces https://shop.example/tomatoes\n\nDAIRY\nmilk 880.00 ml',
    )
    expect(recordEvent).toHaveBeenCalledWith('shopping_list_copied', expect.anything())
  })

  it('that fails says so and records nothing', async () => {
    const { user } = show()
    await tick(/^onion/)
    clipboard(() => Promise.reject(new Error('Not allowed')))
    await user.click(screen.getByRole('button', { name: 'Copy Shopping List' }))
    expect(await screen.findByText('Could Not Copy Shopping List')).toBeVisible()
    expect(recordEvent).not.toHaveBeenCalled()
  })

  it('sends what is left as a message where the browser can, and copies it elsewhere', async () => {
    const { user } = show()
    await user.click(await tick(/^onion/))
    clipboard(() => Promise.resolve())
    const send = () => pressTool(user, 'Send as a message')
    await send()
    expect(await screen.findByText('Copied as a message')).toBeVisible()
    const text = 'Shopping list\n\nProduce\n- tomatoes: 2.5 pieces\n\nDairy\n- milk: 880 ml'
    expect(navigator.clipboard.writeText).toHaveBeenCalledWith(text)
    const share = jest.fn().mockResolvedValue(undefined)
    Object.defineProperty(navigator, 'share', { configurable: true, value: share })
    await send()
    expect(share).toHaveBeenCalledWith({ text })
    Reflect.deleteProperty(navigator, 'share')
  })
})

describe('without a list', () => {
  it('an empty plan leads to the planner and makes no call', async () => {
    const { user } = show({ plan: planOf({ lunch: [] }), mocks: [] })
    expect(screen.getByText('Nothing to buy yet')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Plan some meals' }))
    await waitFor(() => expect(address()).toBe('/?mode=plan'))
  })

  it('a meal without serves is a warning, and no call is made', async () => {
    const sent = jest.fn()
    show({ plan: planOf({ dinner: [meal('Dal', { numServes: 0 })] }), mocks: [list(items, sent)] })
    expect((await said('A meal in your mealplan has no serves!')).length).toBe(2)
    expect(screen.getByText('Dal')).toBeVisible()
    expect(recordEvent).toHaveBeenCalledWith('ui_warning', { message: 'A meal in your mealplan has no serves!' })
    expect(sent).not.toHaveBeenCalled()
  })

  it('a failure says so and can be tried again', async () => {
    const { user } = show({ mocks: [fails(ShoppingListDocument), list()] })
    expect((await said('Shopping List Generation Failed. Please check your meal plan')).length).toBe(2)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await tick(/^onion/)).toBeVisible()
  })

  it('a refusal shows the reason', async () => {
    const errors = [{ code: 'UNKNOWN', field: 'plan.dinner.mealList[0].uniqueId', message: 'That meal is gone.' }]
    show({ mocks: [answer(ShoppingListDocument, { shoppingList: { items: [], unsuitable: [], errors } })] })
    expect(await screen.findByText('Dinner 1: That meal is gone.')).toBeVisible()
    await said('Shopping List Generation Failed. Please check your meal plan')
  })
})

describe('without a network', () => {
  it('shows the list of this device, and its ticks work', async () => {
    const first = show()
    await tick(/^onion/)
    await waitFor(() => expect(readList('openedList')).not.toBeNull())
    first.unmount()
    setOnline(false)
    const { user } = show({ mocks: [] })
    expect(await screen.findByText(/You're offline/)).toBeVisible()
    expect(screen.getByText(/This is your list of .*, saved on this device/)).toBeVisible()
    await user.click(await tick(/^onion/))
    expect(await tick(/^onion/)).toBeChecked()
  })

  it('says when the list is of another plan', async () => {
    const first = show()
    await tick(/^onion/)
    first.unmount()
    setOnline(false)
    show({ plan: planOf({ lunch: [meal('Soup')] }), mocks: [] })
    expect(await screen.findByText(/Your plan has changed since/)).toBeVisible()
  })

  it('asks again when the network is back', async () => {
    const first = show()
    await tick(/^onion/)
    first.unmount()
    setOnline(false)
    show({ mocks: [list([item('lemon')])] })
    await tick(/^onion/)
    setOnline(true)
    expect(await tick(/^lemon/)).toBeVisible()
  })

  it.each([
    ['of another user', () => localStorage.setItem('shoppingList', JSON.stringify({ owner: 'another', ...kept }))],
    [
      'of the household before',
      () => {
        keepList('openedList', kept)
        for (const id of ['before', 'after']) replicaOf('').hearHousehold({ id, members: [] })
      },
    ],
  ])('does not show a list %s', (_whose, keep) => {
    keep()
    setOnline(false)
    show({ plan: planOf({ lunch: [] }), mocks: [] })
    expect(screen.queryByRole('button', { name: 'Show my last list' })).toBeNull()
  })

  it('shows the list that the last release left', async () => {
    localStorage.setItem('shoppingList', JSON.stringify({ owner: '', ...kept }))
    setOnline(false)
    const { user } = show({ plan: planOf({ lunch: [] }), mocks: [] })
    await user.click(await screen.findByRole('button', { name: 'Show my last list' }))
    expect(await tick(/^onion/)).toBeVisible()
  })
})
