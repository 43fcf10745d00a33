const { print, stripIgnoredCharacters } = require('graphql')

/**
 * Emits each operation as the text that is sent, for features that do without the GraphQL client; such a feature has
 * mutations only. With `hooks`, also a hook for each: useXMutation, of web/session/plainHooks.ts.
 */
exports.plugin = (_schema, documents, { hooks }) => {
  const operations = documents.flatMap(({ document }) => document.definitions)
  const lines = operations.flatMap((node) => {
    if (node.kind !== 'OperationDefinition' || node.operation !== 'mutation')
      throw new Error(`${node.name.value}: a feature without the GraphQL client has mutations only`)
    const Name = node.name.value
    const types = `<${Name}Mutation, ${Name}MutationVariables>`
    const text = `export const ${Name}Text: OperationText${types} = ${JSON.stringify(stripIgnoredCharacters(print(node)))}`
    return hooks ? [text, `export const use${Name}Mutation = () => useMutation${types}(${Name}Text)`] : [text]
  })
  return {
    prepend: [
      `import type { OperationText } from '../apollo/postGraphql'`,
      ...(hooks ? [`import { useMutation } from '../session/plainHooks'`] : []),
    ],
    content: lines.join('\n'),
  }
}
