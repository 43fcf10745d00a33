import { defaultFieldResolver, type GraphQLResolveInfo, type GraphQLSchema } from 'graphql'
import type { Context } from './context'

/**
 * Calls one root field of the executable schema as an operation would, its permission and its limit included, and gives
 * what its resolver returned, unshaped. For answers that are the same for many callers and so need no execution.
 */
export type CallField = (name: string, args: Record<string, unknown>, context: Context) => Promise<unknown>

/** Prepares calls of a schema's query fields. */
export function fieldCaller(schema: GraphQLSchema): CallField {
  return async (name, args, context) => {
    const parentType = schema.getQueryType()
    const field = parentType?.getFields()[name]
    if (!parentType || !field) throw new Error(`There is no query field ${name}`)
    const info: Pick<GraphQLResolveInfo, 'fieldName' | 'parentType' | 'schema' | 'returnType'> = { fieldName: name, parentType, schema, returnType: field.type }
    return (field.resolve ?? defaultFieldResolver)(undefined, args, context, info as GraphQLResolveInfo)
  }
}
