import type { ApolloServerPlugin } from '@apollo/server'
import { Kind } from 'graphql'
import { counter } from '../pure/metric'
import type { Context } from '../request/context'

type Labels = 'kind' | 'field' | 'outcome'

/** Counts a root field of an operation. The name has to be one of the schema: any other text could be a secret. */
export function countRootField(kind: string, field: string, outcome: 'ok' | 'error'): void {
  counter<Labels>('mealwright_graphql_fields_total', 'Root fields that were asked for', [
    'kind',
    'field',
    'outcome',
  ]).inc({ kind, field, outcome })
}

/** Counts operations by their root fields, which the schema names, and top-level errors by code. */
export function operationMetrics(): ApolloServerPlugin<Context> {
  const failed = counter('mealwright_graphql_errors_total', 'Top-level errors', ['code'])
  return {
    requestDidStart: async () => ({
      willSendResponse: async ({ operation, errors = [], response }) => {
        if (response.body.kind !== 'single') return
        for (const { extensions } of response.body.singleResult.errors ?? [])
          failed.inc({ code: String(extensions?.code ?? 'UNKNOWN') })
        // Fields of a document that was not validated could be any text.
        if (!operation || response.body.singleResult.data === undefined) return
        for (const selection of operation.selectionSet.selections) {
          if (selection.kind !== Kind.FIELD) continue
          const name = selection.alias?.value ?? selection.name.value
          const outcome = errors.some(({ path }) => path?.[0] === name) ? 'error' : 'ok'
          countRootField(operation.operation, selection.name.value, outcome)
        }
      },
    }),
  }
}
