import { type AuditResult, serverAudits } from 'graphql-http'
import { givenApp } from '../../support/givenApp'

/** What Apollo Server leaves undone of what the specification recommends (SHOULD) or allows (MAY). */
const EXPECTED = 58
const app = givenApp()
let results: AuditResult[]

beforeAll(async () => {
  const audits = serverAudits({ url: `${app.url}/graphql`, fetchFn: (input: string, init?: RequestInit) => fetch(input, init) })
  results = await Promise.all(audits.map((audit) => audit.fn()))
})

const told = (results: AuditResult[]) => results.map((result) => `${result.name}: ${'reason' in result ? result.reason : ''}`)

it('keeps every rule of GraphQL over HTTP that is a MUST', () => {
  expect(results).toHaveLength(61)
  expect(told(results.filter(({ name, status }) => /\bMUST\b/.test(name) && status !== 'ok'))).toEqual([])
  expect(told(results.filter(({ status }) => status === 'error'))).toEqual([])
})

it(`keeps at least ${EXPECTED} of its 61 rules in all`, () => {
  const kept = results.filter(({ status }) => status === 'ok')
  if (kept.length < EXPECTED) throw new Error(`${kept.length} are kept. Not:\n${told(results.filter(({ status }) => status !== 'ok')).join('\n')}`)
})
