import { screen } from '@testing-library/react'
import { readToken, readUser } from '../../../web/session/session'
import { rateLimited } from '../session/fakeApi'
import { openPage, settle, wait, wrong } from './openPage'
import { signIn, success, token } from './signIn'

const failure = (message: string) => ({
  data: { logIn: { accessToken: null, ip: null, viewer: null, errors: [wrong('password', message)] } },
})
const refusedOrigin = { status: 403, code: 'FORBIDDEN' }
const UNREACHABLE = "We couldn't reach the server. Check your connection, then try again."
const mailed = { data: { requestPasswordReset: { message: 'Password reset email sent', errors: [] } } }

const email = () => screen.getByLabelText('Email')
const password = () => screen.getByLabelText('Password')
const button = (name: string | RegExp) => screen.getByRole('button', { name })

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => jest.useRealTimers())

describe('signing in', () => {
  it('stores the token and the person and goes to the planner', async () => {
    const page = await signIn({ LogIn: success })
    expect(page.path()).toBe('/')
    expect(readToken()).toBe(token)
    expect(sessionStorage.getItem('access_token')).toBe(token)
    expect(readUser()).toEqual({ email: 'ann@example.com', ip_address: '192.0.2.1' })
    expect(page.api.of('LogIn')[0]?.variables).toEqual({
      input: { email: 'ann@example.com', password: 'a fine password' },
    })
  })

  it.each([
    ['nothing', { address: '', word: '' }],
    ['no password', { word: '' }],
    ['a blank password', { word: '   ' }],
    ['no email', { address: '' }],
  ])('asks for both fields when there is %s', async (_what, fields) => {
    const page = await signIn({ LogIn: success }, fields)
    expect(screen.getByText('Please enter both email and password.').closest('[role=alert]')).toBeInTheDocument()
    expect(page.api.calls).toEqual([])
    await wait(3000)
    expect(screen.queryByText('Please enter both email and password.')).not.toBeInTheDocument()
  })

  it('restarts the 3 seconds when the same is said again, and not when something is typed', async () => {
    const words = 'Please enter both email and password.'
    const { user } = await openPage('/login')
    await user.click(button('Sign In'))
    await wait(2000)
    await user.click(button('Sign In'))
    await wait(2000)
    expect(screen.getByText(words)).toBeInTheDocument()
    await user.type(email(), 'ann')
    await wait(1000)
    expect(screen.queryByText(words)).not.toBeInTheDocument()
  })

  it.each([
    ["the server's words", failure('Confirm your email first.'), 'Confirm your email first.'],
    ['its own without any', failure(''), 'Invalid username or password'],
    ['its own without an answer', new TypeError('Failed to fetch'), 'Invalid username or password'],
  ])('says why not in %s, for 3 seconds', async (_whose, answer, words) => {
    const page = await signIn({ LogIn: answer })
    expect(screen.getByText(words)).toBeInTheDocument()
    expect(page.path()).toBe('/login')
    expect(readToken()).toBeNull()
    await wait(2999)
    expect(screen.getByText(words)).toBeInTheDocument()
    await wait(1)
    expect(screen.queryByText(words)).not.toBeInTheDocument()
  })

  it.each([
    ['no answer came', new TypeError('Failed to fetch'), UNREACHABLE],
    ['the origin was refused', refusedOrigin, 'refused: FORBIDDEN'],
  ])('keeps saying that %s until the next attempt', async (_what, answer, words) => {
    const page = await signIn({ LogIn: answer })
    expect(screen.getByText('Invalid username or password')).toBeInTheDocument()
    await wait(60_000)
    expect(screen.getByText(words)).toBeInTheDocument()
    await page.user.clear(email())
    await page.user.click(button('Sign In'))
    expect(screen.queryByText(words)).not.toBeInTheDocument()
  })

  it.each([
    ['the password of refused credentials', failure(''), {}, password, 'Check the email address and the password.'],
    ['an empty email', failure(''), { address: '' }, email, 'Enter your email address.'],
    ['an empty password', failure(''), { word: '' }, password, 'Enter your password.'],
  ])('keeps %s marked after the banner, with the focus on it', async (_what, answer, entered, field, words) => {
    const { user } = await signIn({ LogIn: answer }, entered)
    await wait(10_000)
    expect(field()).toBeInvalid()
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(words))
    expect(field()).toHaveFocus()
    await user.type(field(), 'x')
    expect(field()).not.toHaveAttribute('aria-invalid')
  })

  it('sends one call for an impatient person', async () => {
    let answer: (value: typeof success) => void = () => {}
    const page = await signIn({ LogIn: () => new Promise((resolve) => (answer = resolve)) })
    await page.user.click(button('Sign In'))
    await page.user.type(password(), '{Enter}')
    expect(page.api.of('LogIn')).toHaveLength(1)
    answer(success)
    await settle()
    expect(page.path()).toBe('/')
  })

  it('says so when there were too many calls', async () => {
    await signIn({ LogIn: rateLimited })
    await wait(0)
    expect(
      (await screen.findAllByText('Rate limit exceeded. You have been logged out. Please try again later')).length,
    ).toBeGreaterThan(0)
  })
})

