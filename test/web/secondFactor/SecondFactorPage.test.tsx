import type { MockLink } from '@apollo/client/testing'
import { MockedProvider } from '@apollo/client/testing/react'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createCache } from '../../../web/apollo/createCache'
import {
  BeginSecondFactorDocument,
  ConfirmSecondFactorDocument,
  RemoveSecondFactorDocument,
  RenewRecoveryCodesDocument,
  SecondFactorDocument,
} from '../../../web/secondFactor/operations.generated'
import SecondFactorPage from '../../../web/secondFactor/SecondFactorPage'
import { AlertHost } from '../../../web/ui/AlertHost'

jest.setTimeout(30_000)
const AT = Date.UTC(2026, 10, 26, 1, 30)
const SECRET = 'ABCDEFGH234567ABCDEFGH234567ABCD'
const CODES = Array.from({ length: 10 }, (_, index) => `AAA${index}-BBBB-CCCC`)

/** One answer to a call with that input. */
const once = (query: MockLink.MockedRequest['query'], data: Record<string, unknown>, input?: object) => ({
  request: { query, ...(input && { variables: { input } }) },
  result: { data },
})
const viewer = (left: number | null, more: object = {}) => ({
  __typename: 'Viewer',
  ...{ id: 'Viewer:anna', email: 'anna@example.com', hasPassword: true },
  secondFactor: left === null ? null : { __typename: 'SecondFactor', since: AT, recoveryCodesLeft: left },
  ...more,
})
const loads = (left: number | null, more: object = {}) => once(SecondFactorDocument, { viewer: viewer(left, more) })
const wrong = (field: string | null, message: string) => ({ __typename: 'InputError', code: 'INVALID', field, message })
const begun = {
  beginSecondFactor: {
    __typename: 'BeginSecondFactorResult',
    ...{ secret: SECRET, address: `otpauth://totp/Mealwright:anna?secret=${SECRET}`, errors: [] },
  },
}
const changed = (name: string, left: number | null, recoveryCodes: string[] | null, ...errors: object[]) => ({
  [name]: {
    __typename: 'SecondFactorResult',
    ...{ recoveryCodes, errors, viewer: errors.length > 0 ? null : viewer(left) },
  },
})

function open(...mocks: MockLink.MockedResponse[]) {
  const routes = [{ path: '/second-factor', element: <SecondFactorPage /> }]
  const router = createMemoryRouter(routes, { initialEntries: ['/second-factor'] })
  render(
    <MockedProvider mocks={mocks} cache={createCache()}>
      <>
        <RouterProvider router={router} />
        <AlertHost />
      </>
    </MockedProvider>,
  )
  return userEvent.setup({ pointerEventsCheck: 0 })
}
const button = (name: string) => screen.findByRole('button', { name })

it('from off to on: the password, the key, the code, and recovery codes once (ACC-82, ACC-84)', async () => {
  const user = open(
    loads(null),
    once(BeginSecondFactorDocument, begun, { password: 'a fine password' }),
    once(ConfirmSecondFactorDocument, changed('confirmSecondFactor', null, null, wrong('code', 'Not right.')), {
      code: '111111',
    }),
    once(ConfirmSecondFactorDocument, changed('confirmSecondFactor', 10, CODES), { code: '222222' }),
  )
  await user.click(await button('Set up'))
  await user.type(await screen.findByLabelText('Your password'), 'a fine password')
  await user.click(await button('Go on'))
  expect(await screen.findByText('ABCD EFGH 2345 67AB CDEF GH23 4567 ABCD')).toBeInTheDocument()
  expect(await screen.findByRole('img', { name: /^QR code/ })).toBeInTheDocument()
  await user.click(await button('Copy the key'))
  expect(await navigator.clipboard.readText()).toBe(SECRET)
  const field = screen.getByLabelText('Code from your authenticator app')
  expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  expect(field).toHaveAttribute('inputmode', 'numeric')
  await user.type(field, '111111')
  await user.click(await button('Turn on'))
  expect(await screen.findByText('Not right.')).toBeInTheDocument()
  expect(field).toHaveFocus()
  await user.clear(field)
  await user.type(field, '222222')
  await user.click(await button('Turn on'))
  const list = await screen.findByRole('list', { name: 'Your recovery codes' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(CODES)
  expect(screen.queryByText(/ABCD EFGH/)).not.toBeInTheDocument()
  await user.click(await button('Copy'))
  expect(await navigator.clipboard.readText()).toContain(CODES.join('\n'))
  await user.click(await button('I have kept them'))
  expect(screen.queryByText(CODES[0] ?? '')).not.toBeInTheDocument()
  expect(await screen.findByText('10 recovery codes are left')).toBeInTheDocument()
})

it('with three recovery codes left the page asks for new ones, with both proofs (ACC-85)', async () => {
  const input = { password: 'a fine password', code: '333333' }
  const user = open(loads(3), once(RenewRecoveryCodesDocument, changed('renewRecoveryCodes', 10, CODES), input))
  expect(await screen.findByText('3 recovery codes are left. Make new ones before you need them.')).toBeInTheDocument()
  await user.click(await button('New recovery codes'))
  await user.type(await screen.findByLabelText('Your password'), input.password)
  await user.type(screen.getByLabelText('Code from your authenticator app'), input.code)
  await user.click(await button('Make new ones'))
  expect(await screen.findByRole('list', { name: 'Your recovery codes' })).toBeInTheDocument()
})

it('turning off says what is wrong at its field, and nothing answers as a failure', async () => {
  const user = open(
    loads(10),
    once(
      RemoveSecondFactorDocument,
      changed('removeSecondFactor', null, null, wrong('code', 'This code is not right.')),
      { password: 'a fine password', code: '1' },
    ),
    {
      request: { query: RemoveSecondFactorDocument, variables: { input: { password: 'a fine password', code: '12' } } },
      error: new Error('No network'),
    },
    once(RemoveSecondFactorDocument, changed('removeSecondFactor', null, null), {
      password: 'a fine password',
      code: '123',
    }),
  )
  await user.click(await button('Turn off'))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText('Your password'), 'a fine password')
  const send = async (more: string) => {
    await user.type(within(dialog).getByLabelText('Code from your authenticator app'), more)
    await user.click(within(dialog).getByRole('button', { name: 'Turn off' }))
  }
  await send('1')
  expect(await within(dialog).findByText('This code is not right.')).toBeInTheDocument()
  await send('2')
  expect(await within(dialog).findByText(/^Could not do that/)).toBeInTheDocument()
  await send('3')
  expect(await screen.findByText('They are off')).toBeInTheDocument()
})

it('who has no password has nothing to set up', async () => {
  open(loads(null, { hasPassword: false }))
  expect(await screen.findByText(/^You sign in without a password/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Set up' })).not.toBeInTheDocument()
})
