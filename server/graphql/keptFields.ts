import { MapperKind, mapSchema } from '@graphql-tools/utils'
import {
  defaultFieldResolver,
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isAbstractType,
  isInterfaceType,
  isObjectType,
} from 'graphql'
import type { Context } from '../request/context'

/**
 * Query fields whose resolvers return the same object again as long as the answer is the same. Nothing below them looks at
 * who is calling, so an answer follows from that object, the operation and its variables.
 */
const KEPT_FIELDS: readonly string[] = ['mealBases', 'meals']

/** What a resolver gave. */
export type Outcome = { value: unknown } | { error: unknown }

const outcomes = new WeakMap<Context, Outcome>()

/** Leaves what a kept field's resolver gave for the execution of the same call, which then does not call it again. */
export function resolvedAhead(context: Context, outcome: Outcome): void {
  outcomes.set(context, outcome)
}

/** Whether the answers of a query field are kept. */
export const isKept = (field: GraphQLField<unknown, Context>): boolean => field.extensions.isKept === true

/**
 * Marks the kept fields and lets them be resolved ahead of execution.
 * @throws Error naming a field below them whose resolver could look at more than its parent and arguments.
 */
export function withKeptFields(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.QUERY_ROOT_FIELD]: (field, name) => {
      if (!KEPT_FIELDS.includes(name)) return field
      refuseOthersBelow(schema, getNamedType(schema.getQueryType()?.getFields()[name]?.type))
      const resolve = field.resolve ?? defaultFieldResolver
      return {
        ...field,
        extensions: { ...field.extensions, isKept: true },
        resolve: (source, args, context: Context, info) => {
          const outcome = outcomes.get(context)
          outcomes.delete(context)
          if (!outcome) return resolve(source, args, context, info) as unknown
          if ('error' in outcome) throw outcome.error
          return outcome.value
        },
      }
    },
  })
}

/** Parent and arguments. */
const ALLOWED = 2

function refuseOthersBelow(
  schema: GraphQLSchema,
  type: GraphQLNamedType | undefined,
  seen = new Set<GraphQLNamedType>(),
): void {
  if (!type || seen.has(type)) return
  seen.add(type)
  if (isAbstractType(type))
    for (const possible of schema.getPossibleTypes(type)) refuseOthersBelow(schema, possible, seen)
  if (!isObjectType(type) && !isInterfaceType(type)) return
  for (const field of Object.values(type.getFields())) {
    if ((field.resolve?.length ?? 0) > ALLOWED)
      throw new Error(
        `${type.name}.${field.name} is below a kept field and may look at nothing but parent and arguments`,
      )
    refuseOthersBelow(schema, getNamedType(field.type), seen)
  }
}
