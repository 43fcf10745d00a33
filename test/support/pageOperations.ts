import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type OperationTypeNode,
  parse,
  print,
  visit,
} from 'graphql'

/** An operation as the pages send it. */
interface PageOperation {
  kind: OperationTypeNode
  /** With the fragments that it needs. */
  text: string
}

/** Every operation of the pages, by name, from the documents beside their components. */
export function pageOperations(folder = 'web'): ReadonlyMap<string, PageOperation> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.graphql'))
  const definitions = files.flatMap((file) => parse(readFileSync(join(folder, file), 'utf8')).definitions)
  const fragments = new Map(
    definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])),
  )
  const operations = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION)
  return new Map(
    operations.map((operation) => {
      const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: withFragments(operation, fragments) }
      return [operation.name?.value ?? '', { kind: operation.operation, text: print(document) }]
    }),
  )
}

type Definition = OperationDefinitionNode | FragmentDefinitionNode

function withFragments(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): Definition[] {
  const needed = new Set<Definition>([operation])
  // What is added while the set is walked is walked as well.
  for (const definition of needed)
    visit(definition, {
      FragmentSpread: ({ name: { value } }) => {
        const fragment = fragments.get(value)
        if (!fragment) throw new Error(`No document of the pages has the fragment ${value}`)
        needed.add(fragment)
      },
    })
  return [...needed]
}
