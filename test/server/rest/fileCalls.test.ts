import { renameSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { SessionModel } from '../../../server/accounts/SessionModel'
import type { KeyScope } from '../../../server/generated/schemaTypes'
import { signUpAndIn } from '../../support/people'
import { partnerKey } from '../../support/principals'
import { startApp } from '../../support/startApp'
import { workAll } from '../imports/importCalls'
import { keyOf } from '../keys/operations'
import { fields, picture } from '../photos/photoCalls'
import { answered, app, cook, document, operations, problems } from './documentedCalls'

interface Sending {
  token?: string | null
  body?: Buffer | string
  /** What stands in the path, by name. */
  parts?: Record<string, string>
  search?: string
  headers?: Record<string, string>
  /** Another application than the usual one. */
  at?: Pick<typeof app, 'fetch'>
}

/** Calls what the document describes, and holds the answer to the type and the schema that it gives for that status. */
async function call(method: 'get' | 'post', path: string, sending: Sending = {}) {
  const { token = cook.token, body, parts = {}, search = '', headers, at = app } = sending
  const operation = document.paths[path]?.[method]
  if (!operation) throw new Error(`The document has no ${method} ${path}`)
  const address = path.replace(/\{(\w+)\}/g, (_part, name: string) => parts[name] ?? name) + search
  const answer = await at.fetch(address, {
    method: method.toUpperCase(),
    ...(body !== undefined && { body: new Uint8Array(Buffer.from(body)) }),
    headers: { ...(token !== null && { authorization: `Bearer ${token}` }), ...headers },
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const documented = operation.responses[answer.status]
  if (!documented) throw new Error(`${operation.operationId} answered ${answer.status}: ${bytes.toString()}`)
  const type = answer.headers.get('content-type')?.replace(/;.*/, '') ?? ''
  const { schema } = (answer.status === 304 ? {} : documented.content?.[type]) ?? { schema: false as never }
  const wrong = schema === undefined ? '' : problems(schema, JSON.parse(bytes.toString()))
  expect([operation.operationId, answer.status, type, wrong]).toEqual([operation.operationId, answer.status, type, ''])
  for (const name of Object.keys(documented.headers ?? {})) expect(answer.headers.get(name)).not.toBeNull()
  answered.set(operation.operationId, (answered.get(operation.operationId) ?? new Set()).add(answer.status))
  return { status: answer.status, headers: answer.headers, bytes }
}

/** A key of a new person: one may have few. */
const keyWith = async (...scopes: KeyScope[]) => keyOf(app, await signUpAndIn(app), ...scopes)

/** The statuses of calls that are made one after the other. */
async function statuses(method: 'get' | 'post', path: string, ...sendings: Sending[]): Promise<number[]> {
  const seen: number[] = []
  for (const sending of sendings) seen.push((await call(method, path, sending)).status)
  return seen
}

it('photos are answered as the document says (DISH-36)', async () => {
  const photo = await picture()
  expect(
    await statuses(
      'post',
      '/api/photos',
      { body: photo },
      { body: photo, token: await keyWith('DISHES_WRITE') },
      { body: photo, token: null },
      { body: photo, token: await partnerKey(app, 'MEALS_READ') },
      { body: photo, token: await keyWith('DISHES_READ') },
      { body: Buffer.alloc(10_000_001) },
      { body: photo, headers: { 'content-encoding': 'gzip' } },
      { body: '' },
      { body: '%PDF-1.7' },
      { body: await fields(8000, 6400).png().toBuffer() },
    ),
  ).toEqual([201, 201, 401, 403, 403, 413, 415, 422, 422, 422])
  const { photoFolder } = app.services.config
  renameSync(photoFolder, `${photoFolder}-away`)
  writeFileSync(photoFolder, 'in the way')
  const { status } = await call('post', '/api/photos', { body: photo })
  expect(status).toBe(503)
  renameSync(`${photoFolder}`, `${photoFolder}-not`)
  renameSync(`${photoFolder}-away`, photoFolder)
})

it('files of recipes are answered as the document says (MOVE-1, MOVE-35)', async () => {
  const path = '/api/imports'
  const table = 'name,ingredients\nSoup,2 eggs\n'
  const sent = await call('post', path, { body: table, search: '?name=table.csv&columns=name,ingredients' })
  expect(sent.status).toBe(202)
  await workAll(app)
  const elsewhere = { headers: { household: 'none' }, body: table }
  expect(
    await statuses(
      'post',
      path,
      elsewhere,
      { ...elsewhere, token: await keyWith('DISHES_WRITE', 'PLAN_WRITE') },
      { body: table, token: null },
      { body: table, token: await partnerKey(app, 'MEALS_READ') },
      { body: table, token: await keyWith('DISHES_READ') },
      { body: '' },
      { body: table, search: '?columns=name,nothing' },
      { body: table, search: '?columns=name' },
    ),
  ).toEqual([400, 400, 401, 403, 403, 422, 422, 422])
  // A key that may not change plans is not asked for whom they are.
  const alone = { ...elsewhere, token: await keyWith('DISHES_WRITE') }
  expect((await call('post', path, alone)).status).toBe(202)
  await workAll(app)
})

it('a file of recipes that is too large is refused by its length', async () => {
  const documented = document.paths['/api/imports']?.post?.responses[413]?.content?.['application/json']?.schema
  const { port } = new URL(app.url)
  const refused = await new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sending = request({
      ...{ port, path: '/api/imports', method: 'POST' },
      headers: { authorization: `Bearer ${cook.token}`, 'content-length': 500_000_001 },
    })
    sending.on('error', reject)
    sending.on('response', (answer) => {
      let text = ''
      answer.on('data', (part: Buffer) => (text += part.toString()))
      answer.on('end', () => {
        sending.destroy()
        resolve({ status: answer.statusCode ?? 0, text })
      })
    })
    sending.write('x')
  })
  expect([refused.status, problems(documented ?? (false as never), JSON.parse(refused.text))]).toEqual([413, ''])
})

it('exports are answered as the document says (MOVE-19)', async () => {
  const path = '/api/exports/{form}'
  const { parameters = [], description = '' } = document.paths[path]?.get ?? {}
  const [{ schema: { enum: forms } } = { schema: { enum: [] } }] = parameters as unknown as {
    schema: { enum: string[] }
  }[]
  expect(forms.length).toBe(6)
  for (const form of forms) {
    const scopes =
      new RegExp(`\`${form}\` needs ([A-Z_]+(?: and [A-Z_]+)*)`).exec(description)?.[1]?.split(' and ') ?? []
    const key = await keyWith(...(scopes as KeyScope[]))
    const less = await keyWith('CUPBOARD_READ')
    const parts = { form }
    expect([form, await statuses('get', path, { parts }, { parts, token: key }, { parts, token: less })]).toEqual([
      form,
      [200, 200, 403],
    ])
  }
  const parts = { form: 'list' }
  expect(
    await statuses(
      'get',
      path,
      { parts: { form: 'nothing' } },
      { parts, headers: { household: 'no-such-household' } },
      { parts, token: null },
      { parts, token: await partnerKey(app, 'MEALS_READ') },
    ),
  ).toEqual([404, 400, 401, 403])
})

it('what is held about a person is answered as the document says, by a fresh proof alone (ACC-88)', async () => {
  const path = '/api/user/data.json'
  expect(await statuses('get', path, {}, { token: null }, { token: await keyWith('PLAN_READ') })).toEqual([
    200, 401, 403,
  ])
  const old = await signUpAndIn(app)
  await SessionModel.query(app.services.db).where({ userId: old.userId }).patch({ provenAt: null })
  expect((await call('get', path, { token: old.token })).status).toBe(403)
})

it('the files of the catalogue are answered as the document says (PART-6)', async () => {
  const [reader, writer] = [await partnerKey(app, 'MEALS_READ'), await partnerKey(app, 'LINKS_WRITE')]
  const slug = app.services.catalogue.compiled.meals[0]?.slug ?? ''
  for (const path of ['/api/partners/catalogue.ndjson', '/api/partners/meals/{slug}.jsonld']) {
    const parts = { slug }
    const { headers } = await call('get', path, { parts })
    const known = { 'if-none-match': headers.get('etag') ?? '' }
    expect(
      await statuses(
        'get',
        path,
        { parts, token: reader },
        { parts, token: await keyWith('MEALS_READ') },
        { parts, token: writer },
        { parts, token: await keyWith('PLAN_READ') },
        { parts, token: null },
      ),
    ).toEqual([200, 200, 403, 403, 401])
    const unchanged = await app.fetch(path.replace('{slug}', slug), {
      headers: { authorization: `Bearer ${reader}`, ...known },
    })
    expect([unchanged.status, document.paths[path]?.get?.responses]).toEqual([
      304,
      expect.objectContaining({ 304: expect.anything() }),
    ])
  }
  expect((await call('get', '/api/partners/meals/{slug}.jsonld', { parts: { slug: 'nothing' } })).status).toBe(404)
})

it('the document says what is in a line of the catalogue (PART-6)', async () => {
  const { bytes } = await call('get', '/api/partners/catalogue.ndjson')
  const described = document.paths['/api/partners/catalogue.ndjson']?.get?.description ?? ''
  const [line = ''] = bytes.toString().split('\n')
  const names = Object.keys(JSON.parse(line) as object)
  expect(names.filter((name) => !described.includes(`\`${name}\``))).toEqual([])
  expect(names.length).toBe([...described.matchAll(/`/g)].length / 2)
})

it('who calls too often is answered as the document says', async () => {
  const busy = await startApp({ RATE_LIMIT_SCALE: '0.05' })
  try {
    const ben = await signUpAndIn(busy)
    const asking = { at: busy, token: ben.token, parts: { form: 'list' } }
    const seen = await statuses('get', '/api/exports/{form}', asking, asking, asking)
    expect(seen.at(-1)).toBe(429)
    expect(seen[0]).toBe(200)
  } finally {
    await busy.stop()
  }
})

it('each of them was answered with a success and with each refusal that a call can bring about', () => {
  /** What takes a failure of the server, or a quarter of an hour. */
  const others = ['429', '500', '503', '408', '413', '304']
  const calls = operations().filter(({ operation }) => operation.tags.includes('Files'))
  expect(calls.length).toBe(6)
  for (const { operation } of calls) {
    const seen = [...(answered.get(operation.operationId) ?? [])].map(String)
    const due = Object.keys(operation.responses).filter((status) => !others.includes(status))
    expect([operation.operationId, due.filter((status) => !seen.includes(status))]).toEqual([operation.operationId, []])
  }
})
