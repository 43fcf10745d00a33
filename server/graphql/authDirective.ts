import { getDirective, MapperKind, mapSchema } from '@graphql-tools/utils'
import {
  defaultFieldResolver,
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql'
import { UserModel } from '../accounts/UserModel'
import { type Fault, faultOf } from '../database/faults'
import { forbidden, unauthenticated } from '../platform/errors'
import type { PartnerScope, Principal as PrincipalKind } from '../generated/schemaTypes'
import { type Context, personOf, type Principal } from '../request/context'
import { logSecurityOf } from '../request/securityLog'
import { checkKeyScopes } from './checkKeyScopes'

const SUBSCRIPTION = 'Subscription'
const ROOTS = new Set(['Query', 'Mutation', SUBSCRIPTION])

export interface AuthRule {
  as: PrincipalKind[]
  scope: PartnerScope | null
}

/**
 * Enforces `@auth`.
 * @throws Error listing the root fields without it.
 */
export function withAuth(schema: GraphQLSchema): GraphQLSchema {
  const silent: string[] = []
  const enforced = mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, name, typeName) => {
      const given = getDirective(schema, field, 'auth')?.[0]
      if (!given) {
        if (ROOTS.has(typeName)) silent.push(`${typeName}.${name}`)
        return field
      }
      const rule: AuthRule = { as: (given.as as PrincipalKind[] | undefined) ?? ['USER'], scope: given.scope ?? null }
      return {
        ...field,
        extensions: { ...field.extensions, auth: rule },
        // A subscription is checked when it starts; each of its events is then resolved for the same caller.
        ...(typeName === SUBSCRIPTION
          ? { subscribe: guarded(field.subscribe ?? defaultFieldResolver, rule) }
          : { resolve: guarded(field.resolve ?? defaultFieldResolver, rule) }),
      }
    },
  })
  if (silent.length > 0) throw new Error(`These root fields lack @auth: ${silent.join(', ')}`)
  return enforced
}

function guarded(resolve: GraphQLFieldResolver<unknown, Context>, rule: AuthRule): typeof resolve {
  return (source, args, context, info) => {
    checkOf(context, rule, info)
    const result: unknown = resolve(source, args, context, info)
    return result instanceof Promise ? result.catch((error: unknown) => rethrow(error, context)) : result
  }
}

/** What a call fails with when a row is gone that its transaction relies on. */
const ORPHANED: readonly Fault[] = ['foreignKey', 'absent']

/**
 * A user's row can refer to no account but the user's own. If such a write fails because that account was deleted while
 * the call ran, the call is answered like the next one with the same token would be.
 */
async function rethrow(error: unknown, { principal, services }: Context): Promise<never> {
  const person = ORPHANED.includes(faultOf(error)) ? personOf(principal) : null
  if (person && !(await UserModel.query(services.db).findById(person.userId))) throw unauthenticated()
  throw error
}

/** @throws GraphQLError UNAUTHENTICATED or FORBIDDEN, after a note in the security log. */
function checkOf(context: Context, rule: AuthRule, info: GraphQLResolveInfo): void {
  try {
    check(rule, context.principal, info)
  } catch (error) {
    const reason = error instanceof GraphQLError ? String(error.extensions.code) : ''
    const target = `${info.parentType.name}.${info.fieldName}`
    logSecurityOf(context, 'permission', 'failure', { target, reason })
    throw error
  }
}

function check({ as, scope }: AuthRule, principal: Principal, info: GraphQLResolveInfo): void {
  // What a person's key may use is listed, also of what anyone may.
  if (principal.kind === 'key') return checkKeyScopes(info, principal.scopes)
  if (as.includes('ANYONE')) return
  if (principal.kind === 'anonymous') throw unauthenticated(undefined, principal.reason)
  if (principal.kind === 'user' && as.includes('USER')) return
  if (principal.kind === 'partner' && as.includes('PARTNER') && (scope === null || principal.scopes.includes(scope)))
    return
  throw forbidden()
}
