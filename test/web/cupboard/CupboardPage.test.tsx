import type { MockLink } from '@apollo/client/testing'
import { MockedProvider } from '@apollo/client/testing/react'
import { act, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createCache } from '../../../web/apollo/createCache'
import CupboardPage from '../../../web/cupboard/CupboardPage'
import {
  CupboardDocument,
  CupboardIngredientsDocument,
  type CupboardItemFragment,
  KeepInCupboardDocument,
  TakeFromCupboardDocument,
} from '../../../web/cupboard/operations.generated'
import { dayInSydney } from '../../../web/cupboard/useBy'
import { forgetHousehold, parts } from '../../../web/live/household'
import { AlertHost } from '../../../web/ui/AlertHost'
import { givePlainRequest } from '../../support/plainRequest'
import { answers, fails } from '../dishes/dishSamples'

jest.setTimeout(30_000)
configure({ defaultHidden: true, asyncUtilTimeout: 8000 })
afterEach(forgetHousehold)

const DAY = 24 * 60 * 60 * 1000
const inDays = (days: number) => dayInSydney(Date.now() + days * DAY)

function item(name: string, typicalLocation: string, over: Partial<CupboardItemFragment> = {}) {
  const ingredient = {
    slug: name,
    name,
    picture: 'jar',
    typicalLocation,
    shoppingUnit: 'g',
    density: null,
    pieceWeight: 50,
  }
  return {
    __typename: 'CupboardItem',
    ingredient: { __typename: 'Ingredient', ...ingredient },
    amount: null,
    unit: null,
    useBy: null,
    ...over,
  }
}
const salt = item('salt', 'pantry')
const milk = item('milk', 'dairy', { amount: 500, unit: 'ml', useBy: inDays(3) })
const spinach = item('spinach', 'produce', { useBy: inDays(0) })
const apples = item('apples', 'produce', { amount: 3, unit: 'piece', useBy: inDays(20) })

const cupboard = (items: object[], version = 1) => ({ __typename: 'Cupboard', version, items })
const loads = (...items: object[]) => answers(CupboardDocument, { cupboard: cupboard(items) })
const once = (mock: MockLink.MockedResponse) => ({ ...mock, maxUsageCount: 1 })
const changed = (field: string, items: object[] | null, errors: object[] = []) => ({
  [field]: {
    __typename: 'CupboardResult',
    cupboard: items && cupboard(items, 2),
    errors: errors.map((error) => ({ __typename: 'InputError', ...error })),
  },
})

function open(mocks: MockLink.MockedResponse[]) {
  givePlainRequest()
  const router = createMemoryRouter([{ path: '/cupboard', element: <CupboardPage /> }], {
    initialEntries: ['/cupboard'],
  })
  render(
    <MockedProvider mocks={mocks} cache={createCache()}>
      <>
        <RouterProvider router={router} />
        <AlertHost />
      </>
    </MockedProvider>,
  )
  return { user: userEvent.setup({ pointerEventsCheck: 0 }) }
}
const rowsOf = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

it('shows first what should be used soon, then the rest by area', async () => {
  open([loads(apples, salt, milk, spinach, item('kefir', 'dairy', { useBy: inDays(-1) }))])
  await screen.findByRole('list', { name: 'Use soon' })
  expect(rowsOf('Use soon')).toEqual([
    'kefirenoughpast its date',
    'spinachenoughuse today',
    'milk500\u00a0mluse within 3 days',
  ])
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Use soon',
    'Produce',
    'Pantry',
  ])
  expect(rowsOf('Produce')[0]).toContain('3\u00a0pieces')
  expect(rowsOf('Pantry')).toEqual(['saltenough'])
})

it('puts an ingredient in with an amount and a day, and says at its field what is wrong', async () => {
  const sent: unknown[] = []
  const refusal = [{ field: 'items[0].amount', message: 'That is too much.' }]
  const { user } = open([
    loads(),
    answers(CupboardIngredientsDocument, {
      ingredients: {
        __typename: 'IngredientConnection',
        nodes: [item('oat milk', 'dairy').ingredient, milk.ingredient],
      },
    }),
    once(answers(KeepInCupboardDocument, changed('keepInCupboard', null, refusal), (it) => sent.push(it))),
    answers(KeepInCupboardDocument, changed('keepInCupboard', [milk]), (it) => sent.push(it)),
  ])
  await screen.findByText('Nothing in your cupboard yet')
  await user.click(screen.getByRole('combobox', { name: 'What do you have?' }))
  await user.type(screen.getByPlaceholderText('Search all ingredients'), 'milk')
  const found = await screen.findAllByRole('option')
  expect(found.map(({ textContent }) => textContent)).toEqual(['milk', 'oat milk'])
  await user.click(found[0] as HTMLElement)
  const amount = await screen.findByLabelText('Amount (optional)')
  await user.type(amount, 'some')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Write an amount such as 2, 0.5 or 1/2.')).toBeInTheDocument()
  await user.clear(amount)
  await user.type(amount, '1 1/2')
  await user.type(screen.getByLabelText('Use by (optional)'), '2026-12-01')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('That is too much.')).toBeInTheDocument()
  await user.clear(amount)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('list', { name: 'Use soon' })
  const milkSaid = { ingredient: 'milk', useBy: '2026-12-01', at: expect.any(Number) }
  expect(sent).toEqual([
    { items: [{ ...milkSaid, amount: 1.5, unit: 'g' }] },
    { items: [{ ...milkSaid, amount: null, unit: null }] },
  ])
})

it('takes something out, and puts it back as it was', async () => {
  const sent: unknown[] = []
  const { user } = open([
    loads(milk, salt),
    answers(TakeFromCupboardDocument, changed('takeFromCupboard', [salt]), (it) => sent.push(it)),
    answers(KeepInCupboardDocument, changed('keepInCupboard', [milk, salt]), (it) => sent.push(it)),
  ])
  await user.click(await screen.findByRole('button', { name: 'Take out milk' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Take out milk' })).toBeNull())
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByRole('button', { name: 'Take out milk' })
  const at = expect.any(Number)
  expect(sent).toEqual([
    { items: [{ ingredient: 'milk', at }] },
    { items: [{ ingredient: 'milk', amount: 500, unit: 'ml', useBy: milk.useBy, at }] },
  ])
})

it('reads again what another member has changed', async () => {
  open([once(loads(salt)), answers(CupboardDocument, { cupboard: cupboard([salt, apples], 2) })])
  await screen.findByRole('list', { name: 'Pantry' })
  act(() => parts.cupboard.tell({ version: 2 }))
  await screen.findByRole('list', { name: 'Produce' })
})

it('says that it could not be opened, and that a change did not arrive', async () => {
  const { user } = open([once(fails(CupboardDocument)), loads(salt), fails(TakeFromCupboardDocument)])
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await user.click(await screen.findByRole('button', { name: 'Take out salt' }))
  expect(await screen.findByText('Could not change the cupboard. Please try again.')).toBeInTheDocument()
  expect(screen.getByText('salt')).toBeInTheDocument()
})
