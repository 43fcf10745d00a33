import { MapperKind, mapSchema } from '@graphql-tools/utils'
import { defaultFieldResolver, type GraphQLSchema, responsePathAsArray } from 'graphql'
import type { Context } from '../request/context'

/** Fields of results that are answered once and stored nowhere: tokens and links, and whom a login was for. */
const SECRET_FIELDS: ReadonlySet<string> = new Set([
  'LogInResult.accessToken',
  'ConfirmEmailResult.accessToken',
  'SignInByProviderResult.accessToken',
  'SignInByProviderResult.viewer',
  'BeginProviderVisitResult.url',
  'LogInResult.viewer',
  'PasskeyCeremonyResult.options',
  'BeginSecondFactorResult.secret',
  'BeginSecondFactorResult.address',
  'SecondFactorResult.recoveryCodes',
  'ChangePasswordResult.accessToken',
  'InviteToHouseholdResult.link',
  'MakeCalendarFeedResult.address',
  'MakePersonalKeyResult.key',
  'AddWebhookResult.secret',
  'RollWebhookSecretResult.secret',
  'LinkBackupResult.link',
])

type Path = readonly (string | number)[]

const places = new WeakMap<Context, Path[]>()

/** Notes where an answer has secrets. */
export function withSecretFields(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, name, typeName) => {
      if (!SECRET_FIELDS.has(`${typeName}.${name}`)) return field
      const resolve = field.resolve ?? defaultFieldResolver
      return {
        ...field,
        resolve: (source, args, context: Context, info): unknown => {
          places.set(context, [...(places.get(context) ?? []), responsePathAsArray(info.path)])
          return resolve(source, args, context, info)
        },
      }
    },
  })
}

/** The data of a call's answer with null in place of each secret. */
export function withoutSecrets(data: unknown, context: Context): unknown {
  const open = structuredClone(data)
  for (const path of places.get(context) ?? []) {
    const parent = path.slice(0, -1).reduce<unknown>((value, step) => (value as Record<string, unknown>)?.[step], open)
    const last = path.at(-1)
    if (typeof parent === 'object' && parent !== null && last !== undefined)
      (parent as Record<string, unknown>)[last] = null
  }
  return open
}
