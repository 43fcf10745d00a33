import { screen, waitFor, within } from '@testing-library/react'
import { HaveAtHomeDocument, NotAtHomeDocument, ShoppingListDocument } from '../../../web/shopping/operations.generated'
import ShopWithCupboard from '../../../web/shopping/ShopWithCupboard'
import { meal, planOf } from '../plan/samples'
import { item } from './items'
import { ListServer } from './listServer'
import { answer, fails, type Mock, renderMode } from './renderMode'

const plan = planOf({ dinner: [meal('Dal', { numServes: 2 })] })
const salt = item('salt', { amount: 2, toBuy: 2, isCupboard: true })
const rice = item('rice', { key: 'rice-g', amount: 700, atHome: 200, toBuy: 500 })
const tomatoes = item('tomatoes')
const list = (...items: object[]) =>
  answer(ShoppingListDocument, { shoppingList: { items, unsuitable: [], errors: [] } })
const done = (
  query: Mock['request']['query'],
  field: string,
  sent: (variables: unknown) => void,
  errors: object[] = [],
) => answer(query, { [field]: { __typename: 'CupboardResult', errors } }, sent)
const show = (...mocks: Mock[]) => renderMode(<ShopWithCupboard />, { plan, mocks, server: new ListServer() })
const check = () => screen.findByRole('region', { name: 'Check your cupboard' })
const have = (words: string) => screen.findByRole('checkbox', { name: `I have this: ${words}` })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('puts what a kitchen tends to have, and what is at home, at the end and out of the count', async () => {
  show(list(salt, rice, { ...tomatoes, isAtHome: true, atHome: 100, toBuy: 0 }))
  const names = within(await check()).getAllByRole('checkbox', { name: /^I have this/ })
  expect(names.map((box) => box.getAttribute('aria-label'))).toEqual([
    'I have this: salt, 2.00\u00a0g',
    'I have this: tomatoes, 100.00\u00a0g',
  ])
  expect(names.map((box) => box.getAttribute('aria-checked'))).toEqual(['false', 'true'])
  expect(screen.getAllByText('1 of 1 left')[0]).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open the cupboard' })).toHaveAttribute('href', '/cupboard')
})

it('remembers what is ticked, and forgets what is not there after all', async () => {
  const sent: unknown[] = []
  const { user } = show(
    list(salt, rice),
    done(HaveAtHomeDocument, 'keepInCupboard', (it) => sent.push(it)),
    list({ ...salt, isAtHome: true, atHome: 2, toBuy: 0 }, rice),
    done(NotAtHomeDocument, 'takeFromCupboard', (it) => sent.push(it)),
    list(salt, rice),
  )
  const at = expect.any(Number)
  await user.click(await have('salt, 2.00\u00a0g'))
  expect(await have('salt, 2.00\u00a0g')).toBeChecked()
  await waitFor(() => expect(sent).toEqual([{ items: [{ ingredient: 'salt', at }] }]))
  await user.click(await have('salt, 2.00\u00a0g'))
  await waitFor(() => expect(sent).toHaveLength(2))
  await waitFor(async () => expect(await have('salt, 2.00\u00a0g')).not.toBeChecked())
})

it('takes a tick back that could not be stored, and says so', async () => {
  const { user } = show(list(salt), fails(HaveAtHomeDocument))
  await user.click(await have('salt, 2.00\u00a0g'))
  expect(await screen.findByText('Could not change the cupboard. Please try again.')).toBeInTheDocument()
  expect(await have('salt, 2.00\u00a0g')).not.toBeChecked()
})

it('says in an opened line how much is at home, and takes the rest off the list', async () => {
  const sent: unknown[] = []
  const { user } = show(
    list(rice, tomatoes),
    done(HaveAtHomeDocument, 'keepInCupboard', (it) => sent.push(it)),
    list({ ...rice, isAtHome: true, atHome: 700, toBuy: 0 }, tomatoes),
  )
  await user.click(await screen.findByRole('button', { name: 'Meals that need rice' }))
  expect(await screen.findByText('200.00 g at home, 500.00 g to buy.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'I have this' }))
  expect(within(await check()).getByRole('checkbox', { name: /^I have this/ })).toBeChecked()
  expect(sent).toEqual([{ items: [{ ingredient: 'rice', at: expect.any(Number) }] }])
})
