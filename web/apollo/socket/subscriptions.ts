import type { FormattedExecutionResult } from 'graphql'
import type { Sink as SinkOf, SubscribePayload } from 'graphql-ws'

/** The server's code for a token that it does not take, or no longer. */
const UNAUTHORIZED = 4401

type Next = FormattedExecutionResult<Record<string, unknown>, unknown>

/** Where a subscription's results go. */
export type Sink = SinkOf<Next>

/** What runs subscriptions, as `graphql-ws` does. Each begins with everything that it misses, so that it may begin again at any time. */
export interface Subscriptions {
  /** @returns unsubscribe. */
  subscribe: (payload: SubscribePayload, sink: Sink) => () => void
}

/** One result of a subscription, or its end. */
export type Result = { next: Next } | { error: unknown } | { complete: true }

/** Whether a subscription failed since the server has not taken the token. */
export function isRefusal(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === UNAUTHORIZED
}

/** Why a subscription failed, in a form that tabs can send each other: events can't be copied. */
export function copyable(error: unknown): unknown {
  const { code, reason } = (error ?? {}) as { code?: unknown; reason?: unknown }
  if (typeof code === 'number') return { code, reason: String(reason ?? '') }
  return Array.isArray(error) || error instanceof Error ? error : new Error('The socket has failed')
}
