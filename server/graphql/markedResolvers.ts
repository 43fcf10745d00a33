import { MapperKind, mapSchema } from '@graphql-tools/utils'
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql'
import type { Context } from '../request/context'

/** Parent and arguments: such resolvers are given no call that they could wait for. */
const WITHOUT_CONTEXT = 2

/**
 * Marks the time after a resolver's answer has come as its call's (server/request/ProcessorMeter.ts): what is then done is to
 * complete the answer.
 */
export function withMarkedResolvers(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field) =>
      field.resolve && field.resolve.length > WITHOUT_CONTEXT
        ? { ...field, resolve: marked(field.resolve as GraphQLFieldResolver<unknown, Context>) }
        : field,
  })
}

function marked(resolve: GraphQLFieldResolver<unknown, Context>): typeof resolve {
  return (source, args, context, info) => {
    const result: unknown = resolve(source, args, context, info)
    if (!(result instanceof Promise)) return result
    return result.then(
      (value: unknown) => {
        context.taken.mark()
        return value
      },
      (error: unknown) => {
        context.taken.mark()
        throw error
      },
    )
  }
}
