const { print, stripIgnoredCharacters, visit } = require('graphql')

/** Emits each operation, with the fragments that it spreads, as a text that knows the types of its data and variables. */
exports.plugin = (_schema, documents) => {
  const definitions = documents.flatMap(({ document }) => document.definitions)
  const fragments = new Map(
    definitions.filter(({ kind }) => kind === 'FragmentDefinition').map((node) => [node.name.value, node]),
  )
  const withFragments = (node, found = new Map()) => {
    visit(node, {
      FragmentSpread: ({ name }) => {
        if (found.has(name.value)) return
        found.set(name.value, fragments.get(name.value))
        withFragments(fragments.get(name.value), found)
      },
    })
    return [node, ...found.values()]
  }
  const lines = definitions
    .filter(({ kind }) => kind === 'OperationDefinition')
    .map((node) => {
      const name = node.name.value
      const kind = node.operation === 'mutation' ? 'Mutation' : 'Query'
      const text = stripIgnoredCharacters(withFragments(node).map(print).join('\n'))
      return `export const ${name}Document: TypedDocument<${name}${kind}, ${name}${kind}Variables> = ${JSON.stringify(text)}`
    })
  return { prepend: [`import type { TypedDocument } from './TypedDocument.ts'`], content: lines.join('\n') }
}
