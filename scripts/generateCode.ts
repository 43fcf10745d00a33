import { type CodegenConfig, generate } from '@graphql-codegen/cli'
import { graphqlProblems } from './graphqlProblems'
import { stampEdition } from './stampEdition'

let runs = 0

/**
 * Makes the types of the schema, of its resolvers and of the pages' operations, and the edition of the seeds.
 * @returns what is wrong, each with its place
 */
export async function generateCode(): Promise<string[]> {
  stampEdition()
  const problems = graphqlProblems()
  if (problems.length > 0) return problems
  // The configuration reads the operations when it is loaded: not before they can be read, and again for each run.
  const { default: config } = (await import(`../codegen.ts?run=${runs++}`)) as { default: CodegenConfig }
  return generate({ ...config, silent: true }, true).then(() => [], messagesOf)
}

/** The generator reports each failed output apart, often for the same reason, and an aggregate repeats the first. */
function messagesOf(error: unknown): string[] {
  const errors = error instanceof AggregateError ? error.errors : [error]
  return [...new Set(errors.map((one: unknown) => (one instanceof Error ? one.message : String(one))))]
}
