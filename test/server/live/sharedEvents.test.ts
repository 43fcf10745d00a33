import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { followChanges } from '../../../server/live/followChanges'
import { householdChanges } from '../../../server/live/householdChanges'
import { statementsOf } from '../../support/countStatements'
import { joinHousehold } from '../../support/households'
import { type Person, signUpAndIn } from '../../support/people'
import { givenApp } from '../../support/givenApp'
import { openAs, type SocketClient } from '../realtime/socketClient'

const app = givenApp()
let owner: Person
let member: Person
beforeAll(async () => {
  owner = await signUpAndIn(app)
  member = await signUpAndIn(app)
  await joinHousehold(app, owner, member)
})

const DOCUMENTS = [
  'subscription { householdChanges { cursor changed { id } presence { mode } } }',
  'subscription { householdChanged { list { version ticks { key } } household { members { isViewer } } } }',
]

const tick = (key: string) =>
  app.graphql(
    'mutation ($operations: [ListOperationInput!]!) { applyListOperations(operations: $operations) { errors { message } } }',
    { operations: [{ id: randomUUID(), at: app.clock.now(), act: { tick: { key, amount: 1 } } }] },
    owner.token,
  )

/** So many sockets of each person, which have got what there is. */
async function listening(people: Person[], each: number, document: string): Promise<SocketClient[]> {
  const sockets: SocketClient[] = []
  for (const person of people)
    for (let index = 0; index < each; index += 1) {
      const socket = await openAs(`${app.url.replace('http', 'ws')}/graphql`, person)
      socket.subscribe(document)
      await socket.next()
      sockets.push(socket)
    }
  return sockets
}

/** How many statements a tick takes until all sockets have it. */
async function statementsOfTick(sockets: readonly SocketClient[], key: string): Promise<number> {
  const received = Promise.all(sockets.map((socket) => socket.next()))
  const statements = await statementsOf(app.services.db, async () => {
    await tick(key)
    await received
  })
  return statements.length
}

it.each(DOCUMENTS)('a change is read once for all sockets of an account: %s (SEC-23)', async (document) => {
  const few = await listening([owner, member], 1, document)
  await statementsOfTick(few, 'rice-g')
  const ofFew = await statementsOfTick(few, 'milk-ml')
  const more = await listening([owner, member], 8, document)
  expect(await statementsOfTick([...few, ...more], 'eggs-piece')).toBeLessThanOrEqual(ofFew)
  await Promise.all([...few, ...more].map((socket) => socket.close()))
})

it('sockets of an account get one object, of which one text is made; those of another account another (SEC-23)', async () => {
  const versions = { plan: null, list: null, household: null, cupboard: null, shopHabits: null }
  const { services } = app
  for (const follow of [
    (userId: string) => followChanges(services, { userId }, null),
    (userId: string) => householdChanges(services, { userId }, versions),
  ]) {
    const iterators = []
    for (const { userId } of [owner, owner, member]) iterators.push(await follow(userId))
    for (const iterator of iterators) await iterator.next()
    const coming = Promise.all(iterators.map((iterator) => iterator.next()))
    await tick(`key-${randomUUID()}`)
    const [one, same, other] = (await coming).map(({ value }) => value)
    expect(one).toBeDefined()
    expect(same).toBe(one)
    expect(other).not.toBe(one)
    for (const iterator of iterators) await iterator.return?.()
  }
})

it('one read a household and account waits, however many sockets listen and however much changes; calls do not wait (SEC-23)', async () => {
  const { events } = app.services
  const sockets = (
    await Promise.all(DOCUMENTS.map((document) => listening([owner, owner, owner, member], 1, document)))
  ).flat()
  const leaves = await Promise.all(
    Array.from({ length: app.services.config.events.atOnce }, () => events.enter('other')),
  )
  const received = Promise.all(sockets.map((socket) => socket.next()))
  const name = randomUUID().slice(0, 8)
  await tick(`key-${name}`)
  await wait(50)
  await app.graphql(
    'mutation ($name: String!) { renameHousehold(input: { name: $name }) { errors { message } } }',
    { name },
    owner.token,
  )
  await tick(`other-${name}`)
  await wait(50)
  expect(events.load.waiting).toBe(2 * DOCUMENTS.length)
  for (const leave of leaves) leave()
  const texts = (await received).map(({ payload }) => JSON.stringify(payload))
  expect(new Set(texts.slice(0, 3)).size).toBe(1)
  for (let tries = 0; events.load.running > 0 && tries < 100; tries += 1) await wait(20)
  expect(events.load).toEqual({ running: 0, waiting: 0 })
  await Promise.all(sockets.map((socket) => socket.close()))
})

it('each account gets what it may see (SEC-23)', async () => {
  const sockets = await listening([owner, owner, member], 1, DOCUMENTS[1] ?? '')
  const received = Promise.all(sockets.map((socket) => socket.next()))
  await app.graphql('mutation { renameHousehold(input: { name: "Home" }) { errors { message } } }', {}, owner.token)
  const viewers = (await received).map(({ payload }) => {
    const { data } = payload as { data: { householdChanged: { household: { members: { isViewer: boolean }[] } } } }
    return data.householdChanged.household.members.map(({ isViewer }) => isViewer)
  })
  expect(viewers).toEqual([
    [true, false],
    [true, false],
    [false, true],
  ])
  await Promise.all(sockets.map((socket) => socket.close()))
})
