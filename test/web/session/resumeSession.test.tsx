import { act, screen } from '@testing-library/react'
import { DEVICE_OWNER_KEY, readDeviceOwner } from '../../../web/session/deviceOwner'
import { RESUME_WITHIN_MS } from '../../../web/session/resumeSession'
import { endSession, readToken, readUser, startSession } from '../../../web/session/session'
import { openPage, settle, wait } from '../accounts/openPage'
import { type Answer, rateLimited, tokenOf, unauthenticated } from './fakeApi'

const ANN = tokenOf('ann', 2)
const viewer = { __typename: 'Viewer', id: 'ann', email: 'ann@example.com', ipAddress: '192.0.2.1' }
const granted = (token = ANN): Answer => ({ data: { refreshSession: { accessToken: token, viewer } } })
const lost = new TypeError('Failed to fetch')
const refusedSaying = (message: string): Answer => ({
  status: 401,
  text: JSON.stringify({ data: null, errors: [{ message, extensions: { code: 'UNAUTHENTICATED' } }] }),
})
const unreachable = () => screen.queryByText(/We couldn't reach the server to sign you in again/)
const changePassword = () => screen.queryByRole('button', { name: 'Update Password' })

/** A device on which Ann signed in before; every tab was closed. */
function mark(owner = 'ann') {
  localStorage.setItem(DEVICE_OWNER_KEY, owner)
}

beforeEach(() => {
  jest.useFakeTimers()
  startSession(ANN, { email: 'ann@example.com' })
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  act(() => endSession())
  jest.useRealTimers()
})

describe('a page that is opened without a token', () => {
  it('makes no call for a stranger', async () => {
    const { api, address } = await openPage('/change-password')
    expect(address()).toBe('/login?next=%2Fchange-password')
    expect(api.calls).toEqual([])
  })

  it('asks once for a person who was here before, and shows the page and no sign-in', async () => {
    mark()
    let answer: (value: Answer) => void = () => {}
    const { api, address } = await openPage('/change-password', {
      RefreshSession: () => new Promise((resolve) => (answer = resolve)),
    })
    expect(screen.getByText('Loading')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Sign In' })).not.toBeInTheDocument()
    answer(granted())
    await settle()
    await settle()
    expect(address()).toBe('/change-password')
    expect(changePassword()).toBeInTheDocument()
    expect(readToken()).toBe(ANN)
    expect(readUser()).toEqual({ email: 'ann@example.com', ip_address: '192.0.2.1' })
    expect(api.of('RefreshSession')).toMatchObject([{ token: null, keepalive: true }])
  })

  it('shows an open page to its own person, not to a stranger', async () => {
    mark()
    const { api } = await openPage('/instructions/a-meal', { RefreshSession: granted() })
    await settle()
    expect(api.of('Instructions').map(({ token }) => token)).toEqual([ANN])
  })

  it('takes the sign-in page for what was wanted there', async () => {
    mark()
    const { address } = await openPage('/login?next=%2Fchange-password', { RefreshSession: granted() })
    await settle()
    expect(address()).toBe('/change-password')
  })

  it.each([
    ['another person has signed in meanwhile', () => mark('bob'), ANN, 'bob'],
    ['the cookie is another person’s', () => {}, tokenOf('bob'), null],
    ['the person has logged out meanwhile', () => localStorage.clear(), ANN, null],
  ])('does not sign in when %s', async (_when, meanwhile, token, owner) => {
    mark()
    const { address } = await openPage('/change-password', {
      RefreshSession: async () => {
        // The page is there by then.
        await new Promise((resolve) => setTimeout(resolve, 1))
        meanwhile()
        return granted(token)
      },
    })
    await settle()
    expect(address()).toBe('/login?next=%2Fchange-password')
    expect(readToken()).toBeNull()
    expect(readDeviceOwner()).toBe(owner)
  })
})

describe('a session that has ended', () => {
  it.each([
    [refusedSaying('The password was changed.'), 'The password was changed.'],
    [unauthenticated, 'refused: UNAUTHENTICATED'],
  ])('says why, in the server’s words, forgets the device, and leads back', async (answer, words) => {
    mark()
    const logIn = {
      data: { logIn: { accessToken: ANN, ip: null, viewer: { id: 'ann', email: 'a@example.com' }, errors: [] } },
    }
    const page = await openPage('/change-password', { RefreshSession: answer, LogIn: logIn })
    expect(screen.getByText(words)).toBeInTheDocument()
    expect(readDeviceOwner()).toBeNull()
    await page.user.type(screen.getByLabelText('Email'), 'ann@example.com')
    await page.user.type(screen.getByLabelText('Password'), 'a fine password')
    await page.user.click(screen.getByRole('button', { name: 'Sign In' }))
    await settle()
    expect(page.address()).toBe('/change-password')
    expect(screen.queryByText(words)).not.toBeInTheDocument()
  })

  it('is logged out with the alert when there were too many calls', async () => {
    mark()
    const { address, api } = await openPage('/change-password', { RefreshSession: rateLimited })
    await settle()
    expect(address()).toBe('/login?next=%2Fchange-password')
    expect(
      screen.getByText('There were too many requests in a short time. Wait a minute, then sign in again.'),
    ).toBeVisible()
    expect(
      (await screen.findAllByText('Rate limit exceeded. You have been logged out. Please try again later')).length,
    ).toBeGreaterThan(0)
    expect(api.of('LogOut')).toHaveLength(1)
    expect(readDeviceOwner()).toBeNull()
  })

  it('that the person ended has nothing to say and leads nowhere', async () => {
    startSession(ANN, { email: 'ann@example.com' })
    const { address } = await openPage('/change-password')
    act(() => endSession({ why: 'chosen' }))
    await settle()
    expect(address()).toBe('/login')
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  })

  it('leaves the mark of another person who has signed in on this device since', async () => {
    startSession(ANN, { email: 'ann@example.com' })
    await openPage('/change-password')
    mark('bob')
    act(() => endSession({ why: 'anotherPerson' }))
    expect(readDeviceOwner()).toBe('bob')
    await settle()
    expect(screen.getByText(/Another person has signed in with this browser/)).toBeInTheDocument()
  })
})

describe('a server that cannot be reached', () => {
  const silent: [string, Answer][] = [
    ['there is no network', lost],
    ['a gateway answers', { status: 502, text: '<html>' }],
    ['it is busy', { status: 503, code: 'SERVICE_UNAVAILABLE' }],
    ['it fails', { status: 500, code: 'INTERNAL_SERVER_ERROR' }],
    ['another server answers', { status: 200, text: '<html>Welcome to our network' }],
  ]
  it.each(silent)('has not ended the session when %s', async (_how, answer) => {
    mark()
    const { address } = await openPage('/change-password', { RefreshSession: answer })
    expect(address()).toBe('/login?next=%2Fchange-password')
    expect(unreachable()).toBeInTheDocument()
    expect(readDeviceOwner()).toBe('ann')
  })

  it('is tried again on request, and signs in without a password', async () => {
    mark()
    let answer: Answer = lost
    const page = await openPage('/change-password', { RefreshSession: () => answer })
    await page.user.type(screen.getByLabelText('Email'), 'typed')
    await page.user.click(screen.getByRole('button', { name: 'Try again' }))
    await settle()
    expect(screen.getByLabelText('Email')).toHaveValue('typed')
    answer = granted()
    await page.user.click(screen.getByRole('button', { name: 'Try again' }))
    await settle()
    expect(page.address()).toBe('/change-password')
  })

  it('is tried again when the network is back', async () => {
    mark()
    let answer: Answer = lost
    const page = await openPage('/change-password', { RefreshSession: () => answer })
    answer = granted()
    act(() => void window.dispatchEvent(new Event('online')))
    await settle()
    expect(page.address()).toBe('/change-password')
  })

  it('is one that lets people wait too long; an answer that comes later still signs in', async () => {
    mark()
    let answer: (value: Answer) => void = () => {}
    const page = await openPage('/change-password', {
      RefreshSession: () => new Promise((resolve) => (answer = resolve)),
    })
    await wait(RESUME_WITHIN_MS)
    await settle()
    expect(page.address()).toBe('/login?next=%2Fchange-password')
    expect(unreachable()).toBeInTheDocument()
    answer(granted())
    await settle()
    await settle()
    expect(page.address()).toBe('/change-password')
  })

  it('ends the session of an open page as specified, and keeps the mark', async () => {
    startSession(ANN, { email: 'ann@example.com' })
    const page = await openPage('/change-password', { ChangePassword: unauthenticated, RefreshSession: lost })
    for (const label of ['Current password', 'New password', 'Confirm new password'])
      await page.user.type(screen.getByLabelText(label), 'a fine password')
    await page.user.click(screen.getByRole('button', { name: 'Update Password' }))
    await settle()
    await settle()
    expect(page.address()).toBe('/login?next=%2Fchange-password')
    expect(readToken()).toBeNull()
    expect(unreachable()).toBeInTheDocument()
    expect(readDeviceOwner()).toBe('ann')
  })
})
