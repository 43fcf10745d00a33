/**
 * What the server takes of a caller: calls, messages and bytes. Pages never come near, so these are apart from their limits
 * (limits.ts), which are fetched with every page.
 */
export const TRAFFIC_LIMITS = {
  /** Calls of a caller in 24 hours that are done once under a key, repeated ones included, and characters of a key and of a kept answer. */
  onceCallsPerDay: 2000,
  onceKeyLength: 100,
  onceAnswerLength: 100_000,
  analyticsMetadataBytes: 2048,
  analyticsPageLength: 200,
  analyticsEventsPerDay: 2000,
  anonymousEventsPerNetwork: 2000,
  anonymousEventsPerDay: 50_000,
  linksPerImport: 500,
  /** WebSockets of one person on one instance (docs/product.md API-36). */
  socketsPerPerson: 10,
  /** WebSockets of one key of a partner on one instance (docs/product.md PART-11). */
  socketsPerKey: 5,
  /** Subscriptions on one WebSocket at a time. */
  subscriptionsPerSocket: 20,
  /** Of these, so many of one field. */
  subscriptionsOfField: 2,
  /** Bytes of one message that a client sends over a WebSocket. */
  socketMessageBytes: 16 * 1024,
  /** Messages that a client sends over a WebSocket in a minute. */
  socketMessagesPerMinute: 120,
  /** Milliseconds of the server's thread that a caller may use in a minute (docs/product.md SEC-22). */
  processorMsPerMinute: 30_000,
} as const
