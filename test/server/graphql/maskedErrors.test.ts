import type { Knex } from 'knex'
import { givenApp } from '../../support/givenApp'
import { INSIDE } from '../../support/inside'
import { type Person, signUpAndIn } from '../../support/people'
import { partnerKey } from '../../support/principals'
import { operationOf, PERMISSION_ROWS } from './permissionCalls'
import type { Permission } from './whoMayCall'

jest.setTimeout(120_000)
const OWNER = 'owner@home.example'
const app = givenApp({ ADMIN_EMAILS: OWNER })
let person: Person
let key: string

/** A product whose tables are gone, but for those that tell who is calling. */
beforeAll(async () => {
  person = await signUpAndIn(app, OWNER)
  key = await partnerKey(app, 'LINKS_WRITE', 'MEALS_READ')
  const callers = ['users', 'sessions', 'household_members', 'partners', 'partner_keys']
  const kept = [...callers, 'knex_migrations', 'knex_migrations_lock']
  const isMysql = app.services.config.database.kind === 'mysql'
  const rows = await app.services.db.raw(
    isMysql
      ? 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()'
      : "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  )
  const tables: { name: string }[] = isMysql ? rows[0] : rows
  const drop = async (db: Knex) => {
    for (const { name } of tables) if (!kept.includes(name)) await db.schema.dropTable(name)
  }
  if (isMysql)
    await app.services.db.transaction(async (trx) => {
      await trx.raw('SET foreign_key_checks = 0')
      await drop(trx)
      await trx.raw('SET foreign_key_checks = 1')
    })
  else {
    await app.services.db.raw('PRAGMA foreign_keys = OFF')
    await drop(app.services.db)
  }
})

const MASKED = {
  message: expect.any(String),
  path: expect.any(Array),
  extensions: {
    code: 'INTERNAL_SERVER_ERROR',
    requestId: expect.stringMatching(/^[\w-]{36}$/),
    help: expect.stringMatching(/\/docs\/errors\/INTERNAL_SERVER_ERROR$/),
  },
}

async function run(kind: 'query' | 'mutation', row: Permission) {
  const { query, values } = operationOf(kind, row)
  // The person owns the server as well, for what no one else may do.
  const isPartners = row.who.owner !== 'ok' && Object.values(row.who).includes('ok')
  return app.graphql(query, values, isPartners ? key : person.token)
}

describe('without its tables', () => {
  let failed = 0

  it.each(PERMISSION_ROWS.filter(({ row }) => !row.ends))(
    '$kind $name works or fails without a word of why',
    async ({ kind, row }) => {
      const { status, errors, headers } = await run(kind, row)
      expect(JSON.stringify(errors ?? [])).not.toMatch(INSIDE)
      if (!errors) return expect(status).toBe(200)
      expect([status, errors]).toEqual([500, [MASKED]])
      expect(errors[0]?.extensions.requestId).toBe(headers.get('x-request-id'))
      failed += 1
    },
  )

  it('most of it fails', () => expect(failed).toBeGreaterThan(8))

  it.each([
    ['GET', '/api/user/mealplan/', undefined],
    ['GET', '/api/mealbases/dinner/', undefined],
    ['GET', '/api/user/settings/dietary-form', undefined],
    ['POST', '/api/user/settings/requirements/dietary/', { dietary_requirements: ['Vegan'] }],
    ['POST', '/api/feedback/', {}],
    ['POST', '/api/token/forgot-password/', { email: 'nobody@example.com' }],
    [
      'POST',
      '/api/mealplan/randomize/',
      { breakfast: { num_meals: 1 }, lunch: { num_meals: 1 }, dinner: { num_meals: 1 } },
    ],
  ])('%s %s says no more than that, through REST', async (method, path, body) => {
    const response = await app.fetch(path, {
      method,
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    })
    const text = await response.text()
    expect(text).not.toMatch(INSIDE)
    expect([response.status, JSON.parse(text)]).toEqual([
      500,
      { detail: expect.any(String), request_id: response.headers.get('x-request-id') },
    ])
  })

  it('the log has the whole story under the request id', async () => {
    const lines: string[] = []
    const spy = jest.spyOn(app.services.log, 'error').mockImplementation((entry: unknown) => {
      lines.push(JSON.stringify(entry, (_key, value) => (value instanceof Error ? value.message : value)))
    })
    const { errors } = await app.graphql('{ mealPlan { version } }', {}, person.token)
    spy.mockRestore()
    expect(lines.join('')).toContain(String(errors?.[0]?.extensions.requestId))
    expect(lines.join('')).toMatch(/household_?members/i)
  })
})

describe('when not even the caller can be looked up', () => {
  beforeAll(() => app.services.db.schema.dropTable('sessions'))

  it.each(['/graphql', '/api/user/mealplan/', '/api/partners/catalogue.ndjson'])('%s says as little', async (path) => {
    const init = path === '/graphql' ? { method: 'POST', body: JSON.stringify({ query: '{ viewer { id } }' }) } : {}
    const response = await app.fetch(path, {
      ...init,
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    })
    const text = await response.text()
    expect(response.status).toBe(500)
    expect(text).not.toMatch(INSIDE)
    expect(text).toContain(response.headers.get('x-request-id'))
    expect(response.headers.get('content-type')).toMatch(/json/)
  })
})
