import * as fc from 'fast-check'
import { restCalls } from '../../../server/rest/calls'
import type { RawRequest } from '../../support/rawHttp'

/** A request, and who sends it. */
export type JunkRequest = RawRequest & { as: 'nobody' | 'person' | 'partner' }

/** Who may send junk: mostly those who come further. */
export const speaker = fc.constantFrom<JunkRequest['as'][]>('nobody', 'person', 'person', 'partner')

/** Names that handlers look for, beside those that JavaScript knows of itself. */
const KEYS = [
  'email', 'password', 'key', 'new_password', 'current_password', 'confirm_new_password', 'marketing_opt_in', 'breakfast', 'lunch', 'dinner', 'settings',
  'num_meals', 'meal_list', 'unique_id', 'num_serves', 'name', 'isCustomised', 'url_details', 'main_ingredient', 'mealStructure', 'tag_preferences',
  'dietary_requirements', 'form', 'tag', 'setting', 'event_type', 'metadata', 'page', 'timestamp', 'questions', 'question', 'answer', 'text_responses',
  'stores_supported', 'benefits', 'wishes', 'general', 'meal_adjustments', 'meal', 'recommendation', 'Dietary requirements', 'Ingredients I never eat',
  'Tags', 'Preferred store', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', '',
]

/** Texts that have hurt somebody somewhere. */
const TEXTS = [
  '', ' ', '\u0000', '\ud800', '\uffff', '😀'.repeat(50), 'é', "' OR 1=1 --", '"; DROP TABLE users; --', '<script>alert(1)</script>', '../../etc/passwd', '%00', '${7*7}', '{{7*7}}',
  'a'.repeat(300), 'x'.repeat(6000), 'cook@example.com', 'A@EXAMPLE.COM', 'a@b', 'Vegan', 'Strict', 'vegan', 'quick', 'mode_entered', '2026-11-21T00:00:00Z', '275760-09-13', '99999999999999999999', 'NaN', 'null', 'true',
  'meal-1', Buffer.from('apple-pie-porridge').toString('base64url'), Buffer.from('apple-pie-porridge\nwalnut\nnobody').toString('base64url'), 'Simmer-the-lentils-9', '__proto__', 'constructor',
]

const NUMBERS = [0, -0, 1, -1, 10, 11, 1.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, -(2 ** 53), 1e308, 8.64e15 + 1, Number.MIN_VALUE, Date.now()]

const leaf = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) }, { weight: 2, arbitrary: fc.constantFrom(...NUMBERS) }, fc.boolean(), fc.constant(null), fc.string({ unit: 'binary' }), fc.double(),
)
const key = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...KEYS) }, fc.string())

/** Any JSON value, mostly of names and texts that mean something here. */
export const junkJson: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown; list: unknown; object: unknown }>((tie) => ({
  value: fc.oneof({ depthSize: 'small', withCrossShrink: true }, leaf, tie('list'), tie('object')),
  list: fc.array(tie('value'), { maxLength: 12 }),
  object: fc.array(fc.tuple(key, tie('value')), { maxLength: 6 }).map((pairs) => Object.fromEntries(pairs)),
})).value

const count = fc.constantFrom(...NUMBERS, ...['2', null])
const row = fc.record({ name: leaf, unique_id: fc.constantFrom(...TEXTS), num_serves: count, isCustomised: leaf, url_details: leaf, main_ingredient: leaf }, { requiredKeys: [] })
const category = fc.record({ settings: fc.record({ num_meals: count }), meal_list: fc.array(row, { maxLength: 12 }), num_meals: count }, { requiredKeys: [] })
const plan = fc.record({ breakfast: category, lunch: category, dinner: category }, { requiredKeys: ['dinner'] })

/** Bodies that come close to what a call takes, so that what lies behind the first check is reached too. */
const nearly: fc.Arbitrary<unknown> = fc.oneof(
  plan, plan.map((mealStructure) => ({ mealStructure })), row,
  fc.record({ email: fc.constantFrom(...TEXTS), password: fc.constantFrom(...TEXTS), marketing_opt_in: fc.boolean(), key: fc.constantFrom(...TEXTS), new_password: fc.constantFrom(...TEXTS) }),
  fc.record({ event_type: fc.constantFrom('mode_entered', 'ui_warning', 'x'), metadata: fc.dictionary(key, leaf, { maxKeys: 4 }), page: fc.constantFrom(...TEXTS), timestamp: fc.oneof(count, fc.constantFrom(...TEXTS)) }),
  fc.record({ dietary_requirements: fc.oneof(fc.dictionary(key, leaf, { maxKeys: 4 }), fc.array(leaf, { maxLength: 4 })), tag_preferences: junkJson, form: fc.dictionary(key, junkJson, { maxKeys: 4 }) }, { requiredKeys: [] }),
  fc.record({ 'Dietary requirements': fc.dictionary(key, leaf, { maxKeys: 3 }), 'Ingredients I never eat': leaf }, { requiredKeys: [] }),
  fc.record({ Tags: fc.dictionary(key, leaf, { maxKeys: 3 }), 'Preferred store': leaf }, { requiredKeys: [] }),
  fc.record({ questions: fc.array(fc.record({ question: leaf, answer: leaf }), { maxLength: 22 }), text_responses: fc.record({ wishes: leaf, general: leaf }), meal_adjustments: fc.array(fc.record({ meal: leaf, recommendation: leaf }), { maxLength: 7 }) }, { requiredKeys: [] }),
)

