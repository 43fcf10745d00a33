import type { SubscribePayload } from 'graphql-ws'
import type { Result } from './subscriptions'

/** What the tabs of one session in one browser send each other. `from` and `to` name tabs, `key` a subscription. */
export type Message =
  /** Is there a tab that leads? */
  | { type: 'ask' }
  /** The tab that leads, as `term`, says so: when it begins, and when it is asked. */
  | { type: 'lead'; term: string; isStuck: boolean }
  | { type: 'want'; from: string; key: string; payload: SubscribePayload }
  | { type: 'drop'; from: string; key: string }
  /** Without `to`, for all that want it. */
  | { type: 'result'; key: string; to?: string; result: Result }
  /** The socket has closed; what holds only while it is open holds no longer. */
  | { type: 'closed' }
