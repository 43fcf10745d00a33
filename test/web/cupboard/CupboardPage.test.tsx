import type { MockLink } from '@apollo/client/testing'
import { MockedProvider } from '@apollo/client/testing/react'
import { useApolloClient } from '@apollo/client/react'
import { act, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { sydneyDay } from '../../../schema/sydneyDay'
import { createCache } from '../../../web/apollo/createCache'
import { storeAreaNamed } from '../../../web/plan/areas'
import CupboardPage from '../../../web/cupboard/CupboardPage'
import { CupboardIngredientsDocument, KnownIngredientsDocument } from '../../../web/cupboard/operations.generated'
import type { CupboardItem } from '../../../web/live/cupboard/cupboardView'
import { cupboardCalls } from '../../../web/live/cupboard/cupboardCalls'
import { syncReplica } from '../../../web/live/replica/syncReplica'
import { forgetHousehold, parts } from '../../../web/live/household'
import { CupboardDocument } from '../../../web/live/operations.generated'
import { AlertHost } from '../../../web/ui/AlertHost'
import { givePlainRequest } from '../../support/plainRequest'
import { answers, fails } from '../dishes/dishSamples'
import { CupboardServer, ingredient } from '../live/cupboardServer'
import { setOnline } from '../shopping/renderMode'

jest.setTimeout(30_000)
configure({ defaultHidden: true, asyncUtilTimeout: 8000 })
beforeEach(() => localStorage.clear())
afterEach(() => {
  forgetHousehold()
  setOnline(true)
})

const DAY = 24 * 60 * 60 * 1000
const inDays = (days: number) => sydneyDay(Date.now() + days * DAY)

function item(name: string, area: string, over: Partial<Omit<CupboardItem, 'ingredient'>> = {}): CupboardItem {
  return {
    ingredient: ingredient(name, { storeArea: storeAreaNamed(area), pieceWeight: 50 }),
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
const oatMilk = item('oat milk', 'dairy')

const known = [apples, milk, oatMilk, salt, spinach].map((one) => one.ingredient)
const typed = known.map((one) => ({ __typename: 'Ingredient', ...one }))
const pageInfo = { __typename: 'PageInfo', endCursor: null, hasNextPage: false }

/** A household with this at home. */
function holding(...items: CupboardItem[]): CupboardServer {
  const places = new Map(items.map((one) => [one.ingredient.slug, one.ingredient]))
  const server = new CupboardServer(
    (slug) => places.get(slug) ?? known.find((one) => one.slug === slug) ?? ingredient(slug),
  )
  server.apply(
    items.map(({ ingredient: { slug }, amount, unit, useBy }, index) => ({
      id: `${index}`,
      at: index + 1,
      act: { keep: { ingredient: slug, amount, unit, useBy } },
    })),
  )
  server.arrived.length = 0
  return server
}
/** What is at home by the server. */
const atHome = ({ state }: CupboardServer) =>
  Object.fromEntries([...state].map(([slug, { kept }]) => [slug, kept && [kept.amount, kept.unit, kept.useBy]]))
const once = (mock: MockLink.MockedResponse) => ({ ...mock, maxUsageCount: 1 })

/** What a page does for the person who is signed in. */
function Queues() {
  const client = useApolloClient()
  useEffect(() => syncReplica(client, '', [cupboardCalls]), [client])
  return null
}

function open(server: CupboardServer, mocks: MockLink.MockedResponse[] = []) {
  givePlainRequest()
  const router = createMemoryRouter([{ path: '/cupboard', element: <CupboardPage /> }], {
    initialEntries: ['/cupboard'],
  })
  const all = [
    ...mocks,
    ...server.mocks(),
    answers(CupboardIngredientsDocument, {
      ingredients: {
        __typename: 'IngredientConnection',
        nodes: typed.filter(({ slug }) => slug.includes('milk')).toReversed(),
      },
    }),
    answers(KnownIngredientsDocument, { ingredients: { __typename: 'IngredientConnection', nodes: typed, pageInfo } }),
  ]
  const view = render(
    <MockedProvider mocks={all} cache={createCache()}>
      <>
        <RouterProvider router={router} />
        <AlertHost />
        <Queues />
      </>
    </MockedProvider>,
  )
  return { ...view, user: userEvent.setup({ pointerEventsCheck: 0 }) }
}
const rowsOf = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

it('shows first what should be used soon, then the rest by area', async () => {
  open(holding(apples, salt, milk, spinach, item('kefir', 'dairy', { useBy: inDays(-1) })))
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

/** Finds milk and opens its dialog. */
async function pickMilk({ user }: Pick<ReturnType<typeof open>, 'user'>): Promise<void> {
  await user.click(screen.getByRole('combobox', { name: 'What do you have?' }))
  await user.type(screen.getByPlaceholderText('Search all ingredients'), 'milk')
  const found = await screen.findAllByRole('option')
  expect(found.map(({ textContent }) => textContent)).toEqual(['milk', 'oat milk'])
  await user.click(found[0] as HTMLElement)
}

it('puts an ingredient in with an amount and a day, and says at its field what is wrong', async () => {
  const server = holding()
  const { user } = open(server)
  await screen.findByText('Nothing in your cupboard yet')
  await pickMilk({ user })
  const amount = await screen.findByLabelText('Amount (optional)')
  for (const [text, words] of [
    ['some', 'Enter an amount such as 2, 0.5 or 1/2.'],
    ['100001', 'Enter an amount of at most 100,000.'],
  ] as const) {
    await user.clear(amount)
    await user.type(amount, text)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(words)).toBeInTheDocument()
  }
  await user.clear(amount)
  await user.type(amount, '1 1/2')
  await user.type(screen.getByLabelText('Use by (optional)'), '2026-12-01')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('button', { name: 'Change milk' })
  await waitFor(() => expect(atHome(server)).toEqual({ milk: [1.5, 'g', '2026-12-01'] }))
})

it('takes something out, and puts it back as it was', async () => {
  const server = holding(milk, salt)
  const { user } = open(server)
  await user.click(await screen.findByRole('button', { name: 'Remove milk' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove milk' })).toBeNull())
  await waitFor(() => expect(atHome(server).milk).toBeNull())
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByRole('button', { name: 'Remove milk' })
  await waitFor(() => expect(atHome(server).milk).toEqual([500, 'ml', milk.useBy]))
})

it('reads again what another member has changed', async () => {
  const server = holding(salt)
  open(server)
  await screen.findByRole('list', { name: 'Pantry' })
  server.apply([
    { id: 'theirs', at: 9, act: { keep: { ingredient: 'apples', amount: 3, unit: 'piece', useBy: null } } },
  ])
  act(() => parts.cupboard.tell({ version: server.version }))
  await screen.findByRole('list', { name: 'Produce' })
})

it('forgets the cupboard of a household that the person is no longer in', async () => {
  const server = holding(salt)
  open(server)
  await screen.findByRole('list', { name: 'Pantry' })
  server.household.id = 'household-2'
  server.state = new Map()
  server.version = 0
  act(() => parts.household.tell({ id: 'household-2', version: 1, members: [] }))
  await screen.findByText('Nothing in your cupboard yet')
})

it('says that it could not be opened, and opens when it can be', async () => {
  const { user } = open(holding(salt), [once(fails(CupboardDocument))])
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByRole('button', { name: 'Remove salt' })
})

describe('without a network', () => {
  it('opens, adds, changes and takes out, and sends all of it once when the network is back (CUP-9, DEV-15, DEV-16)', async () => {
    const server = holding(salt, apples)
    const first = open(server)
    await screen.findByRole('button', { name: 'Remove salt' })
    await waitFor(() => expect(localStorage.getItem('knownIngredients')).not.toBeNull())
    first.unmount()

    setOnline(false)
    const { user, unmount } = open(server)
    await user.click(await screen.findByRole('button', { name: 'Remove salt' }))
    await pickMilk({ user })
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    await user.click(screen.getByRole('button', { name: 'Change apples' }))
    await user.clear(await screen.findByLabelText('Amount (optional)'))
    await user.type(screen.getByLabelText('Amount (optional)'), '5')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(rowsOf('Produce')[0]).toContain('5\u00a0pieces')
    expect(server.arrived).toEqual([])
    unmount()

    open(server)
    expect(rowsOf('Dairy')).toEqual(['milkenough'])
    expect(screen.queryByText('salt')).toBeNull()
    setOnline(true)
    await waitFor(() =>
      expect(atHome(server)).toEqual({ salt: null, milk: [null, null, null], apples: [5, 'piece', apples.useBy] }),
    )
    expect(server.arrived).toHaveLength(3)
  })
})
