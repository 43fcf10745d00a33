import type { GraphQLSchema } from 'graphql'
import { z } from 'zod'
import { KEYLESS } from '../graphql/operationIds'
import type { Config } from '../platform/config'
import { TRAFFIC_LIMITS } from '../../schema/trafficLimits'
import { restCalls } from './calls'
import { ETAG, FAILED, json, NO_TOKEN, TOO_MANY, UNCHANGED } from './documentParts'
import { describeCall, TAGS } from './documentWords'
import { fileCalls } from './files/fileCalls'
import { type Permission, permissionOfCall, rootFieldOf } from './permission'
import type { RestCall } from './RestCall'
import { withNamedParts } from './namedParts'
import { schemaOf } from './schemaOf'
import { catalogueEntry, detail } from './shapes'

const BAD_TYPE = { description: 'The body is not JSON.', content: json(detail) }
const TOO_LARGE = { description: 'The body is larger than 100 kB.', content: json(detail) }

const OTHER_ORIGIN = 'A page of an origin that is not allowed called.'

function forbidden({ who, scope, keyScopes }: Permission): string {
  if (who === 'open') return 'A page of an origin that is not allowed called with the cookie, or a key was sent.'
  const partners = who === 'user' ? 'A partner key was sent' : `The partner key lacks the scope ${scope}`
  const people = keyScopes ? `the personal key lacks ${keyScopes.join(' or ')}` : 'a personal key was sent'
  return `${partners}, or ${people}.`
}

const ONCE = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'With a key of your own, such as a UUID, the call is done once, and for 24 hours answered the same. Another body under the same key is refused.',
  schema: { type: 'string', minLength: 1, maxLength: TRAFFIC_LIMITS.onceKeyLength },
}

/** Whether a call writes, and can be done once under a key. */
function takesKey({ operation }: RestCall): boolean {
  const { kind, name } = rootFieldOf(operation)
  return kind === 'mutation' && !KEYLESS.has(name)
}

/** Describes a call. A body that is no JSON at all is 400 {detail} whatever the call, so its 400 may have that shape too. */
function operationOf(schema: GraphQLSchema, call: RestCall, permission: Permission) {
  const inQuery = Object.entries(call.query?.shape ?? {}).map(([name, shape]) => ({
    name,
    in: 'query',
    required: false,
    schema: schemaOf(shape as z.ZodType, 'input'),
  }))
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', ...(name === 'category' && { enum: ['breakfast', 'lunch', 'dinner'] }) },
  }))
  const parameters = [...inPath, ...inQuery, ...(takesKey(call) ? [ONCE] : [])]
  const answers = Object.entries(call.answers).map(([status, { description, shape }]) => [
    status,
    {
      description,
      ...(call.method === 'get' && status === '200' && { headers: ETAG }),
      content: json(status === '400' && call.body && shape !== detail ? z.union([shape, detail]) : shape),
    },
  ])
  return {
    operationId: `${call.method}${call.path.replace(/^\/api/, '').replace(/\W+(\w?)/g, (_match, letter: string) => letter.toUpperCase())}`,
    tags: [call.tag],
    summary: call.summary,
    description: describeCall(schema, call, permission),
    security:
      permission.who === 'open'
        ? []
        : [
            { accessToken: [] },
            ...(permission.who === 'partner' ? [{ partnerKey: [] }] : []),
            ...(permission.keyScopes ? [{ personalKey: [] }] : []),
          ],
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && {
      requestBody: {
        required: !call.body.safeParse(undefined).success,
        content: { 'application/json': { schema: schemaOf(call.body, 'input') } },
      },
    }),
    responses: {
      ...Object.fromEntries(answers),
      ...(call.method === 'get' && { 304: UNCHANGED }),
      ...(permission.who !== 'open' && { 401: NO_TOKEN }),
      ...(call.body &&
        !(400 in call.answers) && { 400: { description: 'The body is malformed.', content: json(detail) } }),
      ...(call.body && { 413: TOO_LARGE, 415: BAD_TYPE }),
      403: { description: forbidden(permission), content: json(detail) },
      429: TOO_MANY,
      ...FAILED,
    },
  }
}

/** What the document says of an installation. */
export type DocumentedConfig = Pick<Config, 'productName' | 'publicUrl' | 'supportEmail' | 'vision'>

/** The OpenAPI 3.1 document, made from the same table as the routes, with the permissions of the schema, and the calls of files. */
export function openapi(schema: GraphQLSchema, { productName, publicUrl, supportEmail, vision }: DocumentedConfig) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of restCalls)
    (paths[call.path] ??= {})[call.method] = operationOf(schema, call, permissionOfCall(schema, call))
  paths['/static/meals-with-slugs.json'] = {
    get: {
      operationId: 'getMealsWithSlugs',
      tags: ['Catalogue'],
      summary: 'The whole catalogue as one file, with an ETag',
      description: 'Made once for each version of the catalogue; the same bytes for every caller.',
      security: [],
      responses: {
        200: { description: 'Every meal.', headers: ETAG, content: json(z.array(catalogueEntry)) },
        304: UNCHANGED,
        403: { description: OTHER_ORIGIN, content: json(detail) },
        ...FAILED,
      },
    },
  }
  Object.assign(paths, fileCalls({ vision }))
  const schemas: Record<string, unknown> = {}
  const named = withNamedParts(paths, schemas)
  return {
    openapi: '3.1.0',
    info: {
      title: `${productName} REST API`,
      version: '1.0.0',
      description:
        'Each call but those of Files runs the GraphQL operation of the same meaning, so rules, limits and permissions are those of /graphql. Paths work with and without their trailing slash.',
      contact: { email: supportEmail, url: `${publicUrl}/docs` },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: named,
    components: {
      schemas,
      securitySchemes: {
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The access token of POST /api/token/.',
        },
        partnerKey: { type: 'http', scheme: 'bearer', description: 'A partner key, mw_…' },
        personalKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key of a person, mwp_…, with all of the scopes that the call names.',
        },
      },
    },
  }
}
