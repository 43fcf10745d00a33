import { type DocumentNode, type FragmentDefinitionNode, getOperationAST, type GraphQLSchema, Kind } from 'graphql'
import type { KeyScope, PartnerScope } from '../generated/schemaTypes'
import type { AuthRule } from '../graphql/authDirective'
import { fewestScopes, fieldsOf } from '../graphql/checkKeyScopes'
import { scopesFor } from '../graphql/keyScopes'
import type { RestCall } from './RestCall'

/** Who may make a call: everyone, signed-in users, or also partners whose key has the scope. */
export interface Permission {
  who: 'open' | 'user' | 'partner'
  scope: PartnerScope | null
  /** What a person's key needs, all of it; null when no key may make the call. */
  keyScopes: KeyScope[] | null
}

/** The one root field that an operation asks for, and whether it is a query's or a mutation's. */
export function rootFieldOf(document: DocumentNode) {
  const operation = getOperationAST(document)
  const [field, ...others] = operation?.selectionSet.selections ?? []
  if (!operation || operation.operation === 'subscription' || field?.kind !== Kind.FIELD || others.length > 0)
    throw new Error(`${operation?.name?.value ?? 'A document'} must be a query or mutation of one root field`)
  return { kind: operation.operation, name: field.name.value, node: field }
}

/** The schema's field that an operation asks for, and the type that has it. @throws Error when there is none. */
export function schemaFieldOf(schema: GraphQLSchema, document: DocumentNode) {
  const { kind, name } = rootFieldOf(document)
  const parentType = kind === 'query' ? schema.getQueryType() : schema.getMutationType()
  const field = parentType?.getFields()[name]
  if (!parentType || !field) throw new Error(`The schema has no ${kind} ${name}`)
  return { parentType, field }
}

/** Who may run an operation, as `@auth` of its root field and the scopes of its fields say. */
export function permissionOf(schema: GraphQLSchema, document: DocumentNode): Permission {
  const { field } = schemaFieldOf(schema, document)
  const rule = field.extensions.auth as AuthRule | undefined
  if (!rule) throw new Error(`${field.name} has no @auth`)
  const who = rule.as.includes('ANYONE') ? 'open' : rule.as.includes('PARTNER') ? 'partner' : 'user'
  return { who, scope: rule.scope, keyScopes: keyScopesOf(schema, document) }
}

/** Who may make a call, and with which scopes. One that names scopes is for people, even where others may run its operation. */
export function permissionOfCall(
  schema: GraphQLSchema,
  { operation, keyScopes }: Pick<RestCall, 'operation' | 'keyScopes'>,
): Permission {
  const permission = permissionOf(schema, operation)
  return keyScopes ? { who: 'user', scope: null, keyScopes } : permission
}

function keyScopesOf(schema: GraphQLSchema, document: DocumentNode): KeyScope[] | null {
  const { name, node } = rootFieldOf(document)
  const { parentType, field } = schemaFieldOf(schema, document)
  const fragments = Object.fromEntries(
    document.definitions
      .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  )
  const asked = { fieldName: name, parentType, fieldNodes: [node], fragments, schema, returnType: field.type }
  const needed = [...fieldsOf(asked)].map(scopesFor)
  if (needed.some((scopes) => scopes?.length === 0)) return null
  return fewestScopes(needed.flatMap((scopes) => (scopes ? [scopes] : [])))
}
