import type { KeyScope } from '../apollo/schemaTypes.generated'
import { messages } from './messages'

/** In the order in which the page shows them: seeing beside changing. */
const SCOPES = Object.keys(messages.scopes) as KeyScope[]

export const scopeOptions = () => SCOPES.map((value) => ({ value, label: messages.scopes[value] }))

/** Chosen scopes in that order. */
export const inOrder = (chosen: readonly string[]): KeyScope[] => SCOPES.filter((scope) => chosen.includes(scope))

/** What a key of these scopes allows, in words. */
export const scopeWords = (scopes: readonly KeyScope[]): string =>
  inOrder(scopes)
    .map((scope) => messages.scopes[scope])
    .join('\u00a0· ')

/** A query that a key with the scope can send. */
const QUERIES: Partial<Record<KeyScope, string>> = {
  PLAN_READ: 'viewer { household { plan { rows { title } } } }',
  LIST_READ: 'viewer { household { shoppingList { lines { name } } } }',
  CUPBOARD_READ: 'viewer { household { cupboard { items { ingredient { name } } } } }',
  DISHES_READ: 'dishes { nodes { name } }',
  MEALS_READ: 'meals(first: 5) { nodes { name } }',
}

/** A command that tries a key in a terminal. */
export function exampleCall(origin: string, key: string, scopes: readonly KeyScope[]): string {
  const query = inOrder(scopes).flatMap((scope) => QUERIES[scope] ?? [])[0] ?? 'viewer { household { name } }'
  return [
    `curl ${origin}/graphql`,
    `-H 'Authorization: Bearer ${key}'`,
    `-H 'Content-Type: application/json'`,
    `-d '{"query": "{ ${query} }"}'`,
  ].join(' \\\n  ')
}
