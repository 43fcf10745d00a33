/**
 * The rules of OpenAPI 3.1 for the parts that our document uses, as a JSON Schema (draft 2020-12): what is needed, what
 * each may hold and nothing else, so that a misspelt word is found. Schema objects are JSON Schema of their own.
 */
const text = { type: 'string', minLength: 1 }
const mapOf = (values: object) => ({ type: 'object', additionalProperties: values })
const exactly = (properties: object, required: string[] = [], more: object = {}) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
  ...more,
})

const schema = { $ref: 'https://json-schema.org/draft/2020-12/schema' }
const content = {
  ...mapOf(exactly({ schema, example: {}, examples: mapOf({}) })),
  propertyNames: { pattern: '^[\\w.+*-]+/[\\w.+*-]+$' },
}
const header = exactly({ description: text, required: { type: 'boolean' }, schema })
const response = exactly({ description: text, headers: mapOf(header), content, links: { type: 'object' } }, [
  'description',
])
const parameter = exactly(
  {
    name: text,
    in: { enum: ['path', 'query', 'header', 'cookie'] },
    description: text,
    required: { type: 'boolean' },
    deprecated: { type: 'boolean' },
    schema,
  },
  ['name', 'in', 'schema'],
  {
    if: { properties: { in: { const: 'path' } } },
    then: { properties: { required: { const: true } }, required: ['required'] },
  },
)
const operation = exactly(
  {
    operationId: { type: 'string', pattern: '^\\w+$' },
    tags: { type: 'array', items: text },
    summary: text,
    description: text,
    deprecated: { type: 'boolean' },
    security: { type: 'array', items: mapOf({ type: 'array', items: text }) },
    parameters: { type: 'array', items: parameter, uniqueItems: true },
    requestBody: exactly(
      { description: text, required: { type: 'boolean' }, content: { ...content, minProperties: 1 } },
      ['content'],
    ),
    responses: {
      type: 'object',
      minProperties: 1,
      patternProperties: { '^([1-5](\\d\\d|XX)|default)$': response },
      additionalProperties: false,
    },
  },
  ['operationId', 'responses'],
)
const pathItem = exactly({
  summary: text,
  description: text,
  parameters: { type: 'array', items: parameter },
  get: operation,
  put: operation,
  post: operation,
  delete: operation,
  patch: operation,
  head: operation,
  options: operation,
})
const securityScheme = {
  type: 'object',
  oneOf: [
    exactly({ type: { const: 'http' }, scheme: text, bearerFormat: text, description: text }, ['type', 'scheme']),
    exactly({ type: { const: 'apiKey' }, in: { enum: ['query', 'header', 'cookie'] }, name: text, description: text }, [
      'type',
      'in',
      'name',
    ]),
  ],
}

/** See above. */
export const OPENAPI_META = exactly(
  {
    openapi: { type: 'string', pattern: '^3\\.1\\.\\d+$' },
    info: exactly(
      {
        title: text,
        version: text,
        summary: text,
        description: text,
        contact: { type: 'object' },
        license: { type: 'object' },
      },
      ['title', 'version'],
    ),
    servers: { type: 'array', items: exactly({ url: text, description: text }, ['url']) },
    tags: { type: 'array', items: exactly({ name: text, description: text }, ['name']) },
    paths: { type: 'object', patternProperties: { '^/': pathItem }, additionalProperties: false },
    components: exactly({ securitySchemes: mapOf(securityScheme), schemas: mapOf(schema) }),
    security: { type: 'array' },
  },
  ['openapi', 'info', 'paths'],
)
