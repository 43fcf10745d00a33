import { type AuditResult, serverAudits } from 'graphql-http'
import { givenApp } from '../../support/givenApp'

/** Of 61 rules of GraphQL over HTTP; Apollo Server leaves some recommended (SHOULD) and optional (MAY) ones undone. */
const EXPECTED = 58
const app = givenApp()
let results: AuditResult[]

beforeAll(async () => {
  const audits = serverAudits({
    url: `${app.url}/graphql`,
    fetchFn: (input: string, init?: RequestInit) => fetch(input, init),
  })
  results = await Promise.all(audits.map((audit) => audit.fn()))
})

const describeAll = (results: AuditResult[]) =>
  results.map((result) => `${result.name}: ${'reason' in result ? result.reason : ''}`)

it('keeps every rule of GraphQL over HTTP that is a MUST', () => {
  expect(results).toHaveLength(61)
  expect(describeAll(results.filter(({ name, status }) => /\bMUST\b/.test(name) && status !== 'ok'))).toEqual([])
  expect(describeAll(results.filter(({ status }) => status === 'error'))).toEqual([])
})

it(`keeps at least ${EXPECTED} of its 61 rules in all`, () => {
  const kept = results.filter(({ status }) => status === 'ok')
  if (kept.length < EXPECTED)
    throw new Error(
      `${kept.length} are kept. Not:\n${describeAll(results.filter(({ status }) => status !== 'ok')).join('\n')}`,
    )
})
