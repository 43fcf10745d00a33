import DataLoader from 'dataloader'
import { FAILURE_CODES } from '../../schema/failureCodes'
import { LIMITS } from '../../schema/limits'
import { accountNodes } from '../accounts/accountNodes'
import { catalogueNodes } from '../catalogue/catalogueNodes'
import { cupboardNodes } from '../cupboard/cupboardNodes'
import { dishNodes } from '../dishes/dishNodes'
import { importNodes } from '../imports/importNodes'
import { badRequest, outOfScope } from '../platform/errors'
import type { Resolvers } from '../generated/resolverTypes'
import { readGlobalId } from '../pure/globalId'
import { householdNodes } from '../households/householdNodes'
import { formNodes } from '../settings/formNodes'
import { planNodes } from '../planning/planNodes'
import type { Context } from '../request/context'
import type { FindNodes } from '../request/FindNodes'
import { logSecurityOf } from '../request/securityLog'
import { listNodes } from '../shopping/listNodes'
import { scopesForId } from './keyScopes'
import { messages } from './messages'

/** How the objects of each type are found by their keys, by the permissions of the ordinary way to them. */
const FINDERS: Readonly<Record<string, FindNodes>> = {
  ...accountNodes,
  ...catalogueNodes,
  ...dishNodes,
  ...importNodes,
  ...householdNodes,
  ...planNodes,
  ...formNodes,
  ...cupboardNodes,
  ...listNodes,
}

/** An object with the name of its type. */
interface NodeView {
  __typename: string
}

const loaders = new WeakMap<Context, DataLoader<string, NodeView | null>>()

/** One loader a call: whatever asks for nodes at the same time is found type by type. */
function loaderOf(context: Context): DataLoader<string, NodeView | null> {
  const known = loaders.get(context)
  if (known) return known
  const loader = new DataLoader((ids: readonly string[]) => findAll(context, ids), { cache: false })
  loaders.set(context, loader)
  return loader
}

async function findAll(context: Context, ids: readonly string[]): Promise<(NodeView | null)[]> {
  const wanted = ids.map(readGlobalId)
  const found = new Map<string, NodeView>()
  const types = [...new Set(wanted.flatMap((one) => one?.type ?? []))].filter((type) => Object.hasOwn(FINDERS, type))
  await Promise.all(
    types.map(async (type) => {
      const keys = [...new Set(wanted.flatMap((one) => (one?.type === type ? [one.key] : [])))]
      const objects = (await FINDERS[type]?.(context, keys)) ?? new Map<string, object>()
      for (const [key, object] of objects) found.set(`${type}:${key}`, nodeView(type, object))
    }),
  )
  return ids.map((id) => found.get(id) ?? null)
}

/** An object by its id. @throws GraphQLError FORBIDDEN for a person's key that may not read its type by id. */
async function load(context: Context, id: string): Promise<NodeView | null> {
  const { principal } = context
  const type = readGlobalId(id)?.type
  if (principal.kind === 'key' && type !== undefined && Object.hasOwn(FINDERS, type)) {
    const scopes = scopesForId(type)
    if (scopes && !scopes.some((scope) => principal.scopes.includes(scope))) {
      logSecurityOf(context, 'permission', 'failure', { target: type, reason: FAILURE_CODES.forbidden })
      throw outOfScope(type, scopes)
    }
  }
  return loaderOf(context).load(id)
}

/** Labels are texts to their resolvers, so that they can have no name of a type beside them. */
const nodeView = (type: string, object: unknown): NodeView =>
  Object.assign(typeof object === 'string' ? Object(object) : Object.create(object as object), { __typename: type })

/** Objects by their global ids (docs/product.md API-41, API-42). */
export const node: Resolvers = {
  Query: {
    node: (_parent, { id }, context) => load(context, id) as never,
    nodes: (_parent, { ids }, context) => {
      if (ids.length === 0 || ids.length > LIMITS.pageSize)
        throw badRequest(messages.nodeCount({ most: LIMITS.pageSize }), 'ids')
      return Promise.all(ids.map((id) => load(context, id))) as never
    },
  },
  Node: { __resolveType: (view: unknown) => (view as NodeView).__typename as never },
}
