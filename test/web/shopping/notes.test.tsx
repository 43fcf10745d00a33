import { screen, waitFor, within } from '@testing-library/react'
import ShopMode from '../../../web/shopping/ShopMode'
import { ShoppingListDocument } from '../../../web/shopping/operations.generated'
import { meal, planOf } from '../plan/samples'
import { item } from './items'
import { ListServer } from './listServer'
import { answer, renderMode, setOnline } from './renderMode'

const plan = planOf({ dinner: [meal('Dal', { numServes: 2 })] })
const items = [
  item('tomatoes'),
  item('rice', { key: 'rice-g', amount: 700, area: 'pantry' }),
  item('salt', { isCupboard: true }),
]
const show = (server = new ListServer()) =>
  renderMode(<ShopMode />, {
    plan,
    mocks: [answer(ShoppingListDocument, { shoppingList: { items, unsuitable: [], errors: [] } })],
    server,
  })
const row = (name: RegExp) => screen.findByRole('checkbox', { name })
const open = (name: string) => screen.getByRole('button', { name: `Meals that need ${name}` })
const notes = (server: ListServer) => Object.fromEntries(server.list().notes.map(({ key, text }) => [key, text]))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => setOnline(true))

it('a line is noted by Enter, read with its row, and changed', async () => {
  const { user, server } = show()
  expect(await row(/^tomatoes, 100.00.g$/)).toBeVisible()
  await user.click(open('tomatoes'))
  await user.click(screen.getByRole('button', { name: 'Add note on tomatoes' }))
  const field = screen.getByRole('textbox', { name: 'Note on tomatoes' })
  expect(field).toHaveFocus()
  expect(screen.getByText('Note')).toBeVisible()
  await user.keyboard('  the ripe   ones {Enter}')
  const line = (await row(/^tomatoes, 100.00.g, note: the ripe ones$/)).closest('li') as HTMLElement
  expect(within(line).getByText('the ripe ones')).toBeVisible()
  const change = within(line).getByRole('button', { name: 'Change note on tomatoes' })
  await waitFor(() => expect(change).toHaveFocus())
  await waitFor(() => expect(notes(server)).toEqual({ 'tomatoes-g': 'the ripe ones' }))
  await user.click(change)
  expect(screen.getByRole('textbox', { name: 'Note on tomatoes' })).toHaveValue('the ripe ones')
  await user.keyboard(', not green{Enter}')
  await waitFor(() => expect(notes(server)).toEqual({ 'tomatoes-g': 'the ripe ones, not green' }))
})

it('Escape leaves what was there, and a note that is too long is not written', async () => {
  const { user, server } = show()
  await row(/^tomatoes/)
  await user.click(open('tomatoes'))
  const add = () => screen.getByRole('button', { name: 'Add note on tomatoes' })
  await user.click(add())
  await user.keyboard('ripe{Escape}')
  expect(screen.queryByRole('textbox', { name: 'Note on tomatoes' })).toBeNull()
  expect(add()).toHaveFocus()
  await user.click(add())
  await user.paste('\u{1F345}'.repeat(101))
  await user.keyboard('{Enter}')
  const field = screen.getByRole('textbox', { name: 'Note on tomatoes' })
  expect(field).toHaveAccessibleDescription('A note has at most 100 characters')
  await user.clear(field)
  await user.paste('\u{1F345}'.repeat(100))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(notes(server)).toEqual({ 'tomatoes-g': '\u{1F345}'.repeat(100) }))
})

it('removing a note can be undone, and so can removing an item that has one', async () => {
  const server = new ListServer()
  server.apply([{ id: '1', at: 1, act: { noteLine: { key: 'rice-g', text: 'brown' } } }])
  const { user } = show(server)
  await row(/^rice, 700.00.g, note: brown$/)
  await user.click(open('rice'))
  await user.click(screen.getByRole('button', { name: 'Change note on rice' }))
  await user.clear(screen.getByRole('textbox', { name: 'Note on rice' }))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(notes(server)).toEqual({}))
  expect(await screen.findByText('Removed the note on rice')).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement)
  await waitFor(() => expect(notes(server)).toEqual({ 'rice-g': 'brown' }))

  await user.type(screen.getByLabelText('Add items'), 'soap{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Change soap' }))
  await user.click(screen.getByRole('button', { name: 'Add note on soap' }))
  await user.keyboard('the green one{Enter}')
  expect(await row(/^soap, note: the green one$/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove soap' }))
  await waitFor(() => expect(server.list().ownItems).toEqual([]))
  await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement)
  await waitFor(() => expect(server.list().ownItems).toMatchObject([{ text: 'soap' }]))
  await waitFor(() =>
    expect(
      server
        .list()
        .notes.map(({ text }) => text)
        .sort(),
    ).toEqual(['brown', 'the green one']),
  )
})

it('a line to check in the cupboard has its note, too', async () => {
  const { user, server } = show()
  await row(/^I have this: salt/)
  await user.click(open('salt'))
  await user.click(screen.getByRole('button', { name: 'Add note on salt' }))
  await user.keyboard('the coarse one{Enter}')
  expect(await row(/^I have this: salt, .*, note: the coarse one$/)).toBeVisible()
  await waitFor(() => expect(notes(server)).toEqual({ 'salt-g': 'the coarse one' }))
})

it('a note that is written without a network is shown at once and sent when it is back', async () => {
  const { user, server } = show()
  await row(/^rice/)
  setOnline(false)
  await user.click(open('rice'))
  await user.click(screen.getByRole('button', { name: 'Add note on rice' }))
  await user.keyboard('brown{Enter}')
  expect(await row(/^rice, 700.00.g, note: brown$/)).toBeVisible()
  setOnline(true)
  await waitFor(() => expect(notes(server)).toEqual({ 'rice-g': 'brown' }))
})
