import { buildSchema, type GraphQLEnumType } from 'graphql'
import { FAILURE_CODES, FAILURE_REASONS } from '../../../schema/failureCodes'
import { typeDefs } from '../../../server/generated/typeDefs'
import { makeKey } from '../../../server/partners/makeKey'
import { givenApp } from '../../support/givenApp'

const app = givenApp()
const schema = buildSchema(typeDefs)
const codesOf = (name: string) => (schema.getType(name) as GraphQLEnumType).getValues().map((value) => value.name)
const CODES = ['ErrorCode', 'FailureCode', 'FailureReason'].flatMap(codesOf)

const CONFIRM = 'mutation { confirmEmail(input: { key: "none" }) { errors { code help } } }'

test('every code means one thing', () => {
  expect(new Set(CODES).size).toBe(CODES.length)
})

test('the schema has the codes that the server sends', () => {
  expect(codesOf('FailureCode')).toEqual(expect.arrayContaining(Object.values(FAILURE_CODES)))
  expect(codesOf('FailureReason').sort()).toEqual(Object.values(FAILURE_REASONS).sort())
})

test('help leads to the code on a page that explains each of them', async () => {
  const { data } = await app.graphql(CONFIRM)
  const [error] = (data as unknown as { confirmEmail: { errors: { code: string; help: string }[] } }).confirmEmail
    .errors
  expect(error?.help).toBe(`${app.services.config.publicUrl}/docs/errors/${error?.code}`)
  const refused = await app.graphql('{ viewer { id } }')
  expect(refused.errors?.[0]?.extensions).toMatchObject({
    code: 'UNAUTHENTICATED',
    help: `${app.services.config.publicUrl}/docs/errors/UNAUTHENTICATED`,
  })
  const all = await app.fetch('/api/errors')
  expect([all.status, new URL(all.url).pathname]).toEqual([200, '/docs/errors'])
  const html = await all.text()
  for (const code of CODES) {
    expect(html).toContain(`<h3 id="${code}">`)
    const page = await app.fetch(`/docs/errors/${code}`)
    expect([code, page.status, page.headers.get('content-type')]).toEqual([code, 200, 'text/html; charset=utf-8'])
    expect(await page.text()).toContain(`<h1 id="${code.toLowerCase()}">${code}</h1>`)
  }
  expect((await app.fetch('/api/errors', { method: 'POST' })).status).toBe(405)
})

test('a mailed key that is not valid is LINK_INVALID in the graph, and KEY_INVALID to older callers', async () => {
  const code = async (headers: Record<string, string>) =>
    ((await app.graphql(CONFIRM, {}, undefined, headers)).data as never as { confirmEmail: { errors: object[] } })
      .confirmEmail.errors
  expect(await code({})).toMatchObject([{ code: 'KEY_INVALID' }])
  expect(await code({ 'graph-ids': '1' })).toMatchObject([{ code: 'LINK_INVALID' }])
})

test("a program's key says why it is not valid", async () => {
  const reasonOf = async (key: string) => {
    const { status, errors } = await app.graphql('{ meals(first: 1) { totalCount } }', {}, key)
    expect([status, errors?.[0]?.extensions.code]).toEqual([401, 'UNAUTHENTICATED'])
    return errors?.[0]?.extensions.reason
  }
  expect(await reasonOf(`mw_${'x'.repeat(43)}`)).toBe('ACCESS_KEY_INVALID')
  const { key } = await makeKey(app.services, {
    partner: 'Grocer',
    scopes: ['MEALS_READ'],
    expiresAt: app.clock.now() + 1000,
  })
  app.clock.advance(2000)
  expect(await reasonOf(key)).toBe('ACCESS_KEY_EXPIRED')
  await app.services.db('partner_keys').update({ revokedAt: app.clock.now() })
  expect(await reasonOf(key)).toBe('ACCESS_KEY_REVOKED')
  expect((await app.graphql('{ viewer { id } }')).errors?.[0]?.extensions.reason).toBeUndefined()
})
