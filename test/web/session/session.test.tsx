import { act, screen, waitFor } from '@testing-library/react'
import { endSession, readToken, readUser, startSession } from '../../../web/session/session'
import { recordEvent } from '../../../web/telemetry/analytics'
import { logOut } from '../../../web/session/logOut'
import { clientOf } from '../../../web/shell/createAppClient'
import { loadClientFactory } from '../../../web/shell/loadClientFactory'
import { currentAnswer, viewerAnswer } from '../plan/samples'
import { openPage, settle } from '../accounts/openPage'
import { type Answer, fakeApi, rateLimited, tokenOf, unauthenticated } from '../session/fakeApi'
import { expectPrinted } from '../../support/printing'

const TOKEN = tokenOf('ann')
const noMeals: Answer = { data: { mealBases: { __typename: 'MealBase', mealList: [] } } }
const noPlan: Answer = { data: { mealPlan: null, viewer: viewerAnswer(currentAnswer()) } }
const GUARDED = ['/', '/feedback', '/change-password']
const OPEN = [
  '/login',
  '/signup',
  '/email-confirmation/k',
  '/reset-password/k',
  '/privacypolicy',
  '/termsandconditions',
  '/instructions/a-meal',
]

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('the guard', () => {
  it.each(GUARDED)('sends a visitor without a token from %s to the sign-in page', async (path) => {
    const page = await openPage(path)
    expect(page.path()).toBe('/login')
  })

  it.each(OPEN)('lets everyone see %s', async (path) => {
    const page = await openPage(path)
    expect(page.path()).toBe(path)
    expect(screen.queryByText('Unexpected Application Error!')).not.toBeInTheDocument()
  })

  it('lets in a visitor with a token, until it ends', async () => {
    startSession(TOKEN, { email: 'ann@example.com' })
    const page = await openPage('/change-password')
    expect(page.path()).toBe('/change-password')
    act(() => endSession())
    await settle()
    expect(page.path()).toBe('/login')
  })
})

describe('an unknown address', () => {
  it('is a page that leads on', async () => {
    const { path, user } = await openPage('/nowhere')
    expect(screen.getByRole('heading', { name: 'There is no page here' })).toBeInTheDocument()
    expect(screen.getByText('404 Not Found')).toBeInTheDocument()
    expect(document.title).toBe('Page not found · Mealwright')
    expect(screen.getByRole('link', { name: 'Go to the planner' })).toHaveAttribute('href', '/')
    await user.click(screen.getByRole('link', { name: 'Go to sign in' }))
    expect(path()).toBe('/login')
  })
})

describe('a session that is lost', () => {
  async function change(answers: Record<string, Answer>) {
    startSession(TOKEN, { email: 'ann@example.com' })
    const page = await openPage('/change-password', answers)
    for (const label of ['Current password', 'New password', 'Confirm new password'])
      await page.user.type(screen.getByLabelText(label), 'a fine password')
    await page.user.click(screen.getByRole('button', { name: 'Update Password' }))
    await waitFor(() => expect(page.path()).toBe('/login'))
    await settle()
    return page
  }

  it('leads to the sign-in page without a token when it cannot be refreshed', async () => {
    await change({ ChangePassword: unauthenticated, RefreshSession: unauthenticated })
    expect(readToken()).toBeNull()
    expect(readUser()).toBeNull()
  })

  it('is logged out with an alert when there were too many calls', async () => {
    const { api } = await change({ ChangePassword: rateLimited })
    expect(readToken()).toBeNull()
    expect(
      await screen.findAllByText('Rate limit exceeded. You have been logged out. Please try again later'),
    ).not.toEqual([])
    expect(api.of('LogOut').map(({ token }) => token)).toEqual([TOKEN])
  })

  it('is announced once: what failed with it has nothing to add', async () => {
    startSession(TOKEN, { email: 'ann@example.com' })
    const page = await openPage('/', { FirstPlan: noPlan, LoadMealPlan: rateLimited, MealBases: noMeals })
    await page.user.click(screen.getByRole('button', { name: 'Load' }))
    await waitFor(() => expect(page.path()).toBe('/login'))
    await settle()
    expect(
      await screen.findAllByText('Rate limit exceeded. You have been logged out. Please try again later'),
    ).not.toEqual([])
    expect(screen.queryByText('Error Loading Mealplan')).not.toBeInTheDocument()
  })
})

describe('logging out', () => {
  const answers: [string, Answer][] = [
    ['receives it', { data: { logOut: { ok: true } } }],
    ['refuses', { status: 500, code: 'INTERNAL_SERVER_ERROR' }],
    ['has too much to do', rateLimited],
    ['does not answer', new TypeError('Failed to fetch')],
  ]
  it.each(answers)(
    'removes the token, goes to the sign-in page and records it when the server %s',
    async (_how, answer) => {
      const api = fakeApi(({ operation }) =>
        operation === 'LogOut' ? answer : { data: { recordEvent: { ok: true } } },
      )
      startSession(TOKEN, { email: 'ann@example.com' })
      const goToLogin = jest.fn()
      const leaving = logOut({ client: clientOf({ client: null, goToLogin, load: loadClientFactory }), goToLogin })
      expect(readToken()).toBeNull()
      await leaving
      expect(readUser()).toBeNull()
      expect(goToLogin).toHaveBeenCalledTimes(1)
      expect(api.of('LogOut')).toMatchObject([{ token: TOKEN, keepalive: true }])
      expect(api.of('RecordEvent')).toMatchObject([
        { token: TOKEN, variables: { input: { eventType: 'USER_LOGGED_OUT' } } },
      ])
    },
  )
})

describe('a usage event', () => {
  it('is sent with its details, the page and the time, and outlives the page', async () => {
    const api = fakeApi(() => ({ data: { recordEvent: { ok: true } } }))
    const before = Date.now()
    recordEvent('mode_entered', { mode: 'shop' })
    await settle()
    expect(api.calls).toMatchObject([{ operation: 'RecordEvent', token: null, keepalive: true }])
    const { input } = api.calls[0]?.variables as { input: Record<string, unknown> }
    expect(input).toMatchObject({ eventType: 'MODE_ENTERED', metadata: { mode: 'shop' }, page: '/' })
    expect(input.timestamp).toBeGreaterThanOrEqual(before)
  })

  it.each<[string, Answer]>([
    ['refused', rateLimited],
    ['not answered', new TypeError('Failed to fetch')],
  ])('is only logged when it is %s', async (_how, answer) => {
    const warned = expectPrinted('warn')
    fakeApi(() => answer)
    startSession(TOKEN, { email: 'ann@example.com' })
    recordEvent('shopping_list_copied')
    await settle()
    expect(warned).toHaveBeenCalledTimes(1)
    expect(readToken()).toBe(TOKEN)
  })
})
