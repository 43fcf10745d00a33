import type { ApolloServerPlugin } from '@apollo/server'
import { callerOf, type Context } from '../request/context'
import { CREDENTIAL_MUTATIONS } from './documentLimits'
import { rootFieldsOf } from './documentMetrics'

/**
 * Operations wait for their turn once they are understood and their callers are known. Those that hash passwords do not:
 * they wait in the queue of hashes, and other calls should not wait for them (docs/product.md SEC-14).
 */
export function turns(): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => {
      let leave: (() => void) | null = null
      let isAnswered = false
      return {
        didResolveOperation: async ({ document, operation, contextValue }) => {
          if (!operation || rootFieldsOf(document, operation).some((name) => CREDENTIAL_MUTATIONS.has(name))) return
          const end = await contextValue.services.calls.enter(callerOf(contextValue))
          // Something else may have refused the operation while it waited.
          if (isAnswered) end()
          else leave = end
        },
        willSendResponse: async () => {
          isAnswered = true
          leave?.()
        },
      }
    },
  }
}
