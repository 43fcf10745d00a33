import { MUTATIONS, QUERIES } from './permissions'
import type { Permission } from './whoMayCall'

/** Every root field with its row of the table. */
export const PERMISSION_ROWS = [
  ...Object.entries(QUERIES).map(([name, row]) => ({ kind: 'query' as const, name, row })),
  ...Object.entries(MUTATIONS).map(([name, row]) => ({ kind: 'mutation' as const, name, row })),
]

/** The operation of a row, with the values of its variables. */
export function operationOf(kind: 'query' | 'mutation', { call, variables = {} }: Permission) {
  const head = Object.entries(variables).map(([name, { type }]) => `$${name}: ${type}`)
  const values = Object.fromEntries(Object.entries(variables).map(([name, { value }]) => [name, value]))
  return { query: `${kind} ${head.length > 0 ? `(${head.join(', ')}) ` : ''}{ ${call} }`, values }
}
