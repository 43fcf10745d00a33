import { setTimeout as wait } from 'node:timers/promises'
import { givenApp } from '../../support/givenApp'
import { INSIDE } from '../../support/inside'
import { type Person, signUpAndIn } from '../../support/people'
import { openAs, openSocket } from './socketClient'
import { OTHERS, running, serveSockets, type SocketServer } from './socketServer'

const app = givenApp({ RATE_LIMIT_SCALE: '1' })
let server: SocketServer
let person: Person
beforeAll(async () => {
  server = await serveSockets(app)
  person = await signUpAndIn(app)
})
afterAll(() => server?.stop())

const publish = (channel: string, message: Record<string, string | number>) =>
  app.services.pubSub.publish(channel, message)
/** How many subscriptions the metrics count. */
const subscriptions = async () =>
  Number(/^mealwright_socket_subscriptions (\d+)$/m.exec(await (await app.fetch('/metrics')).text())?.[1])
const RECEIVED = 'subscription ($channel: String!) { received(channel: $channel) }'

describe('subscriptions (API-36)', () => {
  it('get what is published, each its own channel, until they are completed', async () => {
    const socket = await openAs(server.url, person)
    socket.subscribe(RECEIVED, { channel: 'a' }, 'first')
    socket.subscribe(RECEIVED, { channel: 'b' }, 'second')
    while (running.count < 2) await wait(5)
    expect(await subscriptions()).toBe(2)
    publish('b', { version: 2 })
    expect(await socket.next()).toEqual({
      id: 'second',
      type: 'next',
      payload: { data: { received: '{"version":2}' } },
    })
    publish('a', { version: 1 })
    expect(await socket.next()).toEqual({ id: 'first', type: 'next', payload: { data: { received: '{"version":1}' } } })
    socket.send({ type: 'complete', id: 'first' })
    while (running.count > 1) await wait(5)
    expect(await subscriptions()).toBe(1)
    publish('a', { version: 3 })
    publish('b', { version: 4 })
    expect(await socket.next()).toMatchObject({ id: 'second', payload: { data: { received: '{"version":4}' } } })
    await socket.close()
    while (running.count > 0) await wait(5)
    expect(await subscriptions()).toBe(0)
  })

  it('are the only operations that a socket answers', async () => {
    const socket = await openAs(server.url, person)
    for (const operation of ['{ viewer { email } }', 'mutation { ping }']) {
      socket.subscribe(operation)
      expect(await socket.next()).toMatchObject({
        type: 'error',
        payload: [{ message: expect.stringContaining('POST /graphql'), extensions: { code: 'BAD_USER_INPUT' } }],
      })
    }
    await socket.close()
  })

  it('keep to @auth, which lets no one else start them', async () => {
    const socket = await openAs(server.url, person)
    socket.subscribe('subscription { partnersOnly }')
    expect(await socket.next()).toMatchObject({
      type: 'next',
      payload: { errors: [{ path: ['partnersOnly'], extensions: { code: 'FORBIDDEN' } }] },
    })
    expect(await socket.next()).toEqual({ type: 'complete', id: '1' })
    await socket.close()
  })

  it('keep to @rateLimit, which counts starts and not events', async () => {
    const socket = await openAs(server.url, await signUpAndIn(app))
    for (const id of ['1', '2']) {
      socket.subscribe('subscription { limited }', {}, id)
      const event = { type: 'next', id, payload: { data: { limited: 'now' } } }
      expect([await socket.next(), await socket.next(), await socket.next()]).toEqual([
        event,
        event,
        { type: 'complete', id },
      ])
    }
    socket.subscribe('subscription { limited }', {}, '3')
    expect(await socket.next()).toMatchObject({
      payload: { errors: [{ extensions: { code: 'RATE_LIMITED', retryAfter: expect.any(Number) } }] },
    })
    await socket.close()
  })

  it.each([
    [
      'too many tokens',
      `subscription { received(channel: "${'a'}") ${'@include(if: true) '.repeat(200)} }`,
      'GRAPHQL_PARSE_FAILED',
    ],
    ['a syntax error', 'subscription {', 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', 'subscription { herd }', 'GRAPHQL_VALIDATION_FAILED'],
    ['a wrong variable', RECEIVED, 'BAD_USER_INPUT'],
  ])('refuse %s with a code and no guess at names', async (_name, query, code) => {
    const socket = await openAs(server.url, person)
    socket.subscribe(query)
    const answer = await socket.next()
    const [error] = (answer.type === 'error' ? answer.payload : (answer.payload as { errors: unknown }).errors) as {
      message: string
      extensions: { code: string }
    }[]
    expect(error?.extensions.code).toBe(code)
    expect(error?.message).not.toContain('Did you mean')
    await socket.close()
  })

  it.each(['failsToStart', 'failsLater', 'failsAtEachEvent'])('mask what goes wrong inside: %s', async (field) => {
    const socket = await openAs(server.url, person)
    socket.subscribe(`subscription { ${field} }`)
    const seen = []
    do seen.push(await socket.next())
    while (!['complete', 'error'].includes(seen.at(-1)?.type ?? ''))
    expect(JSON.stringify(seen)).toContain('INTERNAL_SERVER_ERROR')
    expect(JSON.stringify(seen)).toMatch(/"requestId":"[\da-f-]{36}"/)
    expect(JSON.stringify(seen)).not.toMatch(INSIDE)
    await socket.close()
  })

  it('run twenty at a time on one socket', async () => {
    const socket = await openAs(server.url, person)
    for (const [index, field] of [...OTHERS, ...OTHERS].entries())
      socket.subscribe(RECEIVED.replace('received', field), { channel: 'c' }, `s${index}`)
    while (running.count < 20) await wait(5)
    socket.subscribe(RECEIVED, { channel: 'c' }, 'one too many')
    expect(await socket.next()).toMatchObject({
      id: 'one too many',
      type: 'error',
      payload: [{ message: 'At most 20 subscriptions run on one socket at a time.' }],
    })
    await socket.close()
    while (running.count > 0) await wait(5)
  })
})

it('two subscriptions of a field run on a socket, and another once one of them has ended (SEC-23)', async () => {
  const socket = await openAs(server.url, person)
  for (const id of ['a', 'b']) socket.subscribe(RECEIVED, { channel: 'c' }, id)
  while (running.count < 2) await wait(5)
  socket.subscribe(RECEIVED, { channel: 'c' }, 'one too many')
  expect(await socket.next()).toMatchObject({
    id: 'one too many',
    type: 'error',
    payload: [{ message: 'At most 2 subscriptions of received run on one socket at a time.' }],
  })
  socket.send({ type: 'complete', id: 'a' })
  while (running.count > 1) await wait(5)
  socket.subscribe(RECEIVED, { channel: 'c' }, 'd')
  while (running.count < 2) await wait(5)
  await socket.close()
  while (running.count > 0) await wait(5)
})

describe('the token of connection_init', () => {
  it.each([
    ['is missing', async () => undefined],
    ['is not one', async () => ({ authorization: 'Bearer nonsense' })],
    ['is no key of a partner', async () => ({ authorization: `Bearer mw_abcdefgh_${'x'.repeat(43)}` })],
    ['is not text', async () => ({ authorization: { Bearer: person.token } })],
    ['is a refresh token', async () => ({ authorization: `Bearer ${person.cookie.split('=')[1]}` })],
  ])('closes with 4401 when it %s', async (_name, payloadOf) => {
    const socket = await openSocket(server.url)
    socket.send({ type: 'connection_init', payload: await payloadOf() })
    expect(await socket.ended).toEqual({ code: 4401, reason: expect.stringContaining('connection_init') })
  })

  it('closes with 4401 when it has expired', async () => {
    const { token } = await signUpAndIn(app)
    app.clock.advance(11 * 60_000)
    const socket = await openSocket(server.url)
    socket.send({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } })
    expect((await socket.ended).code).toBe(4401)
    app.clock.advance(-11 * 60_000)
  })

  it('has to come first, and once', async () => {
    const early = await openSocket(server.url)
    early.subscribe(RECEIVED, { channel: 'a' })
    expect((await early.ended).code).toBe(4401)
    const twice = await openAs(server.url, person)
    twice.send({ type: 'connection_init' })
    expect((await twice.ended).code).toBe(4429)
  })
})

it('speaks graphql-transport-ws alone', async () => {
  const socket = await openSocket(server.url, { protocol: 'graphql-ws' }).catch((error: Error) => error)
  expect(socket).toEqual(expect.objectContaining({ message: expect.stringContaining('subprotocol') }))
})

it('refuses pages of foreign origins with 403 and lets the own ones in (SEC-7)', async () => {
  const refused = await openSocket(server.url, { origin: 'https://evil.example' }).catch(
    (error: Error) => error.message,
  )
  expect(refused).toMatch(/^403 .*FORBIDDEN/)
  const own = await openSocket(server.url, { origin: app.url })
  await own.signIn(person.token)
  await own.close()
})
