import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { concatAST, type DocumentNode, GraphQLError, parse, Source } from 'graphql'
import { validateSDL } from 'graphql/validation/validate'
import { rateLimitSdl } from '../server/graphql/rateLimitSdl'

/**
 * What is wrong with the schema, and the syntax errors in operations of the pages, each as `FILE:LINE:COLUMN MESSAGE`.
 * The code generator names no file for these; it does for operations that do not fit the schema.
 */
export function graphqlProblems(root = '.'): string[] {
  const problems: string[] = []
  const parsed = (file: string): DocumentNode[] => {
    try {
      return [parse(new Source(readFileSync(join(root, file), 'utf8'), file))]
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error
      problems.push(located(error))
      return []
    }
  }
  const schema = readdirSync(join(root, 'schema'))
    .filter((name) => name.endsWith('.graphql') && name !== 'released.graphql')
    .flatMap((name) => parsed(join('schema', name)))
  readdirSync(join(root, 'web'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.graphql'))
    .forEach((path) => parsed(join('web', path)))
  if (problems.length > 0) return problems
  return validateSDL(concatAST([parse(rateLimitSdl), ...schema])).map(located)
}

function located({ message, source, nodes, locations }: GraphQLError): string {
  const file = source?.name ?? nodes?.[0]?.loc?.source.name ?? ''
  const [at] = locations ?? []
  return `${file}:${at?.line ?? 1}:${at?.column ?? 1} ${message}`
}
