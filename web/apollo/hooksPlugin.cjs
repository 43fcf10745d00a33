/** Emits a typed React hook for each operation: useXQuery, useXLazyQuery, useXMutation. */
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
    const generics = `<${Name}Query, ${Name}QueryVariables>`
    return `export function use${Name}Query(options: SkipToken | useQuery.Options${generics}) {
return useQuery(${Name}Document, options)
}
export function use${Name}LazyQuery(options?: useLazyQuery.Options${generics}) {
return useLazyQuery(${Name}Document, options)
}`
  })
  const has = (operation) => operations.some((one) => one.operation === operation)
  const hooks = [...(has('mutation') ? ['useMutation'] : []), ...(has('query') ? ['useLazyQuery', 'useQuery'] : [])]
  return {
    prepend: [
      ...(hooks.length ? [`import { ${hooks.join(', ')} } from '@apollo/client/react'`] : []),
      ...(has('query') ? ["import type { SkipToken } from '@apollo/client/react'"] : []),
    ],
    content: lines.join('\n'),
  }
}
