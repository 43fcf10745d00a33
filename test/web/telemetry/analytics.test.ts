import { endSession, readToken, replaceToken, startSession } from '../../../web/session/session'
import { FRESH_TOKEN_WITHIN_MS, recordEvent, RETRY_AFTER_MS } from '../../../web/telemetry/analytics'
import { type Answer, fakeApi, rateLimited, tokenOf, unauthenticated } from '../session/fakeApi'
import { expectPrinted } from '../../support/printing'

const ACCEPTED: Answer = { data: { recordEvent: { ok: true } } }
const REFUSED: Answer = { data: { recordEvent: { ok: false } } }
const NO_ANSWER = new TypeError('Failed to fetch')
const online = jest.spyOn(navigator, 'onLine', 'get')

/** Answers in turn, the last one for ever. */
function answers(...given: [Answer, ...Answer[]]) {
  return fakeApi(() => (given.length > 1 ? given.shift() : given[0]) ?? ACCEPTED)
}

const idOf = (call: { variables: Record<string, unknown> } | undefined) =>
  (call?.variables.input as { eventId: string }).eventId

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
  online.mockReturnValue(true)
  expectPrinted('warn')
})

afterEach(async () => {
  fakeApi(() => ACCEPTED)
  await jest.advanceTimersByTimeAsync(300_000)
})

it('sends an event that did not get through again under the same id, until it is taken', async () => {
  const api = answers(NO_ANSWER, { status: 503, code: 'UNAVAILABLE' }, ACCEPTED)
  recordEvent('mode_entered', { mode: 'cook' })
  await jest.advanceTimersByTimeAsync(RETRY_AFTER_MS[0] - 10)
  expect(api.calls).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(20)
  expect(api.calls).toHaveLength(2)
  await jest.advanceTimersByTimeAsync(600_000)
  expect(api.calls).toHaveLength(3)
  expect(new Set(api.calls.map(idOf)).size).toBe(1)
})

it('gives up in the end, and only logs', async () => {
  const api = answers(NO_ANSWER)
  recordEvent('meal_changed')
  await jest.advanceTimersByTimeAsync(3_600_000)
  expect(api.calls).toHaveLength(1 + RETRY_AFTER_MS.length)
  expect(console.warn).toHaveBeenCalledTimes(1 + RETRY_AFTER_MS.length)
})

it('does not repeat what was refused for what it says', async () => {
  const api = answers(REFUSED)
  recordEvent('meal_changed')
  await jest.advanceTimersByTimeAsync(600_000)
  expect(api.calls).toHaveLength(1)
})

it('keeps events while there is no network, and sends them when it is back', async () => {
  const api = answers(NO_ANSWER, NO_ANSWER, ACCEPTED)
  online.mockReturnValue(false)
  recordEvent('mode_entered', { mode: 'shop' })
  recordEvent('shopping_list_copied')
  await jest.advanceTimersByTimeAsync(3_600_000)
  expect(api.calls).toHaveLength(2)
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await jest.advanceTimersByTimeAsync(10)
  expect(api.calls).toHaveLength(4)
  expect(idOf(api.calls[2])).toBe(idOf(api.calls[0]))
})

it('keeps the last 50 events while there is no network', async () => {
  const api = answers(...(Array.from({ length: 60 }, () => NO_ANSWER) as [Answer]), ACCEPTED)
  online.mockReturnValue(false)
  for (let event = 0; event < 60; event += 1) recordEvent('meal_changed')
  await jest.advanceTimersByTimeAsync(10)
  expect(api.calls).toHaveLength(60)
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await jest.advanceTimersByTimeAsync(10)
  expect(api.calls.slice(60).map(idOf)).toEqual(api.calls.slice(10, 60).map(idOf))
})

