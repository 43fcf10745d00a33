import type { GraphQLSchema } from 'graphql'
import type { KeyScope } from '../generated/schemaTypes'
import { restCalls } from '../rest/calls'
import { permissionOfCall } from '../rest/permission'
import type { RestCall } from '../rest/RestCall'
import type { Sent } from '../rest/runCall'
import { schemaOf } from '../rest/schemaOf'
import { messages } from './messages'

type Name = keyof typeof messages.tools

/** The call behind each tool. */
const CALLS: Readonly<Record<Name, readonly [method: RestCall['method'], path: string]>> = {
  read_plan: ['get', '/api/v2/plan/rows'],
  find_meals: ['get', '/api/v2/meals'],
  read_cooking: ['get', '/api/v2/plan/rows/{id}/cooking'],
  add_to_plan: ['post', '/api/v2/plan/rows'],
  change_plan_row: ['patch', '/api/v2/plan/rows/{id}'],
  remove_from_plan: ['delete', '/api/v2/plan/rows/{id}'],
  read_past_weeks: ['get', '/api/v2/history'],
  read_list: ['get', '/api/v2/list'],
  tick_line: ['patch', '/api/v2/list/lines/{key}'],
  add_to_list: ['post', '/api/v2/list/items'],
  change_list_item: ['patch', '/api/v2/list/items/{id}'],
  remove_from_list: ['delete', '/api/v2/list/items/{id}'],
  read_cupboard: ['get', '/api/v2/cupboard'],
  put_in_cupboard: ['put', '/api/v2/cupboard/{ingredient}'],
  take_from_cupboard: ['delete', '/api/v2/cupboard/{ingredient}'],
  read_freezer: ['get', '/api/v2/freezer'],
}

/** JSON Schema of an object. */
interface ObjectSchema {
  [more: string]: unknown
  type: 'object'
  properties?: Record<string, object>
  required?: string[]
}

/** A tool as assistants see it, and the call that it is. */
export interface Tool {
  readonly call: RestCall
  /** What a key needs for it, all of it. */
  readonly scopes: readonly KeyScope[]
  readonly shown: {
    name: Name
    title: string
    description: string
    inputSchema: ObjectSchema
    outputSchema: ObjectSchema
    annotations: { readOnlyHint: boolean; destructiveHint: boolean; idempotentHint: boolean; openWorldHint: false }
  }
}

/** All tools, made from the calls of REST v2, so that rules, limits and permissions are those of the calls. */
export function toolsOf(schema: GraphQLSchema): Tool[] {
  return Object.entries(CALLS).map(([name, [method, path]]) => {
    const call = restCalls.find((one) => one.method === method && one.path === path)
    const scopes = call && permissionOfCall(schema, call).keyScopes
    if (!call || !scopes) throw new Error(`${method} ${path} is no call for keys`)
    return { call, scopes, shown: shownAs(name as Name, call) }
  })
}

const shownAs = (name: Name, call: RestCall): Tool['shown'] => ({
  name,
  title: call.summary,
  description: messages.tools[name],
  inputSchema: inputOf(call),
  outputSchema: outputOf(call),
  annotations: {
    readOnlyHint: call.method === 'get',
    destructiveHint: call.method === 'delete',
    idempotentHint: call.method !== 'post',
    openWorldHint: false,
  },
})

const namesInPath = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** What a call takes in its path, its query and its body, as one object. */
function inputOf({ path, query, body }: RestCall): ObjectSchema {
  const inPath = namesInPath(path)
  const parts = [query, body].filter((one) => one !== null && one !== undefined)
  const schemas = parts.map((shape) => schemaOf(shape, 'input') as ObjectSchema)
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(inPath.map((name) => [name, { type: 'string' }])),
      ...Object.assign({}, ...schemas.map(({ properties }) => properties)),
    },
    required: [...inPath, ...schemas.flatMap(({ required = [] }) => required)],
    $defs: Object.assign({}, ...schemas.map(({ $defs }) => $defs)) as object,
  }
}

function outputOf({ answers }: RestCall): ObjectSchema {
  const answer = answers[200] ?? answers[201]
  if (!answer) throw new Error('A call without an answer is no tool')
  return schemaOf(answer.shape) as ObjectSchema
}

/** A tool's arguments as its call is sent them. */
export function sentOf({ path, query }: RestCall, given: Readonly<Record<string, unknown>>): Sent {
  const inPath = new Set(namesInPath(path))
  const inQuery = new Set(Object.keys(query?.shape ?? {}))
  const entries = Object.entries(given)
  const texts = (names: ReadonlySet<string>) =>
    Object.fromEntries(entries.flatMap(([name, value]) => (names.has(name) ? [[name, String(value)]] : [])))
  return {
    params: texts(inPath),
    query: texts(inQuery),
    body: Object.fromEntries(entries.filter(([name]) => !inPath.has(name) && !inQuery.has(name))),
  }
}
