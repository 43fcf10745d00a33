import { screen, waitFor, within } from '@testing-library/react'
import { ShoppingListDocument } from '../../../web/shopping/operations.generated'
import ShopMode from '../../../web/shopping/ShopMode'
import { meal, planOf } from '../plan/samples'
import { item } from './items'
import { replicaOf } from '../../../web/live/replica/Replica'
import { ListServer } from './listServer'
import { answer, renderMode, setOnline } from './renderMode'

const plan = planOf({ dinner: [meal('Dal', { numServes: 2 })] })
const items = [item('tomatoes'), item('rice', { key: 'rice-g', amount: 700, area: 'pantry' })]
const show = (server = new ListServer(), found = items) => {
  const answers = [answer(ShoppingListDocument, { shoppingList: { items: found, unsuitable: [], errors: [] } })]
  return renderMode(<ShopMode />, { plan, mocks: answers, server })
}
const row = (name: RegExp) => screen.findByRole('checkbox', { name })
const texts = (server: ListServer) =>
  server
    .list()
    .ownItems.map(({ text }) => text)
    .sort()

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  jest.restoreAllMocks()
})

describe('own items', () => {
  it('are added several at a time, counted, and filed by the server', async () => {
    const { user, server } = show()
    await row(/^rice/)
    await user.type(screen.getByLabelText('Add items'), 'milk 1l, 2 batteries; soap{Enter}')
    expect(screen.getAllByText('5 to buy')[0]).toBeVisible()
    expect(await row(/^batteries, 2$/)).toBeVisible()
    expect(screen.getByLabelText('Add items')).toHaveValue('')
    const dairy = await screen.findByRole('region', { name: 'Dairy' })
    expect(within(dairy).getByRole('checkbox', { name: 'milk, 1\u00a0l' })).toBeVisible()
    expect(texts(server)).toEqual(['2 batteries', 'milk 1l', 'soap'])
  })

  it('are pasted line by line', async () => {
    const { user, server } = show()
    await row(/^rice/)
    await user.click(screen.getByLabelText('Add items'))
    await user.paste('tea\r\n\nbread')
    expect(screen.getByLabelText('Add items')).toHaveValue('tea; bread')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(texts(server)).toEqual(['bread', 'tea']))
  })

  it('are refused with the reason and left in the box', async () => {
    const { user, server } = show()
    await row(/^rice/)
    const box = screen.getByLabelText('Add items')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(box).toHaveAccessibleDescription(/Enter what to buy/)
    await user.click(box)
    await user.paste('x'.repeat(201))
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(box).toHaveAccessibleDescription(/at most 200 characters/)
    expect(box).toHaveValue('x'.repeat(201))
    expect(texts(server)).toEqual([])
  })

  it('are changed, removed and brought back', async () => {
    const { user, server } = show()
    await row(/^rice/)
    await user.type(screen.getByLabelText('Add items'), 'tea{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Change tea' }))
    await user.clear(screen.getByLabelText('Item'))
    await user.type(screen.getByLabelText('Item'), 'green tea{Enter}')
    expect(await row(/^green tea$/)).toBeVisible()
    await waitFor(() => expect(texts(server)).toEqual(['green tea']))
    await user.click(screen.getByRole('button', { name: 'Change green tea' }))
    await user.click(screen.getByRole('button', { name: 'Remove green tea' }))
    await waitFor(() => expect(texts(server)).toEqual([]))
    expect(screen.queryByRole('checkbox', { name: 'green tea' })).toBeNull()
    const undo = screen.getAllByRole('button', { name: 'Undo' }).at(-1)
    if (!undo) throw new Error('There is no way back')
    await user.click(undo)
    expect(await row(/^green tea$/)).toBeVisible()
  })

  it('that are there already are not added again, but bought again when they were ticked', async () => {
    const { user, server } = show()
    await row(/^rice/)
    await user.type(screen.getByLabelText('Add items'), 'tea{Enter}')
    await user.type(screen.getByLabelText('Add items'), 'Tea{Enter}')
    expect(await screen.findByText('Already on the list: Tea')).toBeVisible()
    expect(within((await row(/^tea$/)).closest('li') as HTMLElement).getByText('It is here')).toBeVisible()
    await user.click(await row(/^tea$/))
    await user.type(screen.getByLabelText('Add items'), 'tea{Enter}')
    expect(await row(/^tea$/)).not.toBeChecked()
    await waitFor(() => expect(texts(server)).toEqual(['tea']))
  })

  it('that the plan needs are pointed at, and added only if that is wanted', async () => {
    const { user, server } = show()
    await row(/^rice/)
    await user.type(screen.getByLabelText('Add items'), '2 Tomatoes, tea{Enter}')
    expect(await screen.findByText('Added tea. Already on the list: 2 Tomatoes')).toBeVisible()
    const line = (await row(/^tomatoes, 100.00/)).closest('li') as HTMLElement
    expect(within(line).getByText('It is here')).toBeVisible()
    await waitFor(() => expect(texts(server)).toEqual(['tea']))
    await user.click(screen.getByRole('button', { name: 'Add it too' }))
    await waitFor(() => expect(texts(server)).toEqual(['2 Tomatoes', 'tea']))
  })

  it('that were bought are offered again when they are gone', async () => {
    const { user, server } = show()
    await row(/^rice/)
    await user.type(screen.getByLabelText('Add items'), 'tea{Enter}')
    await user.click(await row(/^tea$/))
    expect(screen.queryByRole('button', { name: 'Add tea' })).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'In the trolley (1)' }))
    await user.click(screen.getByRole('button', { name: 'Change tea' }))
    await user.click(screen.getByRole('button', { name: 'Remove tea' }))
    expect(screen.queryByRole('button', { name: 'Add tea' })).toBeNull()
    await user.type(screen.getByLabelText('Add items'), 'te')
    await user.click(await screen.findByRole('button', { name: 'Add tea' }))
    expect(screen.getByLabelText('Add items')).toHaveValue('')
    expect(await row(/^tea$/)).not.toBeChecked()
    await waitFor(() => expect(server.list().ownItems).toMatchObject([{ text: 'tea', isTicked: false }]))
  })

  it('are shopped for without a plan', async () => {
    const { user } = renderMode(<ShopMode />)
    expect(screen.getByText('Nothing to buy yet')).toBeVisible()
    await user.type(screen.getByLabelText('Add items'), 'milk{Enter}')
    const dairy = await screen.findByRole('region', { name: 'Dairy' })
    await user.click(within(dairy).getByRole('checkbox', { name: 'milk' }))
    expect(screen.getAllByText('All bought')[0]).toBeVisible()
    expect(screen.getByRole('button', { name: 'Plan some meals' })).toBeVisible()
  })
})

