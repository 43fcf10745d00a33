const KIND = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' }
/** By kind of operation: what of Apollo a hook is made from, and whether its options may be missing or skip it. */
const HOOKS = {
  query: [
    { from: 'useQuery', suffix: 'Query', skips: true },
    { from: 'useLazyQuery', suffix: 'LazyQuery', optional: true },
  ],
  mutation: [{ from: 'useMutation', suffix: 'Mutation', optional: true }],
  subscription: [{ from: 'useSubscription', suffix: 'Subscription', skips: true }],
}

/** Emits typed React hooks of operations, those that are named: useXQuery, useXLazyQuery, useXMutation, useXSubscription. */
exports.plugin = (_schema, documents, { namedHooks }) => {
  const operations = documents.flatMap(({ document }) =>
    document.definitions.filter(({ kind, name }) => kind === 'OperationDefinition' && name),
  )
  const hooks = operations.flatMap(({ name, operation }) => {
    const Name = name.value[0].toUpperCase() + name.value.slice(1)
    const generics = `<${Name}${KIND[operation]}, ${Name}${KIND[operation]}Variables>`
    return HOOKS[operation].flatMap(({ from, suffix, optional, skips }) => {
      const hook = `use${Name}${suffix}`
      const options = `options${optional ? '?' : ''}: ${skips ? 'SkipToken | ' : ''}${from}.Options${generics}`
      const text = `export function ${hook}(${options}) {\nreturn ${from}(${Name}Document, options)\n}`
      return namedHooks.includes(hook) ? [{ from, skips, text }] : []
    })
  })
  const imported = [...new Set(hooks.map(({ from }) => from))].sort()
  return {
    prepend: [
      ...(imported.length > 0 ? [`import { ${imported.join(', ')} } from '@apollo/client/react'`] : []),
      ...(hooks.some(({ skips }) => skips) ? ["import type { SkipToken } from '@apollo/client/react'"] : []),
    ],
    content: hooks.map(({ text }) => text).join('\n'),
  }
}
