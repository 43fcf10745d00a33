import type { ApolloLink } from '@apollo/client'
import { GraphQLWsLink } from '@apollo/client/link/subscriptions'
import type { Client } from 'graphql-ws'
import { type SocketSession, tellDisconnected } from '../socketSession'
import { openSocket } from './openSocket'
import { SharedSocket } from './SharedSocket'
import { thisTab } from './tab'

/**
 * The link that sends subscriptions over a WebSocket, which is open while there are any. All tabs of a session in a browser
 * share one; without locks or channels between tabs, as where the page is not served securely, each has its own.
 */
export function createSocketLink(session: SocketSession): ApolloLink {
  const locks = navigator.locks as LockManager | undefined
  const open = (onClosed: () => void) => openSocket(session, onClosed)
  const canShare = locks !== undefined && typeof BroadcastChannel !== 'undefined'
  const { subscribe } = canShare ? new SharedSocket({ session, locks, tab: thisTab, open }) : open(tellDisconnected)
  // The link subscribes and does nothing else.
  return new GraphQLWsLink({ subscribe } as Client)
}
