import { getIntrospectionQuery } from 'graphql'
import { signUpAndIn } from '../../support/people'
import { partnerKey } from '../../support/principals'
import { type RunningApp, startApp } from '../../support/startApp'

const WAYS = [
  getIntrospectionQuery(),
  '{ __type(name: "Query") { name } }',
  '{ product { name } ...Q } fragment Q on Query { ... { s: __schema { types { name } } } }',
]
const running: RunningApp[] = []
afterAll(() => Promise.all(running.map((app) => app.stop())))

async function start(environment: Record<string, string>): Promise<RunningApp> {
  const app = await startApp(environment)
  running.push(app)
  return app
}

it('is open in development', async () => {
  const app = await start({ NODE_ENV: 'development' })
  for (const query of WAYS) expect((await app.graphql(query)).status).toBe(200)
})

it('needs a token or a key in production, where the schema as text is open', async () => {
  const app = await start({ NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@b.example' })
  const [person, partner] = [(await signUpAndIn(app)).token, await partnerKey(app, 'LINKS_WRITE')]
  for (const query of WAYS) {
    const { status, data, errors } = await app.graphql(query)
    expect([status, data, errors?.[0]?.extensions.code]).toEqual([401, undefined, 'UNAUTHENTICATED'])
    for (const token of [person, partner]) expect((await app.graphql(query, {}, token)).status).toBe(200)
  }
  expect((await app.graphql('{ __typename product { __typename } }')).status).toBe(200)
  expect((await app.fetch('/schema.graphql')).status).toBe(200)
})
