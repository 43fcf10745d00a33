import { gql } from '@apollo/client'
import { createSessionClient } from '../../../web/session/createSessionClient'
import { endSession, readToken, startSession, readUser } from '../../../web/session/session'
import { type Answer, type Call, fakeApi, rateLimited, tokenOf, unauthenticated } from './fakeApi'

const OLD = tokenOf('ann', 1)
const FRESH = tokenOf('ann', 2)

const reading = (name: string) => gql(`query ${name} { product { name } }`)
const writing = (name: string, field = 'ping') => gql(`mutation ${name} { ${field} }`)

const product: Answer = { data: { product: { __typename: 'Product', name: 'Mealwright' } } }

function open(answer: (call: Call) => Answer | Promise<Answer>) {
  const api = fakeApi(answer)
  const ends = { onExpired: jest.fn(() => endSession()), onRateLimited: jest.fn(() => endSession()) }
  const client = createSessionClient(ends)
  const read = (name: string) => client.query({ query: reading(name), fetchPolicy: 'no-cache' })
  const write = (name: string, field?: string) => client.mutate({ mutation: writing(name, field) })
  return { api, ends, client, read, write }
}

/** A server that takes the fresh token only, and gives it for the cookie. */
const renewing = (call: Call): Answer => {
  if (call.operation === 'RefreshSession')
    return { data: { refreshSession: { accessToken: FRESH, viewer: { email: 'ann@example.com' } } } }
  return call.token === FRESH ? product : unauthenticated
}

const NAMES = Array.from({ length: 8 }, (_one, index) => `Read${index}`)

beforeEach(() => {
  sessionStorage.clear()
  startSession(OLD, { email: 'ann@example.com' })
})

describe('the access token', () => {
  it('comes along with every call when there is one', async () => {
    const { api, read } = open(() => product)
    await read('WithToken')
    endSession()
    await read('Without')
    expect(api.calls.map(({ operation, token }) => [operation, token])).toEqual([
      ['WithToken', OLD],
      ['Without', null],
    ])
  })

  it('is refreshed once for any number of calls that fail together, and all are sent again', async () => {
    const { api, ends, read } = open(renewing)
    const answers = await Promise.all(NAMES.map(read))
    expect(answers.map(({ data }) => data)).toEqual(
      NAMES.map(() => ({ product: expect.objectContaining({ name: 'Mealwright' }) })),
    )
    expect(api.of('RefreshSession')).toHaveLength(1)
    expect(api.of('RefreshSession')[0]?.token).toBeNull()
    // Another device may have changed the address meanwhile (ACC-69).
    expect(readUser()?.email).toBe('ann@example.com')
    for (const name of NAMES) expect(api.of(name).map(({ token }) => token)).toEqual([OLD, FRESH])
    expect(readToken()).toBe(FRESH)
    expect(ends.onExpired).not.toHaveBeenCalled()
  })

  it('is refreshed by a call that outlives the page, so that the next cookie is not lost with it', async () => {
    const { api, read } = open(renewing)
    await read('Leaving')
    expect(api.of('RefreshSession').map(({ keepalive }) => keepalive)).toEqual([true])
  })

  it('is not refreshed again for a call whose refusal comes late', async () => {
    let refuse: (answer: Answer) => void = () => {}
    const late = new Promise<Answer>((resolve) => (refuse = resolve))
    const { api, read } = open((call) => (call.operation === 'Slow' && call.token === OLD ? late : renewing(call)))
    const slow = read('Slow')
    await read('Quick')
    refuse(unauthenticated)
    await slow
    expect(api.of('RefreshSession')).toHaveLength(1)
    expect(api.of('Slow').map(({ token }) => token)).toEqual([OLD, FRESH])
  })

  it('is never that of a person who logs in before a refusal comes', async () => {
    let refuse: (answer: Answer) => void = () => {}
    const late = new Promise<Answer>((resolve) => (refuse = resolve))
    const { api, ends, write } = open(() => late)
    const saved = write('Save')
    endSession()
    startSession(tokenOf('bob'), { email: 'bob@example.com' })
    refuse(unauthenticated)
    await expect(saved).rejects.toThrow('UNAUTHENTICATED')
    expect(api.calls.map(({ operation, token }) => [operation, token])).toEqual([['Save', OLD]])
    expect(ends.onExpired).not.toHaveBeenCalled()
    expect(readToken()).toBe(tokenOf('bob'))
  })

  it('is refreshed for mutations too, and for a plain 401', async () => {
    const { api, write } = open((call) => {
      if (call.operation === 'RefreshSession') return renewing(call)
      return call.token === FRESH ? { data: { ping: true } } : { status: 401, text: '{"detail": "no"}' }
    })
    await write('Save')
    expect(api.of('Save').map(({ token }) => token)).toEqual([OLD, FRESH])
  })

  it('is given up when the retried call is refused as well', async () => {
    const { api, read } = open((call) => (call.operation === 'RefreshSession' ? renewing(call) : unauthenticated))
    await expect(read('Refused')).rejects.toThrow('UNAUTHENTICATED')
    expect(api.of('Refused')).toHaveLength(2)
    expect(api.of('RefreshSession')).toHaveLength(1)
  })

  it('is not refreshed without a sign-in', async () => {
    endSession()
    const { api, ends, read } = open(() => unauthenticated)
    await expect(read('Anonymous')).rejects.toThrow('UNAUTHENTICATED')
    expect(api.calls).toHaveLength(1)
    expect(ends.onExpired).not.toHaveBeenCalled()
  })
})

