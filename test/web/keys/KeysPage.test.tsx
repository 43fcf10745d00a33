import type { MockLink } from '@apollo/client/testing'
import { MockedProvider } from '@apollo/client/testing/react'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createCache } from '../../../web/apollo/createCache'
import KeysPage from '../../../web/keys/KeysPage'
import {
  MakePersonalKeyDocument,
  PersonalKeysDocument,
  RevokePersonalKeyDocument,
} from '../../../web/keys/operations.generated'
import { AlertHost } from '../../../web/ui/AlertHost'
import { answers, fails } from '../dishes/dishSamples'

jest.setTimeout(30_000)
const KEY = `mwp_abcd1234_${'k'.repeat(43)}`
const AT = Date.UTC(2026, 10, 26, 1, 30)

const seen = (more: object = {}) => ({
  __typename: 'PersonalKey',
  id: 'one',
  name: 'Kitchen display',
  prefix: 'abcd1234',
  scopes: ['PLAN_READ', 'LIST_READ'],
  createdAt: AT,
  lastUsedAt: null,
  expiresAt: AT + 90 * 24 * 60 * 60 * 1000,
  isExpired: false,
  ...more,
})
const viewer = (...personalKeys: object[]) => ({ __typename: 'Viewer', id: 'Viewer:anna', personalKeys })
const loads = (...keys: object[]) => ({
  ...answers(PersonalKeysDocument, { viewer: viewer(...keys) }),
  maxUsageCount: 1,
})
const made = (key: string | null, ...errors: { field: string | null; message: string }[]) => ({
  makePersonalKey: {
    __typename: 'MakePersonalKeyResult',
    key,
    errors: errors.map((error) => ({ __typename: 'InputError', ...error })),
  },
})

function open(...mocks: MockLink.MockedResponse[]) {
  const router = createMemoryRouter([{ path: '/keys', element: <KeysPage /> }], { initialEntries: ['/keys'] })
  const cache = createCache()
  render(
    <MockedProvider mocks={mocks} cache={cache}>
      <>
        <RouterProvider router={router} />
        <AlertHost />
      </>
    </MockedProvider>,
  )
  return { user: userEvent.setup({ pointerEventsCheck: 0 }), cache }
}

const button = (name: string) => screen.findByRole('button', { name })
const list = async () =>
  within(await screen.findByRole('list', { name: 'Your keys' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

it('shows each key with what it may do, and when it was made, last used and ends', async () => {
  open(
    loads(
      seen(),
      seen({
        id: 'two',
        name: 'Watch',
        prefix: 'wxyz5678',
        scopes: ['LIST_WRITE'],
        lastUsedAt: AT,
        expiresAt: AT,
        isExpired: true,
      }),
    ),
  )
  expect(await list()).toEqual([
    'Kitchen displaySee the plan\u00a0· See the shopping listmwp_abcd1234_…Made 26 Nov 2026Never usedEnds 24 Feb 2027Revoke',
    expect.stringMatching(
      /^WatchChange the shopping listmwp_wxyz5678_…Made 26 Nov 2026Last used 26 Nov 2026, \d\d?:30.[ap]mEnded 26 Nov 2026Revoke$/,
    ),
  ])
})

it('makes a key of what was chosen, shows it once with a call, and keeps it in no cache', async () => {
  const sent: unknown[] = []
  const { user, cache } = open(
    loads(),
    answers(MakePersonalKeyDocument, made(KEY), (variables) => sent.push(variables)),
    loads(seen()),
  )
  await user.type(await screen.findByLabelText('Name'), 'Kitchen display')
  await user.click(screen.getByRole('checkbox', { name: 'See the shopping list' }))
  await user.click(screen.getByRole('checkbox', { name: 'See the plan' }))
  await user.type(screen.getByLabelText('Your password'), 'the one')
  await user.click(await button('Make a key'))
  const shown = await screen.findByLabelText('Key')
  expect(shown).toHaveValue(KEY)
  expect(shown).toHaveFocus()
  expect(sent).toEqual([
    { input: { name: 'Kitchen display', scopes: ['PLAN_READ', 'LIST_READ'], days: 90, password: 'the one' } },
  ])
  expect(screen.getByText(/^curl/)).toHaveTextContent(`Authorization: Bearer ${KEY}`)
  expect(await list()).toHaveLength(1)
  expect(screen.getByLabelText('Your password')).toHaveValue('')
  expect(JSON.stringify(cache.extract())).not.toContain(KEY)
})

it('says what is wrong at its field, and asks for the password again', async () => {
  const { user } = open(
    loads(),
    answers(
      MakePersonalKeyDocument,
      made(null, { field: 'scopes', message: 'Choose one.' }, { field: 'password', message: 'Not the one.' }),
    ),
  )
  await user.type(await screen.findByLabelText('Name'), 'Watch')
  await user.type(screen.getByLabelText('Your password'), 'another')
  await user.click(await button('Make a key'))
  expect(await screen.findByText('Choose one.')).toBeInTheDocument()
  expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription(/Not the one\./)
  expect(screen.getByLabelText('Your password')).toHaveValue('')
  expect(screen.getByLabelText('Name')).toHaveValue('Watch')
  await user.type(screen.getByLabelText('Your password'), 'x')
  expect(screen.queryByText('Not the one.')).toBeNull()
  expect(screen.getByText('Choose one.')).toBeInTheDocument()
})

it('says that nothing was made where the server cannot be reached', async () => {
  const { user } = open(loads(), fails(MakePersonalKeyDocument))
  await user.type(await screen.findByLabelText('Your password'), 'the one')
  await user.click(await button('Make a key'))
  expect(await screen.findByText('Could not do that. Check your connection, then try again.')).toBeInTheDocument()
})

it('has no form for an eleventh key', async () => {
  open(loads(...Array.from({ length: 10 }, (_, index) => seen({ id: `${index}` }))))
  expect(await screen.findByText('You have 10 keys that work. Revoke one to make another.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Make a key' })).toBeNull()
})

it('asks before it revokes', async () => {
  const sent: unknown[] = []
  const revoked = { revokePersonalKey: { __typename: 'RevokePersonalKeyResult', ok: true, viewer: viewer() } }
  const { user } = open(
    loads(seen()),
    answers(RevokePersonalKeyDocument, revoked, (variables) => sent.push(variables)),
  )
  await user.click(await button('Revoke Kitchen display'))
  await user.click(await button('Keep it'))
  expect(sent).toEqual([])
  await user.click(await button('Revoke Kitchen display'))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }))
  expect(await screen.findByText('Key revoked')).toBeInTheDocument()
  expect(screen.queryByRole('list', { name: 'Your keys' })).toBeNull()
  expect(sent).toEqual([{ input: { id: 'one' } }])
})

it('says that the keys could not be loaded, and tries again', async () => {
  const { user } = open({ ...fails(PersonalKeysDocument), maxUsageCount: 1 }, loads(seen()))
  await user.click(await button('Try again'))
  expect(await list()).toHaveLength(1)
})
