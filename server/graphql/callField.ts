import {
  coerceInputValue,
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql'
import type { Context } from '../request/context'

/**
 * Calls the resolver of one root field, with its permission and rate limit, and returns its result without selecting
 * fields. For answers that are the same for many callers and so need no execution.
 */
export type CallField = (name: string, args: Record<string, unknown>, context: Context) => Promise<unknown>

/** Prepares calls of a schema's query fields. */
export function fieldCaller(schema: GraphQLSchema): CallField {
  return async (name, args, context) => {
    const parentType = schema.getQueryType()
    const field = parentType?.getFields()[name]
    if (!parentType || !field) throw new Error(`There is no query field ${name}`)
    const info: Pick<GraphQLResolveInfo, 'fieldName' | 'parentType' | 'schema' | 'returnType'> = {
      fieldName: name,
      parentType,
      schema,
      returnType: field.type,
    }
    const given = coerced(field, args)
    return (field.resolve ?? defaultFieldResolver)(undefined, given, context, info as GraphQLResolveInfo)
  }
}

/** Arguments as resolvers get them: enums as the domain's values, defaults filled in. */
function coerced(field: GraphQLField<unknown, Context>, args: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    field.args.flatMap(({ name, type, defaultValue }) => {
      const value: unknown = name in args ? coerceInputValue(args[name], type) : defaultValue
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
