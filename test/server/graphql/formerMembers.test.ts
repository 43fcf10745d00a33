import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { joinHousehold } from '../../support/households'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { change, householdOf } from '../households/householdCalls'
import { openAs, type SocketClient } from '../realtime/socketClient'
import { operationOf, PERMISSION_ROWS } from './permissionCalls'

jest.setTimeout(120_000)
const app = givenApp()

/** Those who were in a household and are not any more. */
const FORMER = ['removed', 'left', 'formerOwner'] as const
type Former = (typeof FORMER)[number]

/** Texts of the household from before they went, and from after. */
const BEFORE = 'a secret from before'
const AFTER = 'a secret from after'

const SUBSCRIPTIONS = [
  'subscription { householdChanges { cursor changed { __typename ... on OwnItem { text } ... on Household { name } } } }',
  'subscription { householdChanged { list { ownItems { text } } household { name } } }',
]

let people: Record<Former | 'remaining', Person>
let householdId: string
let sockets: Record<Former, SocketClient[]>
/** What the sockets of each received since they had received the state. */
const received: Record<Former, string[]> = { removed: [], left: [], formerOwner: [] }

beforeAll(async () => {
  const [formerOwner, removed, left, remaining] = [
    await signUpAndIn(app),
    await signUpAndIn(app),
    await signUpAndIn(app),
    await signUpAndIn(app),
  ]
  people = { formerOwner, removed, left, remaining }
  const ids = {
    removed: await joinHousehold(app, formerOwner, removed),
    left: await joinHousehold(app, formerOwner, left),
    remaining: await joinHousehold(app, formerOwner, remaining),
  }
  const household = await householdOf(app, formerOwner)
  householdId = household.id
  const own = household.members.find(({ isViewer }) => isViewer)?.id
  await write(formerOwner, BEFORE)
  sockets = { removed: await listen(removed), left: await listen(left), formerOwner: await listen(formerOwner) }
  for (const former of FORMER)
    for (const { ws } of sockets[former]) ws.on('message', (data) => void received[former].push(String(data)))

  // The histories of their accounts keep the name that it had when they went (HH-31).
  expect((await change(app, formerOwner, 'renameHousehold', { name: 'Known to all' })).errors).toEqual([])
  expect((await change(app, formerOwner, 'removeHouseholdMember', { memberId: ids.removed })).errors).toEqual([])
  const leaving = await app.graphql('mutation { leaveHousehold { errors { code } } }', {}, left.token)
  expect(leaving.data).toEqual({ leaveHousehold: { errors: [] } })
  expect((await change(app, formerOwner, 'handOverHousehold', { memberId: ids.remaining })).errors).toEqual([])
  expect((await change(app, remaining, 'removeHouseholdMember', { memberId: own })).errors).toEqual([])
  await write(remaining, AFTER)
})
afterAll(() => {
  for (const { ws } of Object.values(sockets ?? {}).flat()) ws.terminate()
})

/** Puts a text into the household's list and name. */
async function write(by: Person, text: string): Promise<void> {
  const addItem = { list: { addItem: { itemId: randomUUID(), text } } }
  const { data } = await app.graphql(
    'mutation ($input: ApplyOperationsInput!) { applyOperations(input: $input) { errors { code } } }',
    { input: { operations: [{ act: addItem }] } },
    by.token,
  )
  expect(data).toEqual({ applyOperations: { errors: [] } })
  expect((await change(app, by, 'renameHousehold', { name: text })).errors).toEqual([])
}

async function listen(person: Person): Promise<SocketClient[]> {
  return Promise.all(
    SUBSCRIPTIONS.map(async (document) => {
      const socket = await openAs(`${app.url.replace('http', 'ws')}/graphql`, person)
      socket.subscribe(document)
      expect(JSON.stringify(await socket.next())).toContain(BEFORE)
      return socket
    }),
  )
}

const rows = PERMISSION_ROWS.filter(({ row }) => !row.ends)

const secrets = () => [BEFORE, AFTER, householdId, people.remaining.email, people.remaining.userId]

describe.each(FORMER)('%s', (former) => {
  it.each(rows)('gets from $kind $name what a stranger gets, and nothing of the household', async ({ kind, row }) => {
    const { query, values } = operationOf(kind, row)
    const { data, errors } = await app.graphql(query, values, people[former].token)
    expect(errors?.[0]?.extensions.code ?? 'ok').toBe(row.who.other)
    for (const secret of secrets()) expect(JSON.stringify(data)).not.toContain(secret)
  })

  it.each(rows)('is refused the household by the header, or gets nothing of it: $kind $name', async ({ kind, row }) => {
    const { query, values } = operationOf(kind, row)
    const { status, data } = await app.graphql(query, values, people[former].token, { household: householdId })
    expect(status).toBeLessThan(500)
    for (const secret of secrets()) expect(JSON.stringify(data ?? null)).not.toContain(secret)
  })

  it('finds nothing of the household by its ids', async () => {
    const { members } = await householdOf(app, people.remaining)
    const ids = [`Household:${householdId}`, ...members.map(({ id }) => `HouseholdMember:${id}`)]
    const { data } = await app.graphql(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }',
      { ids },
      people[former].token,
    )
    expect(data.nodes).toEqual(ids.map(() => null))
    const { data: asked } = await app.graphql(
      'query ($id: ID!) { viewer { household(id: $id) { id } households { id } } }',
      { id: householdId },
      people[former].token,
    )
    expect(asked).toMatchObject({ viewer: { household: null } })
    expect(JSON.stringify(asked)).not.toContain(householdId)
  })

  it('receives nothing from the sockets that were open, whose subscriptions end', async () => {
    const ended = () => received[former].filter((text) => (JSON.parse(text) as { type: string }).type === 'complete')
    for (let tries = 0; tries < 100 && ended().length < SUBSCRIPTIONS.length; tries += 1) await wait(20)
    expect(ended()).toHaveLength(SUBSCRIPTIONS.length)
    for (const text of received[former]) expect(text).not.toContain(AFTER)
  })
})

it('the household is there for who stayed', async () => {
  expect(await householdOf(app, people.remaining)).toMatchObject({ id: householdId, name: AFTER })
})
