import '../../support/withoutLocks'
import { setTimeout as wait } from 'node:timers/promises'
import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client'
import { WebSocket } from 'ws'
import { liveLink } from '../../../web/apollo/liveLink'
import { onDisconnected, type SocketSession } from '../../../web/apollo/socketSession'
import { endOf } from '../../../web/session/session'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { running, serveSockets, type SocketServer } from './socketServer'

const app = givenApp({ RATE_LIMIT_SCALE: '1' })
let server: SocketServer
/** The sockets that the pages' code has opened, and the pings that they sent. */
const opened: WebSocket[] = []
const pings: string[] = []

class NotedSocket extends WebSocket {
  constructor(url: string, protocol: string) {
    super(url, protocol)
    opened.push(this)
    const send = this.send.bind(this)
    Object.assign(this, {
      send: (text: string) => {
        if (text.includes('"ping"')) pings.push(text)
        send(text)
      },
    })
  }
}

beforeAll(async () => {
  server = await serveSockets(app)
  Object.assign(globalThis, { WebSocket: NotedSocket, location: new URL(server.url.replace('ws', 'http')) })
})
afterAll(() => server?.stop())
beforeEach(() => {
  opened.length = 0
  pings.length = 0
})

/** A page of a person, with the session as the pages keep it. */
function page(person: Person) {
  const listeners = new Set<() => void>()
  let token: string | null = person.token
  const set = (next: string | null) => {
    token = next
    listeners.forEach((listener) => listener())
  }
  const renew = async () => {
    const { data } = await app.graphql('mutation { refreshSession { accessToken } }', {}, null, { cookie: cookie })
    return (data as unknown as { refreshSession: { accessToken: string } | null } | null)?.refreshSession?.accessToken
  }
  const cookie = person.cookie
  const session: SocketSession & { refresh: jest.Mock<Promise<boolean>, []> } = {
    readToken: () => token,
    id: () => null,
    endOf,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    refresh: jest.fn(async () => {
      const next = await renew()
      if (next) set(next)
      return next !== undefined
    }),
  }
  const http = new ApolloLink(() => {
    throw new Error('A subscription went over HTTP')
  })
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([liveLink(session), http]) })
  const received: string[] = []
  const errors: Error[] = []
  const subscription = client
    .subscribe<{ received: string }>({
      query: gql`
        subscription {
          received(channel: "page")
        }
      `,
    })
    .subscribe({
      next: ({ data, error }) => {
        if (data) received.push(data.received)
        if (error) errors.push(error)
      },
      error: (error: Error) => errors.push(error),
    })
  return { set, renew, session, received, errors, end: () => subscription.unsubscribe() }
}

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 400 && !holds(); tries += 1) await wait(25)
  expect(holds()).toBe(true)
}
const publish = (version: number) => app.services.pubSub.publish('page', { version })
const settled = async () => {
  await until(() => running.count === 0)
}

it('opens a socket with the first subscription and receives what is published', async () => {
  const { received, errors, end } = page(await signUpAndIn(app))
  await until(() => running.count === 1)
  publish(1)
  await until(() => received.length === 1)
  expect([received, errors, opened.length]).toEqual([['{"version":1}'], [], 1])
  end()
  await settled()
})

it('renews the token of the open socket when the session gets another', async () => {
  const { set, renew, received, end } = page(await signUpAndIn(app))
  await until(() => running.count === 1)
  app.clock.advance(6 * 60_000)
  const next = await renew()
  set(next ?? null)
  await until(() => pings.length === 1)
  expect(pings[0]).toContain(next)
  await wait(100)
  app.clock.advance(5 * 60_000)
  await wait(1500)
  publish(2)
  await until(() => received.length === 1)
  expect(opened).toHaveLength(1)
  end()
  await settled()
  app.clock.advance(-11 * 60_000)
})

it('after a token that is refused gets a new one and starts again, by itself', async () => {
  const { session, received, errors, end } = page(await signUpAndIn(app))
  await until(() => running.count === 1)
  app.clock.advance(11 * 60_000)
  await until(() => opened.length === 2)
  await until(() => running.count === 1)
  publish(3)
  await until(() => received.length === 1)
  expect([session.refresh.mock.calls.length, errors]).toEqual([1, []])
  end()
  await settled()
  app.clock.advance(-11 * 60_000)
})

it('renews a token that has expired before it connects', async () => {
  app.clock.advance(-11 * 60_000)
  const person = await signUpAndIn(app)
  app.clock.advance(11 * 60_000)
  const { session, errors, end } = page(person)
  await until(() => running.count === 1)
  expect([session.refresh.mock.calls.length, opened.length, errors]).toEqual([1, 1, []])
  end()
  await settled()
})

it('gives up when the session has ended', async () => {
  const person = await signUpAndIn(app)
  const { session, errors, end } = page(person)
  await until(() => running.count === 1)
  await app.graphql('mutation { logOut { ok } }', {}, person.token, { cookie: person.cookie })
  await until(() => errors.length === 1)
  expect(session.refresh).toHaveBeenCalledTimes(1)
  await wait(1500)
  expect(opened).toHaveLength(1)
  end()
  await settled()
})

it('says that the connection is lost, and connects again', async () => {
  const { received, errors, end } = page(await signUpAndIn(app))
  const disconnected = jest.fn()
  const stop = onDisconnected(disconnected)
  await until(() => running.count === 1)
  expect(disconnected).not.toHaveBeenCalled()
  opened[0]?.terminate()
  await until(() => disconnected.mock.calls.length === 1)
  await until(() => opened.length === 2 && running.count === 1)
  publish(4)
  await until(() => received.length === 1)
  expect(errors).toEqual([])
  stop()
  end()
  await settled()
})
