import fc from 'fast-check'
import { createLog, plainLog } from '../../../server/platform/log'
import { redactDeep, redactText } from '../../../server/platform/redact'
import { type Canary, secretCanaries } from '../../support/secretCanaries'

const canaries = Object.entries(secretCanaries())

/** What a log of the product writes while `work` runs. */
function written(work: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  work(createLog('trace', { write: (line) => void lines.push(line) }))
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow()
  return lines.join('')
}

/** Milliseconds of the processor's time that `work` takes, whatever else the machine does meanwhile. */
function processorTime(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Whether a log shows a secret, as it is or with its quotes escaped. */
const shows = (log: string, { secrets }: Canary) =>
  secrets.some((one) => log.includes(one) || log.replaceAll('\\', '').includes(one.replaceAll('\\', '')))

describe.each(canaries)('the log never shows: %s', (_kind, canary) => {
  const { text } = canary
  const nested = new Error('outer', { cause: new Error(text, { cause: text }) })
  it.each<[string, (log: ReturnType<typeof createLog>) => void]>([
    ['in its message', (log) => log.info(text)],
    ['in its message beside an object', (log) => log.warn({ a: 1 }, text)],
    ['in what a message is filled with', (log) => log.info('a %s and %o', text, { text, deep: [text] })],
    ['in a property', (log) => log.info({ said: text, list: [{ of: [text] }] })],
    ['in an error', (log) => log.error({ error: new Error(text) }, 'failed')],
    ['in an error under another name', (log) => log.error({ reason: new Error(text), list: [new Error(text)] })],
    ['in an error alone', (log) => log.error(new Error(text))],
    ['in an error alone with a message', (log) => log.error(new Error(text), text)],
    ['in a cause', (log) => log.error({ error: nested }, 'failed')],
    [
      'in a code, a name and a property',
      (log) => log.error({ error: Object.assign(new Error('x'), { code: text, name: text, sql: text }) }),
    ],
    [
      'in a stack',
      (log) => log.error({ error: Object.assign(new Error('x'), { stack: `Error: ${text}\n    at f (${text})` }) }),
    ],
    ['in a thrown text', (log) => log.error({ error: text })],
    [
      'in a map, a set and a name',
      (log) => log.info({ map: new Map([[text, text]]), set: new Set([text]), [text]: 1 }),
    ],
    ['in an address', (log) => log.info({ url: { toJSON: () => text } })],
    ['in what all lines of a part have', (log) => log.child({ part: text }).info('x')],
    ['in the message of a plain log', (log) => plainLog(log).info({ a: 1 }, text)],
  ])('%s', (_where, work) => expect(shows(written(work), canary)).toBe(false))
})

it('shows what is no secret', () => {
  const line = {
    requestId: '3f2b8c1e-7a44-4a0b-9c55-0d4a52a0b1c2',
    keyId: '17',
    partnerId: 'p1',
    route: '/api/partners/catalogue.ndjson',
    slug: 'roast-chicken-with-lemon',
    version: 'a1b2c3d4e5f6',
    reason: 'REUSED',
    ms: 12,
    path: ['householdChanged', 0],
    at: new Date(0),
  }
  const log = written((one) => one.info(line, 'The catalogue was imported'))
  expect(JSON.parse(log)).toMatchObject({ ...line, at: '1970-01-01T00:00:00.000Z', msg: 'The catalogue was imported' })
})

it('shows an error with its name, code, message, cause and places', () => {
  const error = Object.assign(new TypeError('no table', { cause: new Error('gone') }), { code: 'ER_1146' })
  const { error: shown } = JSON.parse(written((log) => log.error({ error }, 'A call failed')))
  expect(shown).toMatchObject({ code: 'ER_1146', message: 'no table: gone' })
  expect(shown.stack).toMatch(/TypeError: no table\n {4}at .*redact\.test/)
  expect(shown.stack).toContain('caused by: Error: gone')
})

it('shows a part of what is long, wide, deep or circular, in no time', () => {
  const circle: Record<string, unknown> = {}
  for (let at = 0; at < 50; at += 1) circle[`to${at}`] = circle
  const deep = Array.from({ length: 60 }).reduce<unknown>((inner) => ({ inner }), 'canary-deep')
  let log = ''
  const took = processorTime(() => {
    log = written((one) =>
      one.info({ circle, deep, wide: Array.from({ length: 100_000 }, () => 'x'), long: 'words '.repeat(200_000) }),
    )
  })
  expect(took).toBeLessThan(2000)
  expect(log.length).toBeLessThan(200_000)
  expect(log).not.toContain('canary-deep')
})

it('never shows a half of a secret where a text is cut', () => {
  const [, { text, secrets }] = canaries.find(([kind]) => kind === 'key without a name') ?? fail('no such canary')
  const [secret = ''] = secrets
  for (let before = 19_940; before < 20_000; before += 1)
    expect(JSON.stringify(redactDeep(`${'x'.repeat(before)} ${text} more`))).not.toContain(secret.slice(0, 20))
})

it('takes what throws when it is read', () => {
  const thrower = {
    get secret(): string {
      throw new Error('no')
    },
  }
  expect(
    redactDeep({
      a: thrower,
      b: {
        toJSON: () => {
          throw new Error('no')
        },
      },
      c: 1,
    }),
  ).toEqual({ a: '[redacted]', b: '[redacted]', c: 1 })
})

it('shows no secret wherever it is put', () => {
  const around = fc.stringMatching(/^[ a-zé.,:;/\n]{0,30}$/)
  const canary = fc.constantFrom(...canaries.map(([, one]) => one))
  fc.assert(
    fc.property(
      fc.array(canary, { minLength: 1, maxLength: 4 }),
      around,
      around,
      fc.infiniteStream(fc.nat(6)),
      (those, before, after, ways) => {
        const place = (value: unknown, left: number): unknown => {
          if (left === 0) return value
          const way = ways.next().value
          const inner = place(value, left - 1)
          if (way === 0) return [before, inner, 7]
          if (way === 1) return { [before]: inner, other: null }
          if (way === 2) return new Error(after, { cause: inner })
          if (way === 3) return new Map([['in', inner]])
          if (way === 4) return { toJSON: () => inner }
          if (way === 5) return Object.assign(new Error(String(inner)), { code: before })
          return JSON.stringify(inner) ?? null
        }
        const log = written((one) =>
          those.forEach(({ text }) =>
            one.error({ value: place(`${before} ${text} ${after}`, 1 + (ways.next().value ?? 0)) }, before),
          ),
        )
        for (const one of those) expect(shows(log, one)).toBe(false)
      },
    ),
    { numRuns: 400 },
  )
})

it.each(['token=', '://a:', 'TOKEN_SECRETS=a:b,', '"password":"\\', 'mw_', '?key=', '$argon2', 'a'.repeat(42)])(
  'a long text is looked through in no time: %s',
  (part) => {
    const text = part.repeat(Math.ceil(200_000 / part.length))
    expect(processorTime(() => redactText(text))).toBeLessThan(1000)
  },
)

it('secrets of webhooks are known by their looks', () =>
  expect(redactText(`failed with whsec_${'Ab+/'.repeat(10)}aa=, again`)).toBe('failed with [redacted], again'))
