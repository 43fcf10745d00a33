import { screen, waitFor } from '@testing-library/react'
import ShopMode from '../../../web/shopping/ShopMode'
import { ShoppingListDocument } from '../../../web/shopping/operations.generated'
import { uuid } from '../../support/planArbitraries'
import { meal, planOf } from '../plan/samples'
import { item } from './items'
import { ListServer } from './listServer'
import { address, answer, pressTool, renderMode, said, setOnline } from './renderMode'

const plan = planOf({ dinner: [meal('Dal', { numServes: 2 })] })
const items = [item('rice', { key: 'rice-g', amount: 700, area: 'pantry' })]
const hardware = uuid(1)

/** A server on which the household has a list 'Hardware' with screws. */
const served = () => {
  const server = new ListServer()
  server.apply([
    { id: '1', at: 1, act: { nameList: { listId: hardware, name: 'Hardware' } } },
    { id: '2', at: 2, act: { addItem: { itemId: uuid(2), text: '12 screws', listId: hardware } } },
  ])
  return server
}
const show = (server = new ListServer(), at = '/?mode=shop') =>
  renderMode(<ShopMode />, {
    plan,
    mocks: [
      {
        ...answer(ShoppingListDocument, { shoppingList: { items, unsuitable: [], errors: [] } }),
        maxUsageCount: Number.POSITIVE_INFINITY,
      },
    ],
    server,
    at,
  })
const row = (name: RegExp) => screen.findByRole('checkbox', { name })
const tab = (name: string) => screen.findByRole('link', { name })
const lists = (server: ListServer) =>
  Object.fromEntries(server.list().lists.map(({ name, items: on }) => [name, on.map(({ text }) => text)]))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => setOnline(true))

it('a household without other lists has a way to the first one among the tools alone', async () => {
  const { user, server } = show()
  await row(/^rice/)
  expect(screen.queryByRole('navigation', { name: 'Lists' })).toBeNull()
  await pressTool(user, 'New list')
  const name = await screen.findByRole('textbox', { name: 'Name' })
  await user.click(screen.getByRole('button', { name: 'Create list' }))
  expect(name).toHaveAccessibleDescription('Enter a name')
  await user.type(name, ' Hardware {Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: 'Hardware' })).toBeVisible()
  expect(screen.getByText('Nothing on this list yet. Add the first item below.')).toBeVisible()
  expect(await tab('Hardware')).toHaveAttribute('aria-current', 'page')
  await user.type(screen.getByLabelText('Add items'), '12 screws, glue{Enter}')
  await user.click(await row(/^glue/))
  await waitFor(() => expect(lists(server)).toEqual({ Hardware: ['12 screws', 'glue'] }))
  expect(server.list().ownItems).toEqual([])
  await user.click(await tab('This plan'))
  expect(await row(/^rice/)).toBeVisible()
  expect(screen.queryByText('glue')).toBeNull()
})

const remembered = () => (JSON.parse(localStorage.getItem('openList') ?? '{}') as { id?: string | null }).id

it('the address says which list is open, and the device remembers it', async () => {
  const { user } = show(served())
  await row(/^rice/)
  await user.click(await tab('Hardware'))
  expect(await row(/^screws, 12$/)).toBeVisible()
  expect([address(), remembered()]).toEqual([`/?mode=shop&list=${hardware}`, hardware])
  await user.click(await tab('This plan'))
  await row(/^rice/)
  expect([address(), remembered()]).toEqual(['/?mode=shop', null])
})

it('the list that was open last is open again, until that of the plan is chosen', async () => {
  localStorage.setItem('openList', JSON.stringify({ id: hardware, owner: '' }))
  const { user } = show(served())
  expect(await row(/^screws, 12$/)).toBeVisible()
  await waitFor(() => expect(address()).toBe(`/?mode=shop&list=${hardware}`))
  await user.click(await tab('This plan'))
  await row(/^rice/)
  expect([address(), remembered()]).toEqual(['/?mode=shop', null])
})

it('a name that another list has is refused on the page, and a list gets another one', async () => {
  const { user, server } = show(served(), `/?mode=shop&list=${hardware}`)
  await row(/^screws/)
  await pressTool(user, 'New list')
  const name = await screen.findByRole('textbox', { name: 'Name' })
  await user.type(name, 'hardWARE{Enter}')
  expect(name).toHaveAccessibleDescription('Another list has this name')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await pressTool(user, 'Rename the list')
  const present = await screen.findByRole('textbox', { name: 'Name' })
  expect(present).toHaveValue('Hardware')
  await user.clear(present)
  await user.type(present, 'Tools{Enter}')
  await waitFor(() => expect(lists(server)).toEqual({ Tools: ['12 screws'] }))
})

it('a list is removed with what is on it, and one undo brings both back', async () => {
  const { user, server } = show(served(), `/?mode=shop&list=${hardware}`)
  await row(/^screws/)
  await pressTool(user, 'Remove the list')
  expect(await row(/^rice/)).toBeVisible()
  await waitFor(() => expect(lists(server)).toEqual({}))
  expect(await said('Removed Hardware')).not.toEqual([])
  await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement)
  expect(await row(/^screws/)).toBeVisible()
  await waitFor(() => expect(lists(server)).toEqual({ Hardware: ['12 screws'] }))
})

it('an item is moved to the list of the plan without a network, and sent when it is back; undo moves it back', async () => {
  const { user, server } = show(served(), `/?mode=shop&list=${hardware}`)
  await row(/^screws/)
  setOnline(false)
  await user.click(screen.getByRole('button', { name: 'Change screws' }))
  await user.click(screen.getByRole('combobox', { name: 'On the list' }))
  await user.click(await screen.findByRole('option', { name: 'This plan' }))
  expect(await said('Moved screws to This plan')).not.toEqual([])
  expect(screen.queryByRole('checkbox', { name: /^screws/ })).toBeNull()
  setOnline(true)
  await waitFor(() => expect(server.list().ownItems).toMatchObject([{ text: '12 screws' }]))
  await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement)
  expect(await row(/^screws/)).toBeVisible()
  await waitFor(() => expect(lists(server)).toEqual({ Hardware: ['12 screws'] }))
})

it('unticking everything unticks what is on the open list', async () => {
  const server = served()
  server.apply([
    { id: '3', at: 3, act: { addItem: { itemId: uuid(3), text: 'milk' } } },
    { id: '4', at: 4, act: { tickItem: { itemId: uuid(2) } } },
    { id: '5', at: 5, act: { tickItem: { itemId: uuid(3) } } },
  ])
  const { user } = show(server, `/?mode=shop&list=${hardware}`)
  await screen.findByRole('button', { name: 'In the trolley (1)' })
  await pressTool(user, 'Untick everything')
  await waitFor(() => expect(server.list().lists[0]?.items).toMatchObject([{ isTicked: false }]))
  expect(server.list().ownItems).toMatchObject([{ text: 'milk', isTicked: true }])
})
