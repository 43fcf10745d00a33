import { generate } from '@graphql-codegen/cli'
import config from '../codegen'
import { graphqlProblems } from './graphqlProblems'
import { stampEdition } from './stampEdition'

/**
 * npm run codegen: the types of the schema, of its resolvers and of the pages' operations, and the edition of the seeds. Prints
 * where an error is.
 */
async function main(): Promise<void> {
  stampEdition()
  const problems = graphqlProblems()
  if (problems.length === 0)
    await generate({ ...config, silent: true }, true).catch((error: unknown) => problems.push(...messagesOf(error)))
  if (problems.length === 0) return
  process.stderr.write(`${problems.join('\n')}\n`)
  process.exitCode = 1
}

/** The generator reports each failed output apart, often for the same reason, and an aggregate repeats the first. */
function messagesOf(error: unknown): string[] {
  const errors = error instanceof AggregateError ? error.errors : [error]
  return [...new Set(errors.map((one: unknown) => (one instanceof Error ? one.message : String(one))))]
}

void main()
