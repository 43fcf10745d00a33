const { print, stripIgnoredCharacters } = require('graphql')

/**
 * Emits each operation as the text that is sent, for features that do without the GraphQL client. With `hooks` such a feature
 * has mutations only, and there is a hook for each: useXMutation, of web/session/plainHooks.ts.
 */
exports.plugin = (_schema, documents, { hooks, top = '..' }) => {
  const operations = documents.flatMap(({ document }) => document.definitions)
  const lines = operations.flatMap((node) => {
    const isMutation = node.operation === 'mutation'
    if (node.kind !== 'OperationDefinition' || (!isMutation && (hooks || node.operation !== 'query')))
      throw new Error(`${node.name.value}: a feature without the GraphQL client has no such operation`)
    const Name = node.name.value
    const kind = isMutation ? 'Mutation' : 'Query'
    const types = `<${Name}${kind}, ${Name}${kind}Variables>`
    const text = `export const ${Name}Text: OperationText${types} = ${JSON.stringify(stripIgnoredCharacters(print(node)))}`
    return hooks ? [text, `export const use${Name}Mutation = () => useMutation${types}(${Name}Text)`] : [text]
  })
  return {
    prepend: [
      `import type { OperationText } from '${top}/apollo/postGraphql'`,
      ...(hooks ? [`import { useMutation } from '${top}/session/plainHooks'`] : []),
    ],
    content: lines.join('\n'),
  }
}
