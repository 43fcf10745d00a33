import { screen } from '@testing-library/react'
import { settle, wrong } from './openPage'
import { signIn, success } from './signIn'

const button = (name: string) => screen.getByRole('button', { name })

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => jest.useRealTimers())

it('asks for a code where the account does, and sends all of it again (ACC-83)', async () => {
  const refused = (code: string, message: string) => ({
    data: { logIn: { accessToken: null, ip: null, viewer: null, errors: [wrong('code', message, code)] } },
  })
  const said = [refused('CODE_REQUIRED', 'Enter the code.'), refused('CODE_WRONG', 'Not the code.'), success]
  const page = await signIn({ LogIn: () => said.shift() ?? success })
  const field = screen.getByLabelText('Code from your authenticator app')
  expect(field).toHaveFocus()
  expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  expect(field).toHaveAttribute('inputmode', 'numeric')
  await page.user.click(button('Sign In'))
  expect(field).toHaveAccessibleDescription('Enter the code.')
  expect(page.api.of('LogIn')).toHaveLength(1)
  await page.user.type(field, '111111')
  await page.user.click(button('Sign In'))
  await settle()
  expect(screen.getByText('Not the code.')).toBeInTheDocument()
  expect(field).toHaveAccessibleDescription('Enter another code.')
  expect(field).toHaveFocus()
  await page.user.click(button('Use a recovery code'))
  const other = screen.getByLabelText('Recovery code')
  expect(other).toHaveAttribute('inputmode', 'text')
  await page.user.clear(other)
  await page.user.type(other, 'abcd efgh jkmn')
  await page.user.click(button('Sign In'))
  await settle()
  expect(page.path()).toBe('/')
  const known = { email: 'ann@example.com', password: 'a fine password' }
  expect(page.api.of('LogIn').map(({ variables }) => variables.input)).toEqual([
    known,
    { ...known, code: '111111' },
    { ...known, code: 'abcd efgh jkmn' },
  ])
})

it('another email takes the code’s field away', async () => {
  const required = { accessToken: null, ip: null, viewer: null, errors: [wrong('code', 'x', 'CODE_REQUIRED')] }
  const page = await signIn({ LogIn: { data: { logIn: required } } })
  expect(screen.getByLabelText('Code from your authenticator app')).toBeInTheDocument()
  await page.user.type(screen.getByLabelText('Email'), 'x')
  expect(screen.queryByLabelText('Code from your authenticator app')).not.toBeInTheDocument()
})
