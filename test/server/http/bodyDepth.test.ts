import { givenApp } from '../../support/givenApp'

const app = givenApp()

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const event = (type: string, metadata: string) =>
  `{${type},"page":"/","timestamp":${Date.now()},"metadata":${metadata}}`
const RECORD = 'mutation ($input: AnalyticsEventInput!) { recordEvent(input: $input) { accepted } }'

async function send(path: string, body: string) {
  const response = await app.fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return { status: response.status, json: await response.json() }
}

const graphql = (metadata: string) =>
  send(
    '/graphql',
    `{"query":${JSON.stringify(RECORD)},"variables":{"input":${event('"eventType":"MODE_ENTERED"', metadata)}}}`,
  )
const rest = (metadata: string) => send('/api/analytics/frontend/', event('"event_type":"mode_entered"', metadata))

test.each([101, 5000, 40_000])('a body %d levels deep is refused by GraphQL and REST with 400', async (depth) => {
  const metadata = `{"a":${nested(depth)}}`
  const answers = [await graphql(metadata), await rest(metadata)]
  expect(answers.map(({ status }) => status)).toEqual([400, 400])
  expect(JSON.stringify(answers)).toContain('nested too deeply')
})

test('brackets within texts are not levels', async () => {
  const metadata = JSON.stringify({ text: `\\"${'['.repeat(500)}` })
  expect((await graphql(metadata)).json).toEqual({ data: { recordEvent: { accepted: true } } })
  expect((await rest(metadata)).status).toBe(202)
})

test('ninety levels are accepted', async () => {
  const metadata = `{"a":${nested(90)}}`
  expect((await graphql(metadata)).json).toEqual({ data: { recordEvent: { accepted: true } } })
  expect((await rest(metadata)).status).toBe(202)
})