describe('a refresh that fails', () => {
  const failures: [string, Answer][] = [
    ['is refused', unauthenticated],
    ['gets no answer', new TypeError('Failed to fetch')],
    ['answers with something else', { status: 502, text: '<html>' }],
    [
      'brings the token of another person',
      { data: { refreshSession: { accessToken: tokenOf('bob'), viewer: { email: 'bob@example.com' } } } },
    ],
  ]
  it.each(failures)('ends the session once when it %s', async (_how, answer) => {
    const { api, ends, read } = open((call) => (call.operation === 'RefreshSession' ? answer : unauthenticated))
    const outcomes = await Promise.allSettled(NAMES.map(read))
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
    expect(ends.onExpired).toHaveBeenCalledTimes(1)
    expect(api.of('RefreshSession')).toHaveLength(1)
    expect(api.of('Read0')).toHaveLength(1)
    expect(readToken()).toBeNull()
  })

  it('is reported as too many calls when it is one call too many', async () => {
    const { ends, read } = open((call) => (call.operation === 'RefreshSession' ? rateLimited : unauthenticated))
    await expect(read('Limited')).rejects.toThrow()
    expect(ends.onRateLimited).toHaveBeenCalledTimes(1)
    expect(ends.onExpired).not.toHaveBeenCalled()
  })

  it('does not bring back a person who logs out meanwhile', async () => {
    const { ends, read } = open((call) => {
      if (call.operation === 'RefreshSession') endSession()
      return renewing(call)
    })
    await expect(read('Leaving')).rejects.toThrow()
    expect(readToken()).toBeNull()
    expect(ends.onExpired).not.toHaveBeenCalled()
  })
})

describe('too many calls', () => {
  it('end the session once, however many fail together', async () => {
    const { ends, read, write } = open(() => rateLimited)
    await Promise.allSettled([...NAMES.map(read), write('Save')])
    expect(ends.onRateLimited).toHaveBeenCalledTimes(1)
  })

  it('are known by their status as well', async () => {
    const { ends, write } = open(() => ({ status: 429, text: '{"detail": "no"}' }))
    await expect(write('Save')).rejects.toThrow('429')
    expect(ends.onRateLimited).toHaveBeenCalledTimes(1)
  })

  it('are reported to callers who are not signed in', async () => {
    endSession()
    const { ends, write } = open(() => rateLimited)
    await expect(write('LogIn')).rejects.toThrow('RATE_LIMITED')
    expect(ends.onRateLimited).toHaveBeenCalledTimes(1)
  })

  it('leave feedback alone: it just fails', async () => {
    const { ends, write } = open(() => rateLimited)
    await expect(write('Send', 'submitFeedback')).rejects.toThrow('RATE_LIMITED')
    expect(ends.onRateLimited).not.toHaveBeenCalled()
    expect(readToken()).toBe(OLD)
  })
})

describe('a network that fails', () => {
  it('makes a query be sent once more', async () => {
    let tries = 0
    const { api, read } = open(() => (++tries === 1 ? new TypeError('Failed to fetch') : product))
    await read('Flaky')
    expect(api.of('Flaky')).toHaveLength(2)
  })

  it('makes a query fail the second time', async () => {
    const { api, read } = open(() => new TypeError('Failed to fetch'))
    await expect(read('Down')).rejects.toThrow('Failed to fetch')
    expect(api.of('Down')).toHaveLength(2)
  })

  it('never makes a mutation be sent twice', async () => {
    const { api, write } = open(() => new TypeError('Failed to fetch'))
    await expect(write('Save')).rejects.toThrow('Failed to fetch')
    expect(api.of('Save')).toHaveLength(1)
  })

  it('is not meant when there is an answer', async () => {
    const { api, read } = open(() => ({ status: 500, text: '{"detail": "no"}' }))
    await expect(read('Broken')).rejects.toThrow('500')
    expect(api.of('Broken')).toHaveLength(1)
  })
})
