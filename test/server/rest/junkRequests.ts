import * as fc from 'fast-check'
import { restCalls } from '../../../server/rest/calls'
import type { RawRequest } from '../../support/rawHttp'
import { junkJson, nearly } from './junkValues'

/** A request, and who sends it. */
export type JunkRequest = RawRequest & { as: 'visitor' | 'user' | 'partner' }

/** Who may send junk: mostly those who come further. */
export const speaker = fc.constantFrom<JunkRequest['as'][]>('visitor', 'user', 'user', 'partner')

/** What is sent as a body: JSON, broken JSON, other bytes, or nothing. */
const body: fc.Arbitrary<string | Buffer | undefined> = fc.oneof(
  { weight: 6, arbitrary: nearly.map((value) => JSON.stringify(value)) },
  { weight: 4, arbitrary: junkJson.map((value) => JSON.stringify(value) ?? 'undefined') },
  {
    weight: 1,
    arbitrary: fc.tuple(junkJson, fc.nat(40)).map(([value, cut]) => (JSON.stringify(value) ?? '').slice(0, cut)),
  },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      '{"__proto__":{"x":1}}',
      `${'['.repeat(5000)}${']'.repeat(5000)}`,
      '{"a":'.repeat(3000),
      '1e999',
      '"\\ud800"',
    ),
  },
  { weight: 1, arbitrary: fc.constant(undefined) },
)

const printable = fc.string({
  unit: fc
    .integer({ min: 0x20, max: 0xff })
    .filter((code) => code < 0x7f || code > 0x9f)
    .map((code) => String.fromCharCode(code)),
  maxLength: 40,
})
const headerValue = fc.oneof(
  printable,
  fc.constantFrom(
    '',
    '*/*',
    ',',
    ';',
    'a'.repeat(6000),
    '-1',
    '"',
    'bytes=0-',
    'Bearer',
    'Bearer ',
    'Basic x:y',
    `Bearer mw_${'a'.repeat(52)}`,
    'Bearer eyJhbGciOiJub25lIn0.e30.',
    'Bearer a.b.c',
    'mw_refresh=%',
    'mw_refresh=;;=',
    'W/"',
    'utf-8',
  ),
)
const headers = fc.dictionary(
  fc.constantFrom(
    'accept',
    'accept-encoding',
    'accept-language',
    'authorization',
    'cookie',
    'content-type',
    'content-encoding',
    'if-none-match',
    'if-modified-since',
    'origin',
    'referer',
    'user-agent',
    'x-forwarded-for',
    'x-forwarded-proto',
    'x-http-method-override',
    'range',
    'apollo-require-preflight',
    'x-apollo-operation-name',
    'cache-control',
    'baggage',
    'traceparent',
    'sec-fetch-site',
    'sec-fetch-mode',
  ),
  headerValue,
  { maxKeys: 3 },
)

const segment = fc.oneof(
  fc.constantFrom(
    '%',
    '%ff',
    '%00',
    '%2e%2e',
    '..',
    '%2F',
    '',
    'a',
    'breakfast',
    '%E0%A4%A',
    ':category',
    '*',
    '(',
    '\\',
    '__proto__',
    'x'.repeat(3000),
  ),
  fc.string({ maxLength: 12 }).map((text) => encodeURIComponent(text.toWellFormed())),
)
const FILES = [
  '/api/openapi.json',
  '/api/docs',
  '/api/docs/start.js',
  '/static/meals-with-slugs.json',
  '/api/partners/catalogue.ndjson',
  '/api/partners/meals/apple-pie-porridge.jsonld',
]
const KNOWN = [...restCalls.map(({ path }) => path), ...FILES]

const path: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc
      .tuple(fc.constantFrom(...restCalls), segment)
      .map(([call, part]) => call.path.replace(/\{\w+\}/, part)),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...KNOWN), fc.array(segment, { maxLength: 3 }))
      .map(([start, parts]) => [start, ...parts].join('/')),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom('/api', '/static', '/graphql', '/api/partners/meals', '/api/mealbases'),
        fc.array(segment, { minLength: 1, maxLength: 3 }),
      )
      .map(([start, parts]) => [start, ...parts].join('/')),
  },
)
const search = fc.oneof(
  { weight: 5, arbitrary: fc.constant('') },
  fc.constantFrom(
    '?',
    '?a[b]=c',
    '?__proto__[x]=1',
    '?%',
    '?query={product{name}}',
    '?query=%ff',
    `?${'a=1&'.repeat(500)}`,
  ),
)

/** A request to the REST adapter, by the method that the path is for or by another one. */
export const junkRest: fc.Arbitrary<JunkRequest> = fc
  .record({
    path,
    search,
    body,
    headers,
    as: speaker,
    other: fc.constantFrom(null, null, null, 'GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'),
  })
  .map(({ path, search, body, headers, as, other }) => {
    const row = restCalls.find(
      (call) =>
        call.path.split('{')[0] === path || (call.path.includes('{') && path.startsWith(call.path.split('{')[0] ?? '')),
    )
    const method = other ?? row?.method.toUpperCase() ?? 'GET'
    return {
      method,
      path: path.replace(/[^\x21-\x7e]/g, '') + search,
      headers: { 'content-type': 'application/json', ...headers },
      body: method === 'GET' || method === 'HEAD' ? undefined : body,
      as,
    }
  })
