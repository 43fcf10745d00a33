import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { concatAST, type DocumentNode, GraphQLError, Kind, parse, Source } from 'graphql'
import { validateSDL } from 'graphql/validation/validate'
import { rateLimitSdl } from '../server/graphql/rateLimitSdl'

/**
 * What is wrong with the schema, root fields without `@auth` included, and the syntax errors in operations of the pages, each as `FILE:LINE:COLUMN MESSAGE`.
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
  const unfit = validateSDL(concatAST([parse(rateLimitSdl), ...schema])).map(located)
  return unfit.length > 0 ? unfit : schema.flatMap(fieldsForNobody)
}

const ROOTS = ['Query', 'Mutation', 'Subscription']

/** Root fields of a file that do not say who may call them. The server would refuse to start with one. */
function fieldsForNobody(document: DocumentNode): string[] {
  return document.definitions
    .filter((one) => one.kind === Kind.OBJECT_TYPE_DEFINITION || one.kind === Kind.OBJECT_TYPE_EXTENSION)
    .filter(({ name }) => ROOTS.includes(name.value))
    .flatMap(({ name, fields = [] }) =>
      fields
        .filter(({ directives = [] }) => !directives.some((one) => one.name.value === 'auth'))
        .map((field) =>
          located(
            new GraphQLError(`${name.value}.${field.name.value} lacks @auth: say who may call it`, {
              nodes: [field.name],
            }),
          ),
        ),
    )
}

function located({ message, source, nodes, locations }: GraphQLError): string {
  const file = source?.name ?? nodes?.[0]?.loc?.source.name ?? ''
  const [at] = locations ?? []
  return `${file}:${at?.line ?? 1}:${at?.column ?? 1} ${message}`
}
