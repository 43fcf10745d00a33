import type { ApolloServerPlugin } from '@apollo/server'
import type { Context } from '../request/context'
import { takeTurn } from '../request/takeTurn'
import { CREDENTIAL_MUTATIONS } from './documentLimits'
import { measure } from './documentMetrics'

/** Levels of an operation that asks for a session and whose it is. */
const SESSION_DEPTH = 3

/**
 * Operations wait for their turn once they are understood and their callers are known. Those that only hash passwords or
 * renew a session do not: they wait in the queue of hashes, and other calls should not wait for them (docs/product.md
 * SEC-14). One that asks for more along with it does.
 */
export function turns(): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => {
      let leave: (() => void) | null = null
      let isAnswered = false
      return {
        didResolveOperation: async ({ schema, document, operation, contextValue }) => {
          if (!operation) return
          const { rootFields, depth } = measure(schema, document, operation, {})
          if (depth <= SESSION_DEPTH && rootFields.every((name) => CREDENTIAL_MUTATIONS.has(name))) return
          const end = await takeTurn(contextValue)
          // Something else may have refused the operation while it waited.
          if (isAnswered) end()
          else leave = end
        },
        willSendResponse: async ({ contextValue }) => {
          isAnswered = true
          // Missing where the caller could not be found out.
          contextValue.taken?.mark()
          leave?.()
        },
      }
    },
  }
}
