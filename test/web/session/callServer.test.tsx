import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { ConfirmEmailText, useConfirmEmailMutation } from '../../../web/accounts/operations.generated'
import { NotJson } from '../../../web/apollo/postGraphql'
import { CallRefused, callServer } from '../../../web/session/callServer'
import { SessionEndsContext } from '../../../web/session/plainHooks'
import { endSession, readToken, startSession } from '../../../web/session/session'
import { type Answer, type Call, fakeApi, rateLimited, tokenOf, unauthenticated } from './fakeApi'

const OLD = tokenOf('ann', 1)
const FRESH = tokenOf('ann', 2)
const variables = { input: { key: 'the-key' } }
const confirmed = (yes: boolean) => ({ data: { confirmEmail: { ok: yes } } })

function open(answer: (call: Call) => Answer | Promise<Answer>) {
  const api = fakeApi(answer)
  const ends = { onExpired: jest.fn(() => endSession()), onRateLimited: jest.fn(() => endSession()) }
  return { api, ends, call: () => callServer(ConfirmEmailText, variables, ends) }
}

/** A server that takes the fresh token only, and gives it for the cookie. */
const renewing = ({ operation, token }: Call): Answer => {
  if (operation === 'RefreshSession')
    return { data: { refreshSession: { accessToken: FRESH, viewer: { email: 'ann@example.com' } } } }
  return token === FRESH ? confirmed(true) : unauthenticated
}

beforeEach(() => {
  sessionStorage.clear()
  startSession(OLD, { email: 'ann@example.com' })
})

describe('a call without the client', () => {
  it('carries the token that there is, and none for a stranger', async () => {
    const { api, call } = open(() => confirmed(true))
    expect(await call()).toEqual(confirmed(true).data)
    endSession()
    await call()
    expect(api.calls).toMatchObject([
      { operation: 'ConfirmEmail', token: OLD, variables },
      { operation: 'ConfirmEmail', token: null },
    ])
  })

  it('is sent again with a renewed token, together with all that were refused', async () => {
    const { api, ends, call } = open(renewing)
    expect(await Promise.all([call(), call(), call()])).toHaveLength(3)
    expect(api.of('RefreshSession')).toHaveLength(1)
    expect(api.of('ConfirmEmail').map(({ token }) => token)).toEqual([OLD, OLD, OLD, FRESH, FRESH, FRESH])
    expect(readToken()).toBe(FRESH)
    expect(ends.onExpired).not.toHaveBeenCalled()
  })

  it('ends a session that can not be renewed, and is refused', async () => {
    const { ends, call } = open(() => unauthenticated)
    await expect(call()).rejects.toThrow('UNAUTHENTICATED')
    expect(ends.onExpired).toHaveBeenCalledTimes(1)
    expect(ends.onExpired).toHaveBeenCalledWith(expect.objectContaining({ why: 'refused' }))
  })

  it('is not sent again without a sign-in', async () => {
    endSession()
    const { api, ends, call } = open(() => unauthenticated)
    await expect(call()).rejects.toThrow(CallRefused)
    expect(api.calls).toHaveLength(1)
    expect(ends.onExpired).not.toHaveBeenCalled()
  })

  it('ends the session once when there were too many, by GraphQL or by a plain status', async () => {
    const { ends, call } = open(() => rateLimited)
    await Promise.allSettled([call(), call()])
    expect(ends.onRateLimited).toHaveBeenCalledTimes(1)
    const plain = open(() => ({ status: 429, text: '{}' }))
    await expect(plain.call()).rejects.toThrow(CallRefused)
    expect(plain.ends.onRateLimited).toHaveBeenCalledTimes(1)
  })

  it('tells an answer that is no JSON from none', async () => {
    await expect(open(() => ({ status: 502, text: '<h1>Bad Gateway</h1>' })).call()).rejects.toMatchObject({
      constructor: NotJson,
      status: 502,
    })
    await expect(open(() => new TypeError('Failed to fetch')).call()).rejects.toThrow('Failed to fetch')
  })
})

describe('its hook', () => {
  function openHook(answer: () => Answer | Promise<Answer>) {
    const { ends } = open(answer)
    const wrapper = ({ children }: { children: ReactNode }) => (
      <SessionEndsContext value={ends}>{children}</SessionEndsContext>
    )
    return renderHook(() => useConfirmEmailMutation(), { wrapper }).result
  }

  it('is under way until the latest of its calls is answered', async () => {
    const answers: ((answer: Answer) => void)[] = []
    const hook = openHook(() => new Promise((resolve) => answers.push(resolve)))
    expect(hook.current[1].loading).toBe(false)
    let calls: Promise<unknown>[] = []
    act(() => void (calls = [hook.current[0]({ variables }), hook.current[0]({ variables })]))
    expect(hook.current[1].loading).toBe(true)
    await act(async () => {
      answers[0]?.(confirmed(false))
      expect(await calls[0]).toEqual(confirmed(false))
    })
    expect(hook.current[1].loading).toBe(true)
    await act(async () => {
      answers[1]?.(confirmed(true))
      expect(await calls[1]).toEqual(confirmed(true))
    })
    expect(hook.current[1].loading).toBe(false)
  })

  it('rejects when its call failed, and is at rest', async () => {
    const hook = openHook(() => new TypeError('Failed to fetch'))
    await act(() => expect(hook.current[0]({ variables })).rejects.toThrow('Failed to fetch'))
    expect(hook.current[1].loading).toBe(false)
  })
})
