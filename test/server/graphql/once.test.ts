import { randomUUID } from 'node:crypto'
import { TRAFFIC_LIMITS } from '../../../schema/trafficLimits'
import { forgetOnceCalls } from '../../../server/request/onceCalls'
import { preparedDatabase } from '../../support/freshDatabase'
import { givenApp } from '../../support/givenApp'
import { PASSWORD, type Person, signUpAndIn } from '../../support/people'
import { startApp } from '../../support/startApp'

const app = givenApp()
let ann: Person

const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND
const ADD = `mutation ($input: AddHouseholdMemberInput!) {
  addHouseholdMember(input: $input) { ok errors { code } household { members { id name } } } }`

beforeEach(async () => {
  ann = await signUpAndIn(app)
})

const add = (name: string, { key, operationId, by = ann, at = app }: Sent = {}) =>
  at.graphql(
    ADD,
    { input: { name, ...(operationId !== undefined && { operationId }) } },
    by.token,
    key === undefined ? {} : { 'idempotency-key': key },
  )
interface Sent {
  key?: string
  operationId?: string
  by?: Person
  at?: Pick<typeof app, 'graphql'>
}
type Answer = Awaited<ReturnType<typeof add>>

const failureOf = ({ status, errors }: Answer) => [
  status,
  errors?.[0]?.extensions.reason,
  errors?.[0]?.extensions.field,
]
const names = async (by = ann): Promise<string[]> => {
  const { data } = await app.graphql('{ viewer { household { members { name } } } }', {}, by.token)
  return (data as never as { viewer: { household: { members: { name: string }[] } } }).viewer.household.members
    .map(({ name }) => name)
    .slice(1)
}
const stored = () => app.services.db('once_calls').where({ userId: ann.userId })

test.each(['key', 'operationId'] as const)('a mutation with a %s is done once and answered the same', async (by) => {
  const id = randomUUID()
  const first = await add('Mia', { [by]: id })
  expect(first.data).toMatchObject({ addHouseholdMember: { ok: true, errors: [] } })
  expect(first.headers.get('idempotency-replayed')).toBeNull()
  const again = await add('Mia', { [by]: id })
  expect([again.status, again.data, again.errors]).toEqual([200, first.data, undefined])
  expect(again.headers.get('idempotency-replayed')).toBe('true')
  expect(await names()).toEqual(['Mia'])
  await add('Mia', { [by]: randomUUID() })
  expect(await names()).toEqual(['Mia', 'Mia'])
})

test('another input under the same key is refused', async () => {
  const key = randomUUID()
  await add('Mia', { key })
  expect(failureOf(await add('Sam', { key }))).toEqual([400, 'OPERATION_REUSED', 'Idempotency-Key'])
  const operationId = randomUUID()
  await add('Sam', { operationId })
  expect(failureOf(await add('Tom', { operationId }))).toEqual([400, 'OPERATION_REUSED', 'input.operationId'])
  expect(await names()).toEqual(['Mia', 'Sam'])
})

test('keys are of their caller', async () => {
  const key = randomUUID()
  const ben = await signUpAndIn(app)
  await add('Mia', { key })
  await add('Mia', { key, by: ben })
  expect([await names(), await names(ben)]).toEqual([['Mia'], ['Mia']])
})

test('sent at once, to one instance or two, it is done once', async () => {
  const database = await preparedDatabase()
  const instance = () => startApp({ DATABASE_URL: database.url, PUBLIC_URL: 'http://localhost:4000' })
  const [one, two] = [await instance(), await instance()]
  const by = await signUpAndIn(one)
  const key = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) => add('Mia', { key, by, at: index % 2 === 0 ? one : two })),
  )
  const members = await one.services.db('household_members').where({ name: 'Mia' })
  await Promise.all([one.stop(), two.stop()])
  await database.drop()
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
  expect(members).toHaveLength(1)
})

test('an answer is kept for a day, and for thirty that the call was done', async () => {
  const key = randomUUID()
  await add('Mia', { key })
  await app.services
    .db('once_calls')
    .update({ startedAt: app.clock.now() - DAY - 1, doneAt: app.clock.now() - DAY - 1 })
  await forgetOnceCalls(app.services)
  expect(await stored()).toMatchObject([{ answer: null }])
  expect(failureOf(await add('Mia', { key }))).toEqual([400, 'OPERATION_FORGOTTEN', 'Idempotency-Key'])
  await app.services.db('once_calls').update({ startedAt: app.clock.now() - 30 * DAY - 1 })
  await forgetOnceCalls(app.services)
  expect(await stored()).toEqual([])
})

test('the answers of a busy day are forgotten in short statements', async () => {
  await add('Mia', { key: randomUUID() })
  const [call] = await stored()
  const startedAt = app.clock.now() - DAY - 1
  const calls = Array.from({ length: 6000 }, (_, n) => ({ ...call, id: `call ${n}`, startedAt, answer: '{}' }))
  await app.services.db.batchInsert('once_calls', calls, 500)
  const updates: string[] = []
  const note = ({ sql }: { sql: string }) => void (sql.startsWith('update') && updates.push(sql))
  app.services.db.on('query', note)
  await forgetOnceCalls(app.services)
  app.services.db.removeListener('query', note)
  expect(updates.length).toBeGreaterThan(1)
  expect(await app.services.db('once_calls').whereNotNull('answer')).toHaveLength(1)
})

