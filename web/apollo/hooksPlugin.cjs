/**
 * Emits a typed React hook for each operation: useXQuery, useXLazyQuery, useXMutation. With `hooks: 'lazy'` they are
 * those of web/apollo/lazyHooks.ts, which fetch the client at the first call; a query then has its lazy hook only.
 */
exports.plugin = (_schema, documents, { hooks }) => {
  const operations = documents.flatMap(({ document }) =>
    document.definitions.filter(({ kind, name }) => kind === 'OperationDefinition' && name),
  )
  const lazy = hooks === 'lazy'
  const options = (hook, generics) =>
    lazy ? `${hook === 'useMutation' ? 'MutationOptions' : 'QueryOptions'}${generics}` : `${hook}.Options${generics}`
  const lines = operations.map(({ name, operation }) => {
    const Name = name.value[0].toUpperCase() + name.value.slice(1)
    if (operation === 'mutation')
      return `export function use${Name}Mutation(options?: ${options('useMutation', `<${Name}Mutation, ${Name}MutationVariables>`)}) {
return useMutation(${Name}Document, options)
}`
    const generics = `<${Name}Query, ${Name}QueryVariables>`
    const lazyQuery = `export function use${Name}LazyQuery(options?: ${options('useLazyQuery', generics)}) {
return useLazyQuery(${Name}Document, options)
}`
    if (lazy) return lazyQuery
    return `export function use${Name}Query(options: SkipToken | useQuery.Options${generics}) {
return useQuery(${Name}Document, options)
}
${lazyQuery}`
  })
  const has = (operation) => operations.some((one) => one.operation === operation)
  const used = (names, operation) => (has(operation) ? names : [])
  const importsOf = (names, source) => (names.length > 0 ? [`import ${names} from '${source}'`] : [])
  const list = (names) => (names.length > 0 ? `{ ${names.join(', ')} }` : '')
  return {
    prepend: lazy
      ? importsOf(
          list([
            ...used(['type MutationOptions', 'useMutation'], 'mutation'),
            ...used(['type QueryOptions', 'useLazyQuery'], 'query'),
          ]),
          '../apollo/lazyHooks',
        )
      : [
          ...importsOf(
            list([...used(['useMutation'], 'mutation'), ...used(['useLazyQuery', 'useQuery'], 'query')]),
            '@apollo/client/react',
          ),
          ...importsOf(used(['type { SkipToken }'], 'query'), '@apollo/client/react'),
        ],
    content: lines.join('\n'),
  }
}
