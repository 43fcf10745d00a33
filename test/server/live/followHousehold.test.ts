import '../../support/withoutLocks'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { WebSocket } from 'ws'
import { announceHousehold } from '../../../server/households/announceHousehold'
import { liveLink } from '../../../web/apollo/liveLink'
import { followHousehold } from '../../../web/live/followHousehold'
import { onList, onPlan, parts } from '../../../web/live/household'
import { ACCESS_TOKEN_KEY, endOf } from '../../../web/session/session'
import { type Person, signUpAndIn } from '../../support/people'
import { adding, currentPlans, join, operation } from '../planning/currentPlans'
import { serveSockets, type SocketServer } from '../realtime/socketServer'

const { app, person, apply } = currentPlans()
const opened: WebSocket[] = []
let server: SocketServer

class NotedSocket extends WebSocket {
  constructor(url: string, protocol: string) {
    super(url, protocol)
    opened.push(this)
  }
}

beforeAll(async () => {
  server = await serveSockets(app)
  const kept = new Map<string, string>()
  Object.assign(globalThis, {
    WebSocket: NotedSocket,
    location: new URL(server.url.replace('ws', 'http')),
    sessionStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) },
  })
})
afterAll(() => server?.stop())

let end = () => {}
afterEach(() => end())

/** A page of a person, as it follows the household. */
function follow({ token }: Person) {
  sessionStorage.setItem(ACCESS_TOKEN_KEY, token)
  const session = {
    readToken: () => token,
    id: () => null,
    endOf,
    subscribe: () => () => {},
    refresh: async () => false,
  }
  const http = new ApolloLink(() => {
    throw new Error('A subscription went over HTTP')
  })
  end = followHousehold(
    new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([liveLink(session), http]) }),
  )
}

const tick = (by: Person, key: string) =>
  app.graphql(
    'mutation ($operations: [ListOperationInput!]!) { applyListOperations(operations: $operations) { errors { message } } }',
    { operations: [{ id: randomUUID(), at: app.clock.now(), act: { tick: { key, amount: 2 } } }] },
    by.token,
  )
const announce = (by: Person, rowId: string) =>
  app.graphql(
    'mutation ($input: AnnouncePresenceInput!) { announcePresence(input: $input) { errors { code } } }',
    { input: { device: 'phone', mode: 'plan', rowId } },
    by.token,
  )

async function until(holds: () => unknown): Promise<void> {
  for (let tries = 0; tries < 400 && !holds(); tries += 1) await wait(25)
  expect(holds()).toBeTruthy()
}

it('hands on what others do to the plan, the list and the household, and where they are (PLAN-43)', async () => {
  const other = await signUpAndIn(app)
  await join(app, other, person())
  follow(person())
  const versions: number[] = []
  const stop = onPlan(({ version }) => void versions.push(version))
  await until(() => versions.length === 1)
  expect(parts.household.latest()?.members).toHaveLength(2)
  await apply([operation(adding(''))], other)
  await until(() => versions.length === 2)
  expect(parts.plan.latest()?.rows).toHaveLength(1)
  await tick(other, 'rice-g')
  await until(() => parts.list.latest()?.ticks.length)
  expect(parts.list.latest()?.ticks).toMatchObject([{ key: 'rice-g', amount: 2, by: expect.any(String) }])
  await announce(other, 'a row')
  await until(() => parts.presence.latest()?.length)
  expect(parts.presence.latest()).toMatchObject([{ device: 'phone', mode: 'plan', rowId: 'a row' }])
  stop()
})

it('tells a listener that comes later what came last, and forgets it at the end', async () => {
  follow(person())
  await until(() => parts.list.latest())
  const heard = jest.fn()
  onList(heard)()
  expect(heard).toHaveBeenCalledTimes(1)
  end()
  expect(parts.list.latest()).toBeNull()
  onList(heard)()
  expect(heard).toHaveBeenCalledTimes(1)
})

it('catches up after the connection was lost', async () => {
  follow(person())
  await until(() => parts.plan.latest())
  const before = parts.plan.latest()?.version ?? 0
  opened.at(-1)?.terminate()
  await apply([operation(adding(''))])
  await until(() => parts.plan.latest()?.version === before + 1)
})

it('begins again in the other household when the person has moved', async () => {
  const owner = await signUpAndIn(app)
  await apply([operation(adding(''))])
  follow(person())
  await until(() => parts.plan.latest()?.rows.length)
  const before = parts.household.latest()?.id
  await join(app, person(), owner)
  announceHousehold(app.services, before ?? '', 'members')
  await until(() => parts.household.latest() && parts.household.latest()?.id !== before)
  await until(() => parts.plan.latest()?.rows.length === 0)
})
