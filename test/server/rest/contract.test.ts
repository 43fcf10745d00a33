import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { givenApp } from '../../support/givenApp'
import { OPENAPI_META } from '../../support/openapiMeta'
import { mailedKey, PASSWORD, type Person, signUpAndIn } from '../../support/people'
import { partnerKey } from '../../support/principals'

interface Operation {
  operationId: string
  security: Record<string, string[]>[]
  parameters?: { name: string }[]
  requestBody?: { content: { 'application/json': { schema: object } } }
  responses: Record<string, { content?: Record<string, { schema: object }>; headers?: object }>
}
interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { securitySchemes: object }
}

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats(ajv)
const app = givenApp()
let cook: Person
let document: Document
const answered = new Map<string, Set<number>>()

beforeAll(async () => {
  cook = await signUpAndIn(app)
  document = (await (await app.fetch('/api/openapi.json')).json()) as Document
})

const operations = () => Object.entries(document.paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })))

const compiled = new Map<object, ValidateFunction>()
function problems(schema: object, value: unknown): string {
  const validate = compiled.get(schema) ?? ajv.compile(schema)
  compiled.set(schema, validate)
  return validate(value) ? '' : ajv.errorsText(validate.errors)
}

interface Call {
  token?: string | null
  body?: unknown
  raw?: string
  type?: string
  cookie?: string
  category?: string
}

/** Calls what the document describes, and holds the answer to the schema that it gives for that status. */
async function call(method: string, path: string, { token = cook.token, body, raw, type = 'application/json', cookie, category = 'dinner' }: Call = {}) {
  const operation = document.paths[path]?.[method]
  if (!operation) throw new Error(`The document has no ${method} ${path}`)
  const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body))
  const response = await app.fetch(path.replace('{category}', category), {
    method: method.toUpperCase(), body: sent,
    headers: { ...(sent !== undefined && { 'content-type': type }), ...(token && { authorization: `Bearer ${token}` }), ...(cookie && { cookie }) },
  })
  const documented = operation.responses[response.status]
  if (!documented) throw new Error(`${operation.operationId} answered ${response.status}, which the document does not know: ${await response.text()}`)
  const schema = documented.content?.['application/json']?.schema
  if (!schema) throw new Error(`${operation.operationId} ${response.status} has no schema`)
  const answer = (await response.json()) as never
  expect([operation.operationId, response.status, problems(schema, answer)]).toEqual([operation.operationId, response.status, ''])
  answered.set(operation.operationId, (answered.get(operation.operationId) ?? new Set()).add(response.status))
  return { status: response.status, answer, cookie: (response.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '' }
}

const plan = (rows: object[]) => ({
  breakfast: { settings: { num_meals: 0 }, meal_list: [] }, lunch: { settings: { num_meals: 0 }, meal_list: [] }, dinner: { settings: { num_meals: rows.length }, meal_list: rows },
})

describe('the document', () => {
  it('is OpenAPI 3.1', () => expect(problems(OPENAPI_META, document)).toBe(''))

  it('names each operation once, each parameter of a path, and only schemes that it explains', () => {
    const ids = operations().map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { path, operation } of operations()) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect((operation.parameters ?? []).map(({ name }) => name)).toEqual(inPath)
      const schemes = operation.security.flatMap((one) => Object.keys(one))
      expect(Object.keys(document.components.securitySchemes)).toEqual(expect.arrayContaining(schemes))
    }
  })

  it('has a schema that can be used for every body and every answer', () => {
    for (const { operation } of operations()) {
      const schemas = [operation.requestBody, ...Object.values(operation.responses)].flatMap((one) => Object.values(one?.content ?? {}).map(({ schema }) => schema))
      for (const schema of schemas) expect(() => ajv.compile(schema)).not.toThrow()
    }
  })

  it('refuses a document that breaks the rules', () => {
    const broken = structuredClone(document) as unknown as { paths: Record<string, { post: Record<string, unknown> }> }
    Object.assign(broken.paths['/api/token/']?.post ?? {}, { respones: {} })
    expect(problems(OPENAPI_META, broken)).toMatch(/additional properties/)
    expect(problems(OPENAPI_META, { ...document, openapi: '3.0.0' })).toMatch(/pattern/)
  })
})

