import type { Target } from './readTarget'
import { resolveHost, type ResolveHost } from './resolveHost'
import { type Message, send } from './send'

/** Milliseconds for a whole request. */
export const PATIENCE = 10_000
/** Bytes of an answer's body that are read at most. */
const MOST_BODY = 4 * 1024

/** What came back. */
export interface Answer {
  readonly status: number
  /** The header `Retry-After`. */
  readonly retryAfter: string | null
}

/** Milliseconds for which an answer asks that nothing more is sent; 0 where it does not say so in seconds. */
export const restOf = ({ retryAfter }: Answer): number =>
  retryAfter !== null && /^\d{1,5}$/.test(retryAfter) ? Number(retryAfter) * 1000 : 0

/** The answer is longer than what is read of it, or broke off. */
export class NotWhole extends Error {}

/**
 * Sends a message, of whose answer the status and a header count.
 * @throws NotAllowed, TimedOut, or the error of the connection.
 */
export async function post(target: Target, message: Message, resolve: ResolveHost = resolveHost): Promise<Answer> {
  const { status, headers } = await send(target, message, { resolve, patience: PATIENCE, mostBody: MOST_BODY })
  return { status, retryAfter: headers['retry-after'] ?? null }
}

/** How an answer is waited for whose body is read. */
export interface Asking {
  /** Milliseconds for the whole request. */
  readonly patience: number
  /** Bytes that the body may have. */
  readonly mostBody: number
  /** Ends the request. */
  readonly signal: AbortSignal
}

/**
 * Sends a request as `post` does, to a place that the configuration names, and reads what is answered.
 * @throws TimedOut, NotWhole, or the error of the connection.
 */
export async function ask(
  target: Target & { isNamed: true },
  message: Message,
  asking: Asking,
): Promise<{ status: number; body: string }> {
  const { status, body } = await send(target, message, { ...asking, resolve: resolveHost })
  if (body === null) throw new NotWhole()
  return { status, body: body.toString('utf8') }
}
