import { type DocumentNode, getOperationAST, type GraphQLSchema, Kind } from 'graphql'
import type { PartnerScope } from '../generated/schemaTypes'
import type { AuthRule } from '../graphql/authDirective'

/** Who may make a call: everyone, signed-in users, or also partners whose key has the scope. */
export interface Permission {
  who: 'open' | 'user' | 'partner'
  scope: PartnerScope | null
}

/** The name of the one root field that an operation asks for, and whether it is a query's or a mutation's. */
export function rootFieldOf(document: DocumentNode): { kind: 'query' | 'mutation'; name: string } {
  const operation = getOperationAST(document)
  const [field, ...others] = operation?.selectionSet.selections ?? []
  if (!operation || operation.operation === 'subscription' || field?.kind !== Kind.FIELD || others.length > 0)
    throw new Error(`${operation?.name?.value ?? 'A document'} must be a query or mutation of one root field`)
  return { kind: operation.operation, name: field.name.value }
}

/** Who may run an operation, as `@auth` of its root field says. */
export function permissionOf(schema: GraphQLSchema, document: DocumentNode): Permission {
  const { kind, name } = rootFieldOf(document)
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType()
  const rule = root?.getFields()[name]?.extensions.auth as AuthRule | undefined
  if (!rule) throw new Error(`The schema has no ${kind} ${name} with @auth`)
  const who = rule.as.includes('ANYONE') ? 'open' : rule.as.includes('PARTNER') ? 'partner' : 'user'
  return { who, scope: rule.scope }
}