test('a call whose instance died is not done again', async () => {
  const key = randomUUID()
  await add('Mia', { key })
  await app.services.db('once_calls').update({ doneAt: null, answer: null })
  expect((await add('Mia', { key })).status).toBe(503)
  await app.services.db('once_calls').update({ startedAt: app.clock.now() - 61 * SECOND })
  expect(failureOf(await add('Mia', { key }))).toEqual([400, 'OPERATION_UNKNOWN', 'Idempotency-Key'])
  expect(await names()).toEqual(['Mia'])
})

test('what was refused before anything was done may be sent again', async () => {
  const key = randomUUID()
  const headers = { 'idempotency-key': key }
  const refused = await app.graphql('mutation { leaveHousehold { ok } }', {}, undefined, headers)
  expect(refused.status).toBe(401)
  expect(await app.services.db('once_calls').whereNull('userId')).toEqual([])
  await app.graphql(ADD, { input: { name: 7 } }, ann.token, headers)
  expect((await add('Mia', { key })).data).toMatchObject({ addHouseholdMember: { ok: true } })
})

test('mistakes of the input are answered the same', async () => {
  const key = randomUUID()
  const first = await add('', { key })
  expect(first.data).toMatchObject({ addHouseholdMember: { ok: false, household: null } })
  const again = await add('', { key })
  expect([again.data, again.headers.get('idempotency-replayed')]).toEqual([first.data, 'true'])
})

test('secrets are neither stored nor answered twice', async () => {
  const key = randomUUID()
  const invite = () =>
    app.graphql(
      'mutation { invited: inviteToHousehold(input: {}) { ok address: link invitation { id } } }',
      {},
      ann.token,
      { 'idempotency-key': key },
    )
  const first = (await invite()).data as never as { invited: { ok: boolean; address: string; invitation: object } }
  expect(first.invited.address).toMatch(/^http/)
  expect((await invite()).data).toEqual({ invited: { ...first.invited, address: null } })
  expect(JSON.stringify(await stored())).not.toContain(first.invited.address)

  const login = () =>
    app.graphql(`mutation ($input: LogInInput!) { logIn(input: $input) { ok accessToken viewer { email } } }`, {
      input: { email: ann.email, password: PASSWORD, operationId: key },
    })
  const done = await login()
  expect(done.data).toMatchObject({ logIn: { ok: true, accessToken: expect.any(String) } })
  const again = await login()
  expect(again.data).toEqual({ logIn: { ok: true, accessToken: null, viewer: null } })
  expect(again.headers.get('set-cookie')).toBeNull()
  const rows = JSON.stringify(await app.services.db('once_calls'))
  for (const secret of [PASSWORD, ann.email]) expect(rows).not.toContain(secret)
})

test.each([
  ['empty', ''],
  ['with a space', 'a b'],
  ['too long', 'k'.repeat(TRAFFIC_LIMITS.onceKeyLength + 1)],
])('a key that is %s is refused by name', async (_what, operationId) => {
  const { status, errors } = await add('Mia', { operationId })
  expect([status, errors?.[0]?.extensions]).toMatchObject([400, { code: 'BAD_USER_INPUT', field: 'input.operationId' }])
  expect(await names()).toEqual([])
})

test('a call has one key and, with an operationId, one mutation', async () => {
  expect((await add('Mia', { key: 'one', operationId: 'two' })).status).toBe(400)
  expect((await add('Mia', { key: 'one', operationId: 'one' })).status).toBe(200)
  const two = await app.graphql(
    `mutation { a: addHouseholdMember(input: { name: "A", operationId: "x" }) { ok } ...More }
     fragment More on Mutation { b: addHouseholdMember(input: { name: "B" }) { ok } }`,
    {},
    ann.token,
  )
  expect(failureOf(two)).toEqual([400, undefined, 'input.operationId'])
  expect(await names()).toEqual(['Mia'])
})

test('an answer that is too long to be kept is not answered again', async () => {
  const key = randomUUID()
  await add('Mia', { key })
  await app.services.db('once_calls').update({ answer: null })
  expect(failureOf(await add('Mia', { key }))).toEqual([400, 'OPERATION_FORGOTTEN', 'Idempotency-Key'])
})

test('queries and calls without a key leave nothing', async () => {
  await app.graphql('{ viewer { id } }', {}, ann.token, { 'idempotency-key': 'x' })
  await add('Mia')
  expect(await stored()).toEqual([])
})

test('REST calls that write take the header too', async () => {
  const send = (body: object) =>
    app.fetch('/api/user/settings/preferences/tags/', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${ann.token}`,
        'idempotency-key': 'rest',
      },
      body: JSON.stringify(body),
    })
  const tags = { tag_preferences: [{ tag: 'Quick', setting: 'More' }] }
  const first = await send(tags)
  expect(first.status).toBe(200)
  await app.services.db('user_settings').update({ tagPreferences: '{}' })
  expect(await (await send(tags)).json()).toEqual(await first.json())
  const other = await send({ tag_preferences: [] })
  expect([other.status, await other.json()]).toEqual([
    400,
    { error: expect.any(String), fields: { 'Idempotency-Key': [expect.any(String)] } },
  ])
})
