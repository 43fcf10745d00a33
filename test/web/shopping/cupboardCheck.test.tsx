import { act, screen, waitFor, within } from '@testing-library/react'
import { forgetHousehold, parts } from '../../../web/live/household'
import { ApplyCupboardOperationsDocument } from '../../../web/live/operations.generated'
import { ShoppingListDocument } from '../../../web/shopping/operations.generated'
import ShopMode from '../../../web/shopping/ShopMode'
import { CupboardServer, ingredient } from '../live/cupboardServer'
import { meal, planOf } from '../plan/samples'
import { item } from './items'
import { answer, type Mock, renderMode, setOnline } from './renderMode'

const plan = planOf({ dinner: [meal('Dal', { numServes: 2 })] })
const salt = item('salt', { amount: 2, toBuy: 2, isCupboard: true, inKitchen: '½ teaspoon of salt' })
const rice = item('rice', {
  key: 'rice-g',
  amount: 700,
  toBuy: 700,
  buy: { text: '1 kg rice', leaves: null, packs: [] },
})
const tomatoes = item('tomatoes')
const list = (...items: object[]) => ({
  ...answer(ShoppingListDocument, { shoppingList: { items, unsuitable: [], errors: [] } }),
  maxUsageCount: Number.POSITIVE_INFINITY,
})
const show = (cupboard: CupboardServer, ...mocks: Mock[]) => renderMode(<ShopMode />, { plan, mocks, cupboard })
const check = () => screen.findByRole('region', { name: 'Check your cupboard' })
const have = (words: string) => screen.findByRole('checkbox', { name: `I have this: ${words}` })
/** A cupboard with these words in it. */
function holding(...kept: { ingredient: string; amount: number | null; unit: string | null }[]): CupboardServer {
  const server = new CupboardServer((slug) => ingredient(slug))
  server.apply(kept.map((keep, index) => ({ id: `${index}`, at: index + 1, act: { keep: { ...keep, useBy: null } } })))
  return server
}
const words = (cupboard: CupboardServer) => [...cupboard.state].map(([slug, { kept }]) => [slug, kept && kept.amount])

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  setOnline(true)
  forgetHousehold()
})

it('puts what a kitchen tends to have, and what is at home, at the end and out of the count', async () => {
  const everything = list(salt, rice, { ...tomatoes, isAtHome: true, atHome: 100, toBuy: 0 })
  show(holding({ ingredient: 'tomatoes', amount: null, unit: null }), everything)
  const names = within(await check()).getAllByRole('checkbox', { name: /^I have this/ })
  expect(names.map((box) => box.getAttribute('aria-label'))).toEqual([
    'I have this: salt, 2.00\u00a0g, Produce',
    'I have this: tomatoes, 100.00\u00a0g, Produce',
  ])
  expect(names.map((box) => box.getAttribute('aria-checked'))).toEqual(['false', 'true'])
  expect(screen.getAllByText('1 to buy, 1 to check')[0]).toBeVisible()
  expect(screen.getByText('½ teaspoon of salt')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open the cupboard' })).toHaveAttribute('href', '/cupboard')
})

it('remembers what is ticked, and forgets what is not there after all', async () => {
  const { user, cupboard } = show(new CupboardServer(), list(salt, rice))
  await user.click(await have('salt, 2.00\u00a0g, Produce'))
  expect(await have('salt, 2.00\u00a0g, Produce')).toBeChecked()
  await waitFor(() => expect(words(cupboard)).toEqual([['salt', null]]))
  expect(await have('salt, 2.00\u00a0g, Produce')).toBeChecked()
  await user.click(await have('salt, 2.00\u00a0g, Produce'))
  expect(await have('salt, 2.00\u00a0g, Produce')).not.toBeChecked()
  await waitFor(() => expect([...cupboard.state.values()].map(({ kept }) => kept)).toEqual([null]))
})

it('shows what is said without a network at once, keeps it, and sends it when the network is back (CUP-9)', async () => {
  const first = show(new CupboardServer(), list(salt, rice, tomatoes))
  await have('salt, 2.00\u00a0g, Produce')
  setOnline(false)
  await first.user.click(await have('salt, 2.00\u00a0g, Produce'))
  expect(await have('salt, 2.00\u00a0g, Produce')).toBeChecked()
  expect(first.cupboard.arrived).toEqual([])
  first.unmount()
  const again = show(first.cupboard, list(salt, rice, tomatoes))
  expect(await have('salt, 2.00\u00a0g, Produce')).toBeChecked()
  expect(again.cupboard.arrived).toEqual([])
  setOnline(true)
  await waitFor(() => expect(words(again.cupboard)).toEqual([['salt', null]]))
  expect(again.cupboard.arrived).toHaveLength(1)
})

it('takes an amount in an opened line, and says there and in the row what is left to buy (CUP-11)', async () => {
  const { user, cupboard } = show(new CupboardServer(), list(rice, tomatoes))
  await user.click(await screen.findByRole('button', { name: 'Meals that need rice' }))
  expect(await screen.findByText('1 kg rice')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'I have some' }))
  const field = screen.getByLabelText('How much, in g')
  await user.type(field, 'a bit{Enter}')
  expect(await screen.findByText('Enter an amount such as 2, 0.5 or 1/2.')).toBeVisible()
  await user.clear(field)
  await user.type(field, '200{Enter}')
  expect(await screen.findByText('200.00 g at home, 500.00 g to buy.')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'rice, 500.00\u00a0g to buy of 700.00\u00a0g' })).not.toBeChecked()
  // How many packs cover the rest only the server knows.
  expect(screen.queryByText('1 kg rice')).toBeNull()
  await waitFor(() => expect(words(cupboard)).toEqual([['rice', 200]]))
  await user.click(screen.getByRole('button', { name: "I don't have this" }))
  expect(await screen.findByText('1 kg rice')).toBeVisible()
})

it('takes a whole line off the list, and puts it under what is at home', async () => {
  const { user, cupboard } = show(holding({ ingredient: 'rice', amount: 0.2, unit: 'kg' }), list(rice, tomatoes))
  await user.click(await screen.findByRole('button', { name: 'Meals that need rice' }))
  act(() => parts.cupboard.tell({ version: cupboard.version }))
  expect(await screen.findByText('200.00 g at home, 500.00 g to buy.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'I have this' }))
  expect(within(await check()).getByRole('checkbox', { name: /^I have this/ })).toBeChecked()
  await waitFor(() => expect(words(cupboard)).toEqual([['rice', null]]))
})

it('says what the server refused, and takes it back', async () => {
  const refusal = { field: 'operations[0].act.keep', message: 'It is full.' }
  const refused = answer(ApplyCupboardOperationsDocument, {
    applyOperations: { __typename: 'ApplyOperationsResult', cupboard: null, errors: [refusal] },
  })
  const { user } = show(new CupboardServer(), refused, list(salt))
  await user.click(await have('salt, 2.00\u00a0g, Produce'))
  expect(await screen.findByText('Could not save salt in your cupboard')).toBeInTheDocument()
  expect(await have('salt, 2.00\u00a0g, Produce')).not.toBeChecked()
})