it('keeps an event to its person when the token has run out while there was no network', async () => {
  startSession(tokenOf('ann', 1, Date.now() / 1000 + 600), { email: 'ann@example.com' })
  const api = answers(NO_ANSWER, ACCEPTED)
  online.mockReturnValue(false)
  recordEvent('mode_entered', { mode: 'shop' })
  await jest.advanceTimersByTimeAsync(3_600_000)
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await jest.advanceTimersByTimeAsync(10)
  expect(api.calls).toHaveLength(1)
  replaceToken(tokenOf('ann', 2))
  await jest.advanceTimersByTimeAsync(10)
  expect(api.calls[1]?.token).toBe(tokenOf('ann', 2))
  expect(idOf(api.calls[1])).toBe(idOf(api.calls[0]))
})

it('sends an event again that was one call too many', async () => {
  const api = answers(rateLimited, ACCEPTED)
  recordEvent('meal_changed')
  await jest.advanceTimersByTimeAsync(RETRY_AFTER_MS[0] + 10)
  expect(api.calls).toHaveLength(2)
  expect(idOf(api.calls[1])).toBe(idOf(api.calls[0]))
  await jest.advanceTimersByTimeAsync(600_000)
  expect(api.calls).toHaveLength(2)
})

it.each([
  ['there are too many', rateLimited],
  ['the token is not taken', unauthenticated],
])('does not log the person out when %s', async (_when, answer) => {
  startSession(tokenOf('ann'), { email: 'ann@example.com' })
  answers(answer)
  recordEvent('serves_changed')
  await jest.advanceTimersByTimeAsync(600_000)
  expect(readToken()).toBe(tokenOf('ann'))
})

it("goes with the person's token of the time when it is sent, and never with another person's", async () => {
  startSession(tokenOf('ann'), { email: 'ann@example.com' })
  const api = answers(NO_ANSWER, NO_ANSWER, ACCEPTED)
  recordEvent('serves_changed')
  await jest.advanceTimersByTimeAsync(10)
  startSession(tokenOf('ann', 2), { email: 'ann@example.com' })
  await jest.advanceTimersByTimeAsync(RETRY_AFTER_MS[0])
  startSession(tokenOf('bob'), { email: 'bob@example.com' })
  await jest.advanceTimersByTimeAsync(RETRY_AFTER_MS[1])
  expect(api.calls.map(({ token }) => token)).toEqual([tokenOf('ann'), tokenOf('ann', 2), tokenOf('ann')])
})

describe('with a token whose time is over', () => {
  const OLD = tokenOf('ann', 1, Date.now() / 1000 - 1)
  beforeEach(() => startSession(OLD, { email: 'ann@example.com' }))

  it('waits for the call that renews it', async () => {
    const api = answers(ACCEPTED)
    recordEvent('serves_changed')
    await jest.advanceTimersByTimeAsync(RETRY_AFTER_MS[0])
    expect(api.calls).toEqual([])
    replaceToken(tokenOf('ann', 2))
    await jest.advanceTimersByTimeAsync(10)
    replaceToken(tokenOf('ann', 3))
    await jest.advanceTimersByTimeAsync(FRESH_TOKEN_WITHIN_MS * 2)
    expect(api.calls.map(({ token }) => token)).toEqual([tokenOf('ann', 2)])
  })

  it.each([
    ['no call renews it', () => jest.advanceTimersByTimeAsync(FRESH_TOKEN_WITHIN_MS)],
    ['the page is left', async () => void document.dispatchEvent(new Event('visibilitychange'))],
    ['the person logs out', async () => endSession()],
  ])('goes as it is when %s', async (_when, happens) => {
    const api = answers(ACCEPTED)
    recordEvent('serves_changed')
    await happens()
    await jest.advanceTimersByTimeAsync(10)
    expect(api.calls.map(({ token }) => token)).toEqual([OLD])
  })
})

it('works without a sign-in', async () => {
  const api = answers(ACCEPTED)
  recordEvent('policy_visited', { policy: 'privacy' })
  await jest.advanceTimersByTimeAsync(10)
  expect(api.calls).toMatchObject([{ token: null, keepalive: true }])
})
