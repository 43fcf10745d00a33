import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'

interface Operation {
  operationId: string
  description: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters?: { name: string; in: string }[]
  requestBody?: { content: Record<string, { schema?: object }> }
  responses: Record<string, { content?: Record<string, { schema?: object }>; headers?: object }>
}
interface Document {
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { securitySchemes: object; schemas: Record<string, { examples?: unknown[] }> }
}

export const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats(ajv)
export const app = givenApp()
export let cook: Person
export let document: Document
export const answered = new Map<string, Set<number>>()

beforeAll(async () => {
  cook = await signUpAndIn(app)
  document = (await (await app.fetch('/api/openapi.json')).json()) as Document
})

export const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )

/** The calls whose body and answer are JSON: all but those of files, which fileCalls.test.ts makes. */
export const jsonOperations = () => operations().filter(({ operation }) => !operation.tags.includes('Files'))

/** A schema of the document by itself, with the parts that it refers to. */
export const withParts = (schema: object): object => ({
  ...schema,
  components: { schemas: document.components.schemas },
})

const compiled = new Map<object, ValidateFunction>()
export function problems(schema: object, value: unknown): string {
  const validate = compiled.get(schema) ?? ajv.compile(withParts(schema))
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
  /** Other parts of the path, by name. */
  parts?: Record<string, string>
  search?: string
}

/** Calls what the document describes, and holds the answer to the schema that it gives for that status. */
export async function call(
  method: string,
  path: string,
  {
    token = cook.token,
    body,
    raw,
    type = 'application/json',
    cookie,
    category = 'dinner',
    parts,
    search = '',
  }: Call = {},
) {
  const operation = document.paths[path]?.[method]
  if (!operation) throw new Error(`The document has no ${method} ${path}`)
  const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body))
  const named: Record<string, string> = { category, ...parts }
  const filled = path.replace(/\{(\w+)\}/g, (_part, name: string) => named[name] ?? name)
  const response = await app.fetch(filled + search, {
    method: method.toUpperCase(),
    body: sent,
    headers: {
      ...(sent !== undefined && { 'content-type': type }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(cookie && { cookie }),
    },
  })
  const documented = operation.responses[response.status]
  if (!documented)
    throw new Error(
      `${operation.operationId} answered ${response.status}, which the document does not know: ${await response.text()}`,
    )
  const schema = documented.content?.['application/json']?.schema
  if (!schema) throw new Error(`${operation.operationId} ${response.status} has no schema`)
  const answer = (await response.json()) as never
  expect([operation.operationId, response.status, problems(schema, answer)]).toEqual([
    operation.operationId,
    response.status,
    '',
  ])
  answered.set(operation.operationId, (answered.get(operation.operationId) ?? new Set()).add(response.status))
  return { status: response.status, answer, cookie: (response.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '' }
}
