import { askForPlan } from '../../../web/first/askForPlan'
import { initialState } from '../../../web/plan/plannerState'
import { storePlanner } from '../../../web/plan/plannerStorage'
import { endSession, startSession } from '../../../web/session/session'
import { fakeApi, tokenOf } from '../session/fakeApi'

const QUERY = 'query FirstPlan { mealPlan { version } }'
const NOTHING = { mealPlan: null, viewer: { household: null } }

const lasting = (sub: string, seconds = 600) => {
  const payload = JSON.stringify({ sub, exp: Math.floor(Date.now() / 1000) + seconds })
  return `x.${btoa(payload)}.x`
}

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})
afterEach(() => {
  endSession()
  delete window.firstPlan
})

describe('The plan is asked for with the page (PLAN-57)', () => {
  it('by who is signed in in the tab, once, for the page’s code to take', async () => {
    const api = fakeApi(() => ({ data: NOTHING }))
    const token = lasting('ann')
    startSession(token, { email: 'ann@example.com' })
    expect(await askForPlan(QUERY)).toEqual(NOTHING)
    expect(api.calls).toEqual([expect.objectContaining({ operation: 'FirstPlan', token })])
    expect([window.firstPlan?.token, await window.firstPlan?.answer]).toEqual([token, NOTHING])
  })

  it.each([
    ['refused', { status: 401, code: 'UNAUTHENTICATED' }],
    ['lost', new TypeError('Failed to fetch')],
  ])('and one that is %s is no answer', async (_how, answer) => {
    fakeApi(() => answer)
    startSession(lasting('ann'), { email: 'ann@example.com' })
    expect(await askForPlan(QUERY)).toBeNull()
  })

  it.each([
    ['without a token', () => endSession()],
    ['with a token that has expired', () => startSession(lasting('ann', -1), { email: 'ann@example.com' })],
    ['with one that does not say when it expires', () => startSession(tokenOf('ann'), { email: 'ann@example.com' })],
    ['on another page', () => history.replaceState(null, '', '/cupboard')],
    ['in a tab with its own plan', () => storePlanner({ ...initialState(), version: 1 })],
  ])('but not %s', (_when, prepare) => {
    const api = fakeApi(() => ({ data: NOTHING }))
    startSession(lasting('ann'), { email: 'ann@example.com' })
    prepare()
    expect(askForPlan(QUERY)).toBeNull()
    expect([api.calls, window.firstPlan]).toEqual([[], undefined])
  })
})
