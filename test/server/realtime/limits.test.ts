import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { givenApp } from '../../support/givenApp'
import { tokensOfPeople } from '../../support/manyPeople'
import { type Person, signUpAndIn } from '../../support/people'
import { openAs, openSocket, type SocketClient } from './socketClient'
import { serveSockets, type SocketServer } from './socketServer'

const app = givenApp({ MAX_SOCKETS: '1000' })
let server: SocketServer
let person: Person
beforeAll(async () => {
  server = await serveSockets(app, { probe: 2, sessions: 30 })
  person = await signUpAndIn(app)
})
afterAll(() => server?.stop())

/** Waits until no connection is left. */
async function nothingLeft(): Promise<void> {
  for (let tries = 0; tries < 400 && (await server.connections()) > 0; tries += 1) await wait(25)
  expect(await server.connections()).toBe(0)
}

const descriptors = () => readdirSync('/proc/self/fd').length
const refusalOf = (opening: Promise<SocketClient>) =>
  opening.then(() => 'opened').catch((error: Error) => error.message)

describe('a person', () => {
  it('has ten sockets; the eleventh gets the reason of its refusal (SEC-12)', async () => {
    const open = []
    for (let index = 0; index < 10; index += 1) open.push(await openAs(server.url, person))
    const eleventh = await openSocket(server.url)
    eleventh.send({ type: 'connection_init', payload: { authorization: `Bearer ${person.token}` } })
    expect(await eleventh.ended).toEqual({ code: 4429, reason: 'At most 10 sockets of one person are open at a time.' })
    await (await openAs(server.url, await signUpAndIn(app))).close()
    await open.pop()?.close()
    open.push(await openAs(server.url, person))
    await Promise.all(open.map((socket) => socket.close()))
    await nothingLeft()
  })
})

describe('a client (SEC-12, SEC-13)', () => {
  it('that sends a message of more than 16 kB is closed with 1009', async () => {
    const socket = await openAs(server.url, person)
    socket.ws.send(JSON.stringify({ type: 'ping', payload: { text: 'x'.repeat(15_000) } }))
    expect((await socket.next()).type).toBe('pong')
    socket.ws.send(JSON.stringify({ type: 'ping', payload: { text: 'x'.repeat(17_000) } }))
    expect((await socket.ended).code).toBe(1009)
  })

  it('that sends more than 120 messages a minute is closed with 4429', async () => {
    const socket = await openAs(server.url, person)
    for (let index = 0; index < 100; index += 1) socket.send({ type: 'ping' })
    for (let index = 0; index < 100; index += 1) expect((await socket.next()).type).toBe('pong')
    for (let index = 0; index < 100; index += 1) socket.send({ type: 'ping' })
    expect(await socket.ended).toEqual({ code: 4429, reason: 'At most 120 messages may be sent in a minute.' })
  })

  it('that sends more than 120 pings of the protocol a minute is cut off', async () => {
    const socket = await openAs(server.url, person)
    for (let index = 0; index < 200; index += 1) socket.ws.ping()
    // What is still on its way when the server closes may take the goodbye with it.
    expect([4429, 1006]).toContain((await socket.ended).code)
  })

  it('that does not read what it asked for is cut off, and costs the others nothing', async () => {
    const [slow, other] = [await openAs(server.url, person), await openAs(server.url, person)]
    slow.ws.pause()
    for (let index = 0; index < 2; index += 1) slow.subscribe('subscription { bulky(bytes: 1000000) }', {}, `s${index}`)
    other.send({ type: 'ping' })
    expect((await other.next()).type).toBe('pong')
    for (let tries = 0; tries < 200 && (await server.connections()) > 1; tries += 1) await wait(25)
    expect(await server.connections()).toBe(1)
    slow.ws.terminate()
    await other.close()
  })

  it('that does not answer pings is cut off, and one that does is not', async () => {
    const [dead, alive] = [await openSocket(server.url, { autoPong: false }), await openAs(server.url, person)]
    await dead.signIn(person.token)
    expect((await dead.ended).code).toBe(1006)
    alive.send({ type: 'ping' })
    expect((await alive.next()).type).toBe('pong')
    await alive.close()
  })

  it('that sends pongs without a ping does not pass for alive', async () => {
    const liar = await openSocket(server.url, { autoPong: false })
    await liar.signIn(person.token)
    const timer = setInterval(() => liar.ws.pong('I am here'), 100)
    expect((await liar.ended).code).toBe(1006)
    clearInterval(timer)
  })

  it('that says nothing is closed with 4408', async () => {
    expect((await (await openSocket(server.url)).ended).code).toBe(4408)
  })

  it('that nests 101 levels deep is closed with 4400', async () => {
    const socket = await openAs(server.url, person)
    socket.ws.send(`{"type":"ping","payload":{"deep":${'['.repeat(101)}${']'.repeat(101)}}}`)
    expect((await socket.ended).code).toBe(4400)
  })
})