describe('the password', () => {
  it('is shown and hidden', async () => {
    const { user } = await openPage('/login')
    expect(password()).toHaveAttribute('type', 'password')
    await user.click(button('Show password'))
    expect(password()).toHaveAttribute('type', 'text')
    await user.click(button('Hide password'))
    expect(password()).toHaveAttribute('type', 'password')
  })
})

describe('the forgotten password', () => {
  it('has a link mailed and rests for 10 seconds', async () => {
    const { user, api } = await openPage('/login', { RequestPasswordReset: mailed })
    await user.type(email(), ' ann@example.com ')
    await user.click(button('Forgot password?'))
    expect(button('Try again in 10s')).toHaveAttribute('aria-disabled', 'true')
    await settle()
    expect(screen.getByText('Password reset email sent')).toBeInTheDocument()
    await wait(1000)
    await user.click(button('Try again in 9s'))
    await settle()
    expect(api.of('RequestPasswordReset').map(({ variables }) => variables)).toEqual([
      { input: { email: 'ann@example.com' } },
    ])
    await wait(2000)
    expect(screen.queryByText('Password reset email sent')).not.toBeInTheDocument()
    await wait(6000)
    expect(button('Try again in 1s')).toHaveAttribute('aria-disabled', 'true')
    await wait(1000)
    expect(button('Forgot password?')).not.toHaveAttribute('aria-disabled')
    expect(button('Forgot password?')).toHaveFocus()
  })

  it('needs an email', async () => {
    const { user, api } = await openPage('/login', { RequestPasswordReset: mailed })
    await user.type(email(), '  ')
    await user.click(button('Forgot password?'))
    expect(screen.getByText('Please enter your email before requesting a reset link.')).toBeInTheDocument()
    expect(button('Try again in 10s')).toHaveAttribute('aria-disabled', 'true')
    expect(api.calls).toEqual([])
  })

  it.each([
    [
      "the server's words",
      { data: { requestPasswordReset: { message: null, errors: [wrong('email', 'Enter a valid email address.')] } } },
      'Enter a valid email address.',
    ],
    ['its own without an answer', new TypeError('Failed to fetch'), 'Failed to send password reset email'],
  ])('says why not in %s', async (_whose, answer, words) => {
    const { user } = await openPage('/login', { RequestPasswordReset: answer })
    await user.type(email(), 'ann@example.com')
    await user.click(button('Forgot password?'))
    await settle()
    expect(screen.getByText(words)).toBeInTheDocument()
    await wait(3000)
    expect(screen.queryByText(words)).not.toBeInTheDocument()
  })
})

describe('the page', () => {
  it('leads to the sign-up page and advertises the raffle', async () => {
    const { user, path } = await openPage('/login')
    expect(screen.getByText('Win a $30 gift card!')).toBeInTheDocument()
    await user.click(button('Sign Up'))
    await settle()
    expect(path()).toBe('/signup')
  })
})
