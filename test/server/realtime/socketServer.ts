import type { AddressInfo } from 'node:net'
import { makeExecutableSchema } from '@graphql-tools/schema'
import type { GraphQLSchema } from 'graphql'
import { typeDefs } from '../../../server/generated/typeDefs'
import { guarded } from '../../../server/graphql/schema'
import { resolvers } from '../../../server/graphql/resolvers'
import { createListener } from '../../../server/http/createListener'
import { deliveriesOf } from '../../../server/pubsub/deliveriesOf'
import { createSockets, type Sockets } from '../../../server/realtime/sockets'
import type { Pace } from '../../../server/realtime/watch'
import type { Context } from '../../../server/request/context'
import type { RunningApp } from '../../support/startApp'

/** Fields like `received`: only two of one run on a socket. */
export const OTHERS = Array.from({ length: 10 }, (_, index) => `received${index}`)

/** Subscriptions of every kind that the transport has to cope with, beside the real schema. */
const SDL = `
  ${/^type Subscription/m.test(typeDefs) ? 'extend type' : 'type'} Subscription {
    received(channel: String!): String! @auth(as: [USER])
    ${OTHERS.map((name) => `${name}(channel: String!): String! @auth(as: [USER])`).join('\n')}
    limited: String! @auth(as: [USER]) @rateLimit(limit: 2, duration: 60)
    partnersOnly: String! @auth(as: [PARTNER])
    bulky(bytes: Int!): String! @auth(as: [USER])
    failsToStart: String! @auth(as: [USER])
    failsLater: String! @auth(as: [USER])
    failsAtEachEvent: String! @auth(as: [USER])
  }
`

async function* twice<Value>(value: Value): AsyncGenerator<Value> {
  yield value
  yield value
}

/** How many iterators are open, to see that none is left behind. */
export const running = { count: 0 }

const SECRET = 'SELECT secret FROM users'

const received = {
  subscribe: (_: unknown, { channel }: { channel: string }, { services }: Context) => {
    running.count += 1
    const deliveries = deliveriesOf(services.pubSub, channel)
    const end = deliveries.return?.bind(deliveries)
    let isOpen = true
    return {
      ...deliveries,
      return: () => {
        if (isOpen) running.count -= 1
        isOpen = false
        return end?.()
      },
      [Symbol.asyncIterator]() {
        return this
      },
    }
  },
  resolve: (delivery: unknown) => JSON.stringify(delivery),
}

const Subscription = {
  received,
  ...Object.fromEntries(OTHERS.map((name) => [name, received])),
  limited: {
    // Another object for each event: one and the same is executed once, and counted once.
    subscribe: async function* () {
      for (let event = 0; event < 2; event += 1) yield { limited: 'now' }
    },
  },
  partnersOnly: { subscribe: () => twice({ partnersOnly: 'now' }) },
  bulky: {
    subscribe: async function* (_: unknown, { bytes }: { bytes: number }) {
      for (;;) yield { bulky: 'x'.repeat(bytes) }
    },
  },
  failsToStart: {
    subscribe: () => {
      throw new Error(SECRET)
    },
  },
  failsLater: {
    subscribe: async function* () {
      yield { failsLater: 'now' }
      throw new Error(SECRET)
    },
  },
  failsAtEachEvent: {
    subscribe: () => twice({}),
    resolve: () => {
      throw new Error(SECRET)
    },
  },
}

function testSchema({ services }: RunningApp): GraphQLSchema {
  return guarded(
    makeExecutableSchema({ typeDefs: [typeDefs, SDL], resolvers: [...resolvers, { Subscription }] }),
    services,
  )
}

/** The real transport on its own port, with the services of a running application. */
export interface SocketServer {
  /** ws://…/graphql */
  url: string
  sockets: Sockets
  lifecycle: { stopping: boolean }
  connections(): Promise<number>
  stop(): Promise<void>
}

export async function serveSockets(app: RunningApp, pace?: Pace): Promise<SocketServer> {
  const lifecycle = { stopping: false }
  const sockets = createSockets(app.services, testSchema(app), lifecycle, pace)
  const http = createListener((_request, response) => void response.end('plain'))
  sockets.attach(http)
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  return {
    url: `ws://127.0.0.1:${(http.address() as AddressInfo).port}/graphql`,
    sockets,
    lifecycle,
    connections: () =>
      new Promise((resolve, reject) => http.getConnections((error, count) => (error ? reject(error) : resolve(count)))),
    stop: async () => {
      await sockets.close()
      const closed = new Promise((resolve) => http.close(resolve))
      http.closeAllConnections()
      await closed
    },
  }
}
