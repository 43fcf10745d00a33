import { OPENAPI_META } from '../../support/openapiMeta'
import { ajv, document, operations, problems, withParts } from './documentedCalls'

const KEY = 'Idempotency-Key'

describe('the document', () => {
  it('is OpenAPI 3.1', () => expect(problems(OPENAPI_META, document)).toBe(''))

  it('names each operation once, each parameter of a path, and only schemes that it explains', () => {
    const ids = operations().map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { path, operation } of operations()) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const named = (operation.parameters ?? []).flatMap((one) => (one.in === 'path' ? [one.name] : []))
      expect(named).toEqual(inPath)
      const schemes = operation.security.flatMap((one) => Object.keys(one))
      expect(Object.keys(document.components.securitySchemes)).toEqual(expect.arrayContaining(schemes))
    }
  })

  it('describes each call, and each group of calls that there is', () => {
    const used = new Set(operations().flatMap(({ operation }) => operation.tags))
    expect(new Set(document.tags.map(({ name }) => name))).toEqual(used)
    for (const { operation } of operations()) expect(operation.description).toMatch(/\w\.$/)
  })

  it('names the scopes that a person’s key needs in words: such a scheme has none', () => {
    const added = operations().find(({ operation }) => operation.operationId === 'patchV2ListLinesKey')?.operation
    expect(added?.description).toContain('A personal key needs LIST_READ and LIST_WRITE.')
    for (const { operation } of operations())
      for (const scopes of operation.security.flatMap((one) => Object.values(one))) expect(scopes).toEqual([])
  })

  it('says which calls can be done once under a key: those that write, but for a session', () => {
    const keyed = operations().flatMap(({ operation: { operationId, parameters = [] } }) =>
      parameters.some(({ name }) => name === KEY) ? [operationId] : [],
    )
    expect(keyed).toEqual(expect.arrayContaining(['putUserMealplan', 'postFeedback', 'postToken']))
    for (const id of ['getUserMealplan', 'postTokenRefresh', 'postTokenLogout', 'postMealplanGenerateShoppingList'])
      expect(keyed).not.toContain(id)
    const ids = operations().map(({ operation }) => operation.operationId)
    expect(ids).toEqual(expect.arrayContaining([...keyed, 'getUserMealplan', 'postTokenRefresh', 'postTokenLogout']))
  })

  it('has a schema that can be used for every body and every answer', () => {
    for (const { operation } of operations()) {
      const schemas = [operation.requestBody, ...Object.values(operation.responses)].flatMap((one) =>
        Object.values(one?.content ?? {}).flatMap(({ schema }) => schema ?? []),
      )
      for (const schema of schemas) expect(() => ajv.compile(withParts(schema))).not.toThrow()
    }
  })

  it('has parts with names, each described, with examples that are what they are examples of', () => {
    const { schemas } = document.components
    expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['PlanRow', 'ListLine', 'OwnItem', 'CupboardItem']))
    expect(JSON.stringify(document)).not.toContain('$defs')
    for (const [name, schema] of Object.entries(schemas)) {
      expect(schema).toMatchObject({ description: expect.any(String), examples: expect.anything() })
      expect([name, ...(schema.examples ?? []).map((example) => problems(schema, example))].join('')).toBe(name)
    }
  })

  it('refuses a document that breaks the rules', () => {
    const broken = structuredClone(document) as unknown as { paths: Record<string, { post: Record<string, unknown> }> }
    Object.assign(broken.paths['/api/token/']?.post ?? {}, { respones: {} })
    expect(problems(OPENAPI_META, broken)).toMatch(/additional properties/)
    expect(problems(OPENAPI_META, { ...document, openapi: '3.0.0' })).toMatch(/pattern/)
  })
})