describe('an instance (SEC-12)', () => {
  it('holds no more than a hundred sockets of one network without a token', async () => {
    const open = await Promise.all(Array.from({ length: 100 }, () => openSocket(server.url)))
    expect(await refusalOf(openSocket(server.url))).toMatch(/^429 .*RATE_LIMITED/)
    await open[0]?.signIn(person.token)
    const next = await openSocket(server.url)
    for (const { ws } of [...open, next]) ws.terminate()
    await nothingLeft()
  })

  it('holds no more sockets than it is configured for, and takes new ones afterwards', async () => {
    const tokens = await tokensOfPeople(app.services, 100)
    await nothingLeft()
    const before = descriptors()
    const open: SocketClient[] = []
    for (const token of tokens)
      open.push(...(await Promise.all(Array.from({ length: 10 }, () => openAs(server.url, { token })))))
    expect(open).toHaveLength(1000)
    expect(await refusalOf(openSocket(server.url))).toMatch(/^503 .*UNAVAILABLE/)
    for (const { ws } of open) ws.close()
    await nothingLeft()
    await Promise.all(open.map(({ ended }) => ended))
    // Of a thousand sockets none is left; connections of the database's pool, which are kept, may have been added.
    expect(descriptors()).toBeLessThanOrEqual(before + 12)
    await (await openAs(server.url, person)).close()
  })

  it('tells clients to connect elsewhere when it stops, over the second half of the drain', async () => {
    const stopping = await serveSockets(app)
    const open = await Promise.all(Array.from({ length: 5 }, () => openAs(stopping.url, person)))
    stopping.lifecycle.stopping = true
    const begun = performance.now()
    const times = Promise.all(open.map(async ({ ended }) => ({ ...(await ended), after: performance.now() - begun })))
    await stopping.sockets.drain(1000)
    const ends = await times
    expect(ends.every(({ code }) => code === 1001)).toBe(true)
    expect(Math.min(...ends.map(({ after }) => after))).toBeGreaterThan(450)
    expect(Math.max(...ends.map(({ after }) => after)) - Math.min(...ends.map(({ after }) => after))).toBeGreaterThan(
      200,
    )
    expect(await refusalOf(openSocket(stopping.url))).toMatch(/^503/)
    await stopping.stop()
  })
})

it('survives thousands of hostile messages and frames, and keeps nothing of them', async () => {
  await nothingLeft()
  const before = descriptors()
  const message = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.json(),
    fc
      .record({
        type: fc.constantFrom('connection_init', 'subscribe', 'complete', 'ping', 'pong', 'next', 'error', '__proto__'),
        id: fc.oneof(
          fc.string(),
          fc.constantFrom('__proto__', 'constructor', '1'),
          fc.integer(),
          fc.constant('é'.repeat(200)),
        ),
        payload: fc.oneof(
          fc.json().map((text) => JSON.parse(text) as unknown),
          fc.record({
            query: fc.oneof(fc.constant('subscription { received(channel: "a") }'), fc.string(), fc.integer()),
            variables: fc.oneof(fc.object(), fc.constant(null)),
          }),
        ),
      })
      .map((value) => JSON.stringify(value)),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(message, { minLength: 20, maxLength: 60 }), fc.boolean(), async (messages, signedIn) => {
      const socket = await openSocket(server.url)
      if (signedIn) await socket.signIn(person.token)
      for (const one of messages) if (socket.ws.readyState === socket.ws.OPEN) socket.ws.send(one)
      socket.ws.close()
      await socket.ended
    }),
    { numRuns: 100 },
  )
  // Bytes that are no frames, behind a proper upgrade.
  const bytes = fc.sample(fc.uint8Array({ minLength: 1, maxLength: 400 }), 200)
  for (const one of bytes) await rawFrames(Buffer.from(one))
  await nothingLeft()
  await wait(50)
  expect(descriptors()).toBeLessThanOrEqual(before + 2)
  await (await openAs(server.url, person)).close()
})

async function rawFrames(bytes: Buffer): Promise<void> {
  const { port } = new URL(server.url)
  await new Promise<void>((resolve) => {
    const wire = connect(Number(port), '127.0.0.1')
    wire.on('error', () => undefined)
    wire.once('close', () => resolve())
    wire.once('data', () => {
      wire.end(bytes)
      wire.resume()
    })
    wire.write(
      'GET /graphql HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n' +
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n',
    )
  })
}