describe('what the household shares', () => {
  const shared = () =>
    new ListServer({
      id: 'household-1',
      members: [
        { id: 'me', name: 'Ann', isViewer: true },
        { id: 'ben', name: 'Ben', isViewer: false },
      ],
    })

  it('shows who else ticked, and nothing of oneself', async () => {
    const server = shared()
    server.apply([{ id: '1', at: 1, act: { tick: { key: 'rice-g', amount: 700 } } }], 'ben')
    server.apply([{ id: '2', at: 1, act: { tick: { key: 'tomatoes-g', amount: 100 } } }], 'me')
    const { user } = show(server)
    await user.click(await screen.findByRole('button', { name: 'In the trolley (2)' }, { timeout: 10_000 }))
    expect(await row(/^rice, 700.00\u00a0g, ticked by Ben$/)).toBeChecked()
    expect(screen.getByRole('checkbox', { name: /^tomatoes, 100.00\u00a0g$/ })).toBeChecked()
    expect(screen.getByTitle('ticked by Ben')).toHaveTextContent('B')
  })

  it('asks for the difference when more is needed', async () => {
    const server = shared()
    server.apply([{ id: '1', at: 1, act: { tick: { key: 'rice-g', amount: 500 } } }], 'ben')
    const { user } = show(server)
    const rice = await row(/^rice, needs 200.00\u00a0g more of 700.00\u00a0g$/)
    expect(rice).not.toBeChecked()
    await user.click(rice)
    await waitFor(() => expect(server.list().ticks).toMatchObject([{ key: 'rice-g', amount: 700 }]))
  })

  it('takes the ticks that this device kept before, once', async () => {
    localStorage.setItem('shoppingTicks', JSON.stringify({ owner: '', ticks: { 'rice-g': 700, 'no key': 1 } }))
    const { server, user } = show(shared())
    await user.click(await screen.findByRole('button', { name: 'In the trolley (1)' }, { timeout: 10_000 }))
    expect(await row(/^rice/)).toBeChecked()
    await waitFor(() => expect(server.list().ticks).toMatchObject([{ key: 'rice-g', amount: 700 }]))
    expect(localStorage.getItem('shoppingTicks')).toBeNull()
    expect(server.arrived).toHaveLength(1)
  })

  it('gets what was done without a network when it is back', async () => {
    const server = shared()
    const first = show(server)
    await row(/^rice/)
    await waitFor(() =>
      expect(
        replicaOf('')
          .kept()
          .snapshots.map(({ part }) => part),
      ).toContain('list'),
    )
    first.unmount()
    setOnline(false)
    const { user } = show(server)
    await user.click(await row(/^rice/))
    await user.type(screen.getByLabelText('Add items'), 'milk{Enter}')
    expect(await row(/^milk$/)).toBeVisible()
    expect(server.version).toBe(0)
    setOnline(true)
    await waitFor(() => expect(texts(server)).toEqual(['milk']))
    expect(server.list().ticks).toMatchObject([{ key: 'rice-g' }])
  })

  it('starts over for a list that shares no meal', async () => {
    const server = shared()
    const first = show(server)
    await first.user.click(await row(/^rice/))
    await first.user.type(screen.getByLabelText('Add items'), 'milk{Enter}')
    const dairy = await screen.findByRole('region', { name: 'Dairy' })
    await first.user.click(within(dairy).getByRole('checkbox', { name: 'milk' }))
    await waitFor(() => expect(server.list().ticks).toHaveLength(1))
    first.unmount()
    show(
      server,
      items.map((line) => ({ ...line, parts: [{ mealName: 'Pho', serves: 1, amount: line.amount, eaters: null }] })),
    )
    await waitFor(() => expect(server.list()).toMatchObject({ ticks: [], ownItems: [] }))
    expect(await row(/^rice/)).not.toBeChecked()
    await first.user.click(screen.getByLabelText('Add items'))
    expect(await screen.findByRole('button', { name: 'Add milk' })).toBeVisible()
  })
})