describe('what is answered', () => {
  it('about accounts', async () => {
    const open = { token: null }
    const fresh = 'contract-fresh@example.com'
    await call('post', '/api/signup/', { ...open, body: { email: fresh, password: PASSWORD, marketing_opt_in: true } })
    await call('post', '/api/signup/', { ...open, body: { email: 'x', password: 'y' } })
    await call('post', '/api/token/', { ...open, body: { email: fresh, password: PASSWORD } })
    await call('post', '/api/token/confirm-email/', { ...open, body: { key: await mailedKey(app, fresh, 'email-confirmation') } })
    await call('post', '/api/token/confirm-email/', { ...open, body: { key: 'x' } })
    await call('post', '/api/token/', { ...open, body: { email: '', password: '' } })
    const login = await call('post', '/api/token/', { ...open, body: { email: fresh, password: PASSWORD } })
    const { access } = login.answer as { access: string }
    await call('post', '/api/token/refresh/', { ...open, body: {}, cookie: login.cookie })
    await call('post', '/api/token/refresh/', { ...open, body: {} })
    await call('post', '/api/change-password/', { token: access, body: { current_password: 'x', new_password: 'y', confirm_new_password: 'z' } })
    const next = 'Another-fine-pot-7'
    await call('post', '/api/change-password/', { token: access, body: { current_password: PASSWORD, new_password: next, confirm_new_password: next } })
    await call('post', '/api/change-password/', { token: access, body: {} })
    await call('post', '/api/token/forgot-password/', { ...open, body: { email: fresh } })
    await call('post', '/api/token/forgot-password/', { ...open, body: { email: '' } })
    const key = await mailedKey(app, fresh, 'reset-password')
    await call('post', '/api/token/reset-password/', { ...open, body: { key, new_password: 'short' } })
    await call('post', '/api/token/reset-password/', { ...open, body: { key, new_password: next } })
    await call('post', '/api/token/reset-password/', { ...open, body: { key, new_password: next } })
    await call('post', '/api/token/logout', { ...open, body: {} })
    await call('post', '/api/token/logout', { ...open, raw: '{' })
  })

  it('about plans', async () => {
    await call('get', '/api/user/mealplan/')
    const { answer } = await call('get', '/api/mealbases/{category}/')
    const [entry] = (answer as { meal_list: { num_serves: number }[] }).meal_list
    if (!entry) throw new Error('There is no dinner')
    await call('get', '/api/mealbases/{category}/', { token: await partnerKey(app, 'MEALS_READ') })
    await call('get', '/api/mealbases/{category}/', { category: 'supper' })
    await call('put', '/api/user/mealplan/', { body: plan([entry]) })
    await call('get', '/api/user/mealplan/')
    for (const path of ['/api/mealplan/generate-shopping-list', '/api/user/mealplan/']) {
      const method = path.includes('user') ? 'put' : 'post'
      await call(method, path, { body: plan([{ ...entry, num_serves: 2 }]) })
      await call(method, path, { body: plan([{ ...entry, num_serves: -1 }]) })
    }
    await call('post', '/api/mealplan/randomize/', { body: { breakfast: { num_meals: 2 }, lunch: { settings: { num_meals: 0 } }, dinner: { num_meals: 3 } } })
    await call('post', '/api/mealplan/randomize/', { body: { breakfast: { num_meals: 99 } } })
    await call('post', '/api/mealplan/cooking-mode-meal', { body: { ...entry, num_serves: 2 } })
    await call('post', '/api/mealplan/cooking-mode-meal', { body: { ...entry, unique_id: 'x' } })
    await call('post', '/api/mealplan/scrub/', { body: { mealStructure: plan([entry]) } })
    await call('post', '/api/mealplan/scrub/', { body: {} })
  })

  it('about settings, usage and feedback', async () => {
    await call('get', '/api/user/settings/dietary-form')
    await call('get', '/api/user/settings/tags-form')
    for (const [path, good, bad] of [
      ['/api/user/settings/preferences/tags/', { tag_preferences: [{ tag: 'Quick', setting: 'More' }] }, { tag_preferences: 3 }],
      ['/api/user/settings/requirements/dietary/', { dietary_requirements: { Vegan: 'Adapt' } }, { dietary_requirements: { Vegan: 'x' } }],
    ] as const) {
      await call('post', path, { body: good })
      await call('get', path)
      await call('post', path, { body: bad })
    }
    await call('post', '/api/analytics/frontend/', { body: { event_type: 'mode_entered', metadata: {}, page: '/', timestamp: Date.now() } })
    await call('post', '/api/analytics/frontend/', { body: { event_type: 'x' } })
    await call('post', '/api/feedback/', { body: { questions: [], text_responses: { stores_supported: '', benefits: 'x', wishes: '', general: '' }, meal_adjustments: [] } })
    await call('post', '/api/feedback/', { body: { questions: 3 } })
    await call('get', '/static/meals-with-slugs.json', { token: null })
  })

  it('to who has it already, is what the document says too', async () => {
    for (const { path, operation } of operations().filter(({ method }) => method === 'get')) {
      const headers = { authorization: `Bearer ${cook.token}`, 'if-none-match': '*', 'cache-control': 'max-age=0' }
      const { status } = await app.fetch(path.replace('{category}', 'dinner'), { headers })
      expect([operation.operationId, status, operation.responses]).toEqual([operation.operationId, 304, expect.objectContaining({ 200: expect.objectContaining({ headers: { ETag: expect.anything() } }), 304: { description: expect.any(String) } })])
    }
  })

  it('to what cannot be answered, is what the document says too', async () => {
    for (const { path, method, operation } of operations()) {
      if (operation.security.length > 0) expect((await call(method, path, { token: null, body: method === 'get' ? undefined : {} })).status).toBe(401)
      if (!operation.requestBody) continue
      expect((await call(method, path, { raw: '{"a":' })).status).toBe(400)
      expect((await call(method, path, { raw: 'a=b', type: 'text/plain' })).status).toBe(415)
      expect((await call(method, path, { raw: JSON.stringify({ a: 'x'.repeat(102_400) }) })).status).toBe(413)
    }
  })

  it('to a key that may not is what the document says, and to a page of elsewhere', async () => {
    const writer = await partnerKey(app, 'LINKS_WRITE')
    for (const { path, method, operation } of operations()) {
      const body = method === 'get' ? undefined : {}
      if (operation.security.length > 0) {
        const status = (await call(method, path, { token: writer, body })).status
        // What is wrong with a body may be found before who sent it.
        expect([operation.operationId, [403, 400].includes(status)]).toEqual([operation.operationId, true])
        if (!body) expect(status).toBe(403)
      }
    }
    const elsewhere = await app.fetch('/api/token/refresh/', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json', cookie: 'mw_refresh=x', origin: 'https://elsewhere.example' } })
    const schema = document.paths['/api/token/refresh/']?.post?.responses[403]?.content?.['application/json']?.schema
    expect([elsewhere.status, problems(schema ?? false as never, await elsewhere.json())]).toEqual([403, ''])
  })

  it('has shown every call a success and, where there is one, a failure', () => {
    for (const { operation } of operations()) {
      const seen = [...(answered.get(operation.operationId) ?? [])]
      expect([operation.operationId, seen.some((status) => status < 300)]).toEqual([operation.operationId, true])
      const canFail = Object.keys(operation.responses).some((status) => Number(status) >= 400 && !['429', '500', '503'].includes(status) && (status !== '403' || operation.security.length > 0))
      if (canFail) expect([operation.operationId, seen.some((status) => status >= 400)]).toEqual([operation.operationId, true])
    }
  })
})
