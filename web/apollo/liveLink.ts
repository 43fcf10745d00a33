import { ApolloLink } from '@apollo/client'
import { OperationTypeNode } from 'graphql'
import { from, switchMap } from 'rxjs'
import type { SocketSession } from './socketSession'

/**
 * Sends subscriptions over a WebSocket, whose code is fetched with the first one. Stands before the links of the session:
 * a socket has its own way of renewing the token, and too many subscriptions must not end the session.
 */
export function liveLink(session: SocketSession): ApolloLink {
  let socket: Promise<ApolloLink> | null = null
  const load = () => {
    socket ??= import('./socket/createSocketLink')
      .then(({ createSocketLink }) => createSocketLink(session))
      .catch((error: unknown) => {
        socket = null
        throw error
      })
    return socket
  }
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.SUBSCRIPTION) return forward(operation)
    return from(load()).pipe(switchMap((link) => link.request(operation, forward)))
  })
}
