/** What the socket of subscriptions needs to know of the session. */
export interface SocketSession {
  readToken: () => string | null
  /** Names the session: tabs with the same one share a socket; null without one. */
  id: () => string | null
  /** When a token expires, in milliseconds since 1970; null when it does not say. */
  endOf: (token: string) => number | null
  /** Renews the token; calls at the same time share one call. @returns whether there is a new one. */
  refresh: () => Promise<boolean>
  /** Calls back whenever the token may be another. @returns the function that ends it. */
  subscribe: (listener: () => void) => () => void
}

const listeners = new Set<() => void>()

/** Calls back when the socket has closed: what holds only while it is open holds no longer. @returns unsubscribe. */
export function onDisconnected(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Tells that the socket has closed. */
export function tellDisconnected(): void {
  for (const listener of [...listeners]) listener()
}
