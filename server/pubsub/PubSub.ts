/**
 * What changed, as ids and versions. Never content: a receiver reads that for itself, by its own rights. Everything in a
 * message is seen by all instances.
 */
export type Message = Readonly<Record<string, string | number | boolean | null>>

/** Messages may have been lost: whatever they were about has to be read again. */
export const RESYNC = 'resync'

/** What a listener gets. */
export type Delivery = Message | typeof RESYNC

export type Listener = (delivery: Delivery) => void

/** Tells what changed to all who listen, in this process and, where Redis is configured, in every other instance. */
export interface PubSub {
  /**
   * Tells all listeners of a channel. Call it after the commit. It neither waits nor fails: what Redis does not take is
   * made up for by a `RESYNC` to the other instances.
   */
  publish(channel: string, message: Message): void
  /** Calls back for each message that this process itself publishes. @returns unsubscribe. */
  follow(listener: (channel: string, message: Message) => void): () => void
  /** Listens from now on. @returns the function that ends it. */
  subscribe(channel: string, listener: Listener): () => void
  /** Drops the connection, if there is one. */
  close(): void
}