/** What is sent as a body: JSON, broken JSON, other bytes, or nothing. */
const body: fc.Arbitrary<string | Buffer | undefined> = fc.oneof(
  { weight: 6, arbitrary: nearly.map((value) => JSON.stringify(value)) },
  { weight: 4, arbitrary: junkJson.map((value) => JSON.stringify(value) ?? 'undefined') },
  { weight: 1, arbitrary: fc.tuple(junkJson, fc.nat(40)).map(([value, cut]) => (JSON.stringify(value) ?? '').slice(0, cut)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)) },
  { weight: 1, arbitrary: fc.constantFrom('', '{"__proto__":{"x":1}}', `${'['.repeat(5000)}${']'.repeat(5000)}`, '{"a":'.repeat(3000), '1e999', '"\\ud800"') },
  { weight: 1, arbitrary: fc.constant(undefined) },
)

const printable = fc.string({ unit: fc.integer({ min: 0x20, max: 0xff }).filter((code) => code < 0x7f || code > 0x9f).map((code) => String.fromCharCode(code)), maxLength: 40 })
const headerValue = fc.oneof(printable, fc.constantFrom('', '*/*', ',', ';', 'a'.repeat(6000), '-1', '"', 'bytes=0-', 'Bearer', 'Bearer ', 'Basic x:y', `Bearer mw_${'a'.repeat(52)}`, 'Bearer eyJhbGciOiJub25lIn0.e30.', 'Bearer a.b.c', 'mw_refresh=%', 'mw_refresh=;;=', 'W/"', 'utf-8'))
const headers = fc.dictionary(
  fc.constantFrom(
    'accept', 'accept-encoding', 'accept-language', 'authorization', 'cookie', 'content-type', 'content-encoding', 'if-none-match', 'if-modified-since', 'origin', 'referer', 'user-agent',
    'x-forwarded-for', 'x-forwarded-proto', 'x-http-method-override', 'range', 'apollo-require-preflight', 'x-apollo-operation-name', 'cache-control', 'baggage', 'traceparent', 'sec-fetch-site', 'sec-fetch-mode',
  ),
  headerValue, { maxKeys: 3 },
)

const segment = fc.oneof(fc.constantFrom('%', '%ff', '%00', '%2e%2e', '..', '%2F', '', 'a', 'breakfast', '%E0%A4%A', ':category', '*', '(', '\\', '__proto__', 'x'.repeat(3000)), fc.string({ maxLength: 12 }).map((text) => encodeURIComponent(text.toWellFormed())))
const FILES = ['/api/openapi.json', '/api/docs', '/api/docs/start.js', '/static/meals-with-slugs.json', '/api/partners/catalogue.ndjson', '/api/partners/meals/apple-pie-porridge.jsonld']
const KNOWN = [...restCalls.map(({ path }) => path), ...FILES]

const path: fc.Arbitrary<string> = fc.oneof(
  { weight: 10, arbitrary: fc.tuple(fc.constantFrom(...restCalls), segment).map(([call, part]) => call.path.replace(/\{\w+\}/, part)) },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...KNOWN), fc.array(segment, { maxLength: 3 })).map(([start, parts]) => [start, ...parts].join('/')) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom('/api', '/static', '/graphql', '/api/partners/meals', '/api/mealbases'), fc.array(segment, { minLength: 1, maxLength: 3 })).map(([start, parts]) => [start, ...parts].join('/')) },
)
const search = fc.oneof({ weight: 5, arbitrary: fc.constant('') }, fc.constantFrom('?', '?a[b]=c', '?__proto__[x]=1', '?%', '?query={product{name}}', '?query=%ff', `?${'a=1&'.repeat(500)}`))

/** A request to the REST adapter, by the method that the path is for or by another one. */
export const junkRest: fc.Arbitrary<JunkRequest> = fc
  .record({ path, search, body, headers, as: speaker, other: fc.constantFrom(null, null, null, 'GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD') })
  .map(({ path, search, body, headers, as, other }) => {
    const row = restCalls.find((call) => call.path.split('{')[0] === path || (call.path.includes('{') && path.startsWith(call.path.split('{')[0] ?? '')))
    const method = other ?? row?.method.toUpperCase() ?? 'GET'
    return { method, path: path.replace(/[^\x21-\x7e]/g, '') + search, headers: { 'content-type': 'application/json', ...headers }, body: method === 'GET' || method === 'HEAD' ? undefined : body, as }
  })
