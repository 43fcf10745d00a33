import { restCalls } from '../../../server/rest/calls'
import type { KeyScope } from '../../../server/generated/schemaTypes'
import { KEY_SCOPES } from '../../../server/graphql/keyScopes'
import { revokeAllKeys } from '../../../server/keys/personalKeys'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { partnerKey } from '../../support/principals'
import { restCaller } from '../../support/restCaller'
import { keyOf } from '../keys/operations'

const app = givenApp({ RATE_LIMIT_SCALE: '1000000' })
let cook: Person
let row: string
let line: string
let item: string
const call = restCaller(
  () => app,
  () => cook.token,
)
const key = (...scopes: KeyScope[]) => keyOf(app, cook, ...scopes)
// A person has ten keys at most.
afterEach(() => revokeAllKeys(app.services, app.services.db, cook.userId))

beforeAll(async () => {
  cook = await signUpAndIn(app)
  const { meals, byCategory } = app.services.catalogue.compiled
  const recipe = meals[byCategory.dinner[0] ?? -1]?.slug
  const made = await call('POST', '/api/v2/plan/rows', { category: 'DINNER', content: { recipe }, serves: 2 })
  row = (made.body as { id: string }).id
  line = ((await call('GET', '/api/v2/list')).body as { lines: { key: string }[] }).lines[0]?.key ?? ''
  item = ((await call('POST', '/api/v2/list/items', { text: 'milk' })).body as { id: string }).id
})

/** Every call with what it is sent, the scopes that it needs, and how it is answered. */
const CALLS: [string, object | undefined, KeyScope[], number][] = [
  ['GET /api/v2/plan/rows', undefined, ['PLAN_READ'], 200],
  ['POST /api/v2/plan/rows', { category: 'LUNCH' }, ['PLAN_WRITE'], 201],
  ['PATCH /api/v2/plan/rows/{id}', { serves: 2 }, ['PLAN_WRITE'], 200],
  ['DELETE /api/v2/plan/rows/{gone}', undefined, ['PLAN_WRITE'], 404],
  ['GET /api/v2/meals', undefined, ['PLAN_READ'], 200],
  ['GET /api/v2/plan/rows/{id}/cooking', undefined, ['PLAN_READ'], 200],
  ['GET /api/v2/plans', undefined, ['PLAN_READ'], 200],
  ['GET /api/v2/history', undefined, ['PLAN_READ'], 200],
  ['GET /api/v2/list', undefined, ['LIST_READ'], 200],
  ['PATCH /api/v2/list/lines/{key}', { isTicked: true }, ['LIST_READ', 'LIST_WRITE'], 200],
  ['POST /api/v2/list/items', { text: 'milk' }, ['LIST_WRITE'], 201],
  ['PATCH /api/v2/list/items/{item}', { isTicked: true }, ['LIST_READ', 'LIST_WRITE'], 200],
  ['DELETE /api/v2/list/items/{gone}', undefined, ['LIST_WRITE'], 200],
  ['GET /api/v2/cupboard', undefined, ['CUPBOARD_READ'], 200],
  ['PUT /api/v2/cupboard/{ingredient}', {}, ['CUPBOARD_WRITE'], 200],
  ['DELETE /api/v2/cupboard/{ingredient}', undefined, ['CUPBOARD_WRITE'], 200],
  ['GET /api/v2/freezer', undefined, ['CUPBOARD_READ'], 200],
]
const send = (named: string, body: object | undefined, as: string | null) => {
  const [method = '', path = ''] = named.split(' ')
  const parts: Record<string, string> = { id: row, key: line, item, ingredient: 'honey' }
  const gone = '0b9c5c1e-6a0f-4c58-9a39-5f6a3f0f7d11'
  return call(
    method,
    path.replace(/\{(\w+)\}/, (_part, name: string) => parts[name] ?? gone),
    body,
    as,
  )
}

it('every call of v2 is among these', () => {
  const bare = (named: string) => named.replace(/\{\w+\}/, '{}')
  const all = restCalls.filter(({ path }) => path.startsWith('/api/v2/'))
  expect(CALLS.map(([named]) => bare(named)).sort()).toEqual(
    all.map(({ method, path }) => bare(`${method.toUpperCase()} ${path}`)).sort(),
  )
})

describe.each(CALLS)('%s', (named, body, needed, status) => {
  it('answers a person, and a key that may', async () => {
    expect((await send(named, body, cook.token)).status).toBe(status)
    expect((await send(named, body, await key(...needed))).status).toBe(status)
  })

  it('refuses a key that lacks a scope, and names it', async () => {
    for (const lacking of needed) {
      const others = KEY_SCOPES.filter((scope) => scope !== lacking)
      const { status, headers, body: answer } = await send(named, body, await key(...others))
      expect([status, answer]).toEqual([403, { detail: expect.stringContaining(lacking) }])
      expect(headers.get('www-authenticate')).toContain('error="insufficient_scope"')
    }
    const unfit = KEY_SCOPES.find((scope) => !needed.includes(scope)) ?? 'MEALS_READ'
    const { headers } = await send(named, body, await key(unfit))
    expect(headers.get('www-authenticate')).toContain(`scope="${needed.join(' ')}"`)
  })

  it('refuses everyone else', async () => {
    const anonymous = await send(named, body, null)
    expect([anonymous.status, anonymous.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    const unknown = await send(named, body, `mwp_00000000_${'A'.repeat(43)}`)
    expect([unknown.status, unknown.headers.get('www-authenticate')]).toEqual([401, 'Bearer error="invalid_token"'])
    expect((await send(named, body, await partnerKey(app, 'MEALS_READ'))).status).toBe(403)
  })
})
