import { MapperKind, mapSchema } from '@graphql-tools/utils'
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql'
import { type Commits, countingCommits } from '../database/commits'
import type { Context } from '../request/context'

const counted = new WeakMap<Context, Commits>()

/** Has what the mutations of a call commit counted from now on. */
export const countCommits = (context: Context): unknown => counted.set(context, { count: 0 })

/** Whether a call whose commits are counted may have stored something. */
export const mayHaveCommitted = (context: Context): boolean => (counted.get(context)?.count ?? 0) > 0

/** Counts what mutations commit, of the calls for which that was asked for. */
export const withCountedCommits = (schema: GraphQLSchema): GraphQLSchema =>
  mapSchema(schema, {
    [MapperKind.MUTATION_ROOT_FIELD]: (field) =>
      field.resolve && { ...field, resolve: counting(field.resolve as GraphQLFieldResolver<unknown, Context>) },
  })

function counting(resolve: GraphQLFieldResolver<unknown, Context>): typeof resolve {
  return (source, args, context, info) => {
    const commits = counted.get(context)
    const work = () => resolve(source, args, context, info)
    return commits ? countingCommits(commits, work) : work()
  }
}
