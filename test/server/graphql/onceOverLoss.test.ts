import { randomUUID } from 'node:crypto'
import { givenApp } from '../../support/givenApp'
import { PASSWORD, type Person, signUpAndIn } from '../../support/people'

const app = givenApp()
let ann: Person

beforeEach(async () => {
  ann = await signUpAndIn(app)
  // The household is made with the first call that needs it.
  expect(await names()).toEqual([])
})

const ADD = `mutation ($input: AddHouseholdMemberInput!) { addHouseholdMember(input: $input) { ok } }`

const add = (key: string) => app.graphql(ADD, { input: { name: 'Mia' } }, ann.token, { 'idempotency-key': key })

async function names(): Promise<string[]> {
  const { data } = await app.graphql('{ viewer { household { members { name } } } }', {}, ann.token)
  const { viewer } = data as never as { viewer: { household: { members: { name: string }[] } } }
  return viewer.household.members.map(({ name }) => name).slice(1)
}

interface Driver {
  _query(connection: object, query: { sql: string }): Promise<unknown>
}
type IsLost = (sql: string, commits: number) => boolean

/**
 * Sends a call twice, the first time while the connection is lost over the answers to the statements that are chosen.
 * @returns the second answer.
 */
async function sendOverLoss(send: () => ReturnType<typeof add>, isLost: IsLost) {
  const driver = Object.getPrototypeOf(app.services.db.client) as Driver
  const { _query } = driver
  let commits = 0
  driver._query = async function (connection, query) {
    const isLosing = isLost(query.sql, commits)
    if (query.sql.startsWith('COMMIT')) commits += 1
    const answer = await _query.call(this, connection, query)
    if (isLosing) throw Object.assign(new Error('Connection lost'), { code: 'ECONNRESET' })
    return answer
  }
  try {
    expect((await send()).status).toBe(503)
  } finally {
    driver._query = _query
  }
  return send()
}

const addOverLoss = (isLost: IsLost) => {
  const key = randomUUID()
  return sendOverLoss(() => add(key), isLost)
}
const NOT_KNOWN = { status: 400, errors: [{ extensions: { reason: 'OPERATION_UNKNOWN', field: 'Idempotency-Key' } }] }

test('a call that failed before its commit may be sent again (API-51)', async () => {
  const again = await addOverLoss((sql) => sql.includes('household_members'))
  expect([again.status, again.data]).toMatchObject([200, { addHouseholdMember: { ok: true } }])
  expect(await names()).toEqual(['Mia'])
})

test('a call whose commit may have been done is not done again (API-51)', async () => {
  expect(await addOverLoss((sql) => sql.startsWith('COMMIT'))).toMatchObject(NOT_KNOWN)
  expect(await names()).toEqual(['Mia'])
})

test('a call that stored something is not done again where its answer could not be read (API-51)', async () => {
  const isRead = (sql: string) => /^select .*household_members/is.test(sql)
  expect(await addOverLoss((sql, commits) => commits > 0 && isRead(sql))).toMatchObject(NOT_KNOWN)
  expect(await names()).toEqual(['Mia'])
})

test('attempts that were counted are none of what a call does: it may be sent again (API-51)', async () => {
  const key = randomUUID()
  const logIn = () =>
    app.graphql('mutation ($input: LogInInput!) { logIn(input: $input) { ok } }', {
      input: { email: ann.email, password: PASSWORD, operationId: key },
    })
  let lost = 0
  const again = await sendOverLoss(logIn, (sql, commits) => {
    const isLost = commits > 0 && sql.includes('users')
    lost += Number(isLost)
    return isLost
  })
  expect(lost).toBeGreaterThan(0)
  expect([again.status, again.data]).toEqual([200, { logIn: { ok: true } }])
})
