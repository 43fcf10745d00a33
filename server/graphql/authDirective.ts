import { getDirective, MapperKind, mapSchema } from '@graphql-tools/utils'
import { defaultFieldResolver, type GraphQLSchema } from 'graphql'
import { forbidden, unauthenticated } from '../errors'
import type { PartnerScope, Principal as PrincipalKind } from '../generated/resolverTypes'
import type { Context, Principal } from './context'

/** What `@auth` says of a field. */
export interface AuthRule {
  as: PrincipalKind[]
  scope: PartnerScope | null
}

/**
 * Holds every field to its `@auth`. A root field without one is a mistake that stops the start.
 * @throws Error naming the root fields that say nothing.
 */
export function withAuth(schema: GraphQLSchema): GraphQLSchema {
  const silent: string[] = []
  const guarded = mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, name, typeName) => {
      const given = getDirective(schema, field, 'auth')?.[0]
      if (!given) {
        if (typeName === 'Query' || typeName === 'Mutation') silent.push(`${typeName}.${name}`)
        return field
      }
      const rule: AuthRule = { as: (given.as as PrincipalKind[] | undefined) ?? ['USER'], scope: given.scope ?? null }
      const resolve = field.resolve ?? defaultFieldResolver
      return {
        ...field,
        extensions: { ...field.extensions, auth: rule },
        resolve: (source, args, context: Context, info) => {
          check(rule, context.principal)
          return resolve(source, args, context, info)
        },
      }
    },
  })
  if (silent.length > 0) throw new Error(`These root fields lack @auth: ${silent.join(', ')}`)
  return guarded
}

function check({ as, scope }: AuthRule, principal: Principal): void {
  if (as.includes('ANYONE')) return
  if (principal.kind === 'anonymous') throw unauthenticated()
  if (principal.kind === 'user' && as.includes('USER')) return
  if (principal.kind === 'partner' && as.includes('PARTNER') && (scope === null || principal.scopes.includes(scope))) return
  throw forbidden()
}
