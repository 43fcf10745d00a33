/** Emits a typed React hook for each operation: useXQuery, useXLazyQuery, useXMutation, useXSubscription. */
exports.plugin = (_schema, documents) => {
  const operations = documents.flatMap(({ document }) =>
    document.definitions.filter(({ kind, name }) => kind === 'OperationDefinition' && name),
  )
  const lines = operations.map(({ name, operation }) => {
    const Name = name.value[0].toUpperCase() + name.value.slice(1)
    if (operation === 'mutation')
      return `export function use${Name}Mutation(options?: useMutation.Options<${Name}Mutation, ${Name}MutationVariables>) {
return useMutation(${Name}Document, options)
}`
    if (operation === 'subscription')
      return `export function use${Name}Subscription(options: SkipToken | useSubscription.Options<${Name}Subscription, ${Name}SubscriptionVariables>) {
return useSubscription(${Name}Document, options)
}`
    const generics = `<${Name}Query, ${Name}QueryVariables>`
    return `export function use${Name}Query(options: SkipToken | useQuery.Options${generics}) {
return useQuery(${Name}Document, options)
}
export function use${Name}LazyQuery(options?: useLazyQuery.Options${generics}) {
return useLazyQuery(${Name}Document, options)
}`
  })
  const has = (operation) => operations.some((one) => one.operation === operation)
  const used = (names, operation) => (has(operation) ? names : [])
  const importsOf = (names, source) => (names.length > 0 ? [`import ${names} from '${source}'`] : [])
  const list = (names) => (names.length > 0 ? `{ ${names.join(', ')} }` : '')
  return {
    prepend: [
      ...importsOf(
        list([
          ...used(['useMutation'], 'mutation'),
          ...used(['useLazyQuery', 'useQuery'], 'query'),
          ...used(['useSubscription'], 'subscription'),
        ]),
        '@apollo/client/react',
      ),
      ...importsOf(has('query') || has('subscription') ? 'type { SkipToken }' : '', '@apollo/client/react'),
    ],
    content: lines.join('\n'),
  }
}
