import { postGraphql } from '../apollo/postGraphql'
import { endOf, readToken, subjectOf, subscribeToSession } from '../session/session'
import { newId } from '../../schema/newId'
import type { AnalyticsEventInput, AnalyticsEventType as EventName } from '../apollo/schemaTypes.generated'
import { RecordEventText } from './operations.generated'

/** The usage events (docs/product.md ANA-2). */
export type AnalyticsEventType = Lowercase<EventName>

/** The waits before each further attempt to send an event, in milliseconds. */
export const RETRY_AFTER_MS = [5000, 30_000, 120_000] as const

/** How long an event waits for the call that renews its token, in milliseconds. */
export const FRESH_TOKEN_WITHIN_MS = 60_000

/** How many events wait to be sent; the oldest are dropped. */
const MOST_WAITING = 50

interface Event {
  input: AnalyticsEventInput
  /** The token of the user at that time. */
  token: string | null
  tries: number
}

const waiting: Event[] = []
let timer: ReturnType<typeof setTimeout> | undefined
let stopFollowing: (() => void) | null = null

/**
 * Records a usage event. Never throws and never waits. The call outlives the page; one that did not get through is sent
 * again a few times, and when the network is back, under the same id, so that it is recorded once. It goes past the
 * client's links, so that no answer logs the user out (docs/product.md ANA-3).
 *
 *     recordEvent('mode_entered', { mode: 'shop' })
 */
export function recordEvent(type: AnalyticsEventType, metadata: Record<string, unknown> = {}): void {
  const input = {
    eventType: type.toUpperCase() as EventName,
    metadata,
    page: window.location.pathname,
    timestamp: Date.now(),
    eventId: newId(),
  }
  sendInTime({ input, token: readToken(), tries: 0 })
}

/** With an expired token an event would be recorded without its user, so it waits for a new token. */
function sendInTime(event: Event): void {
  const token = tokenFor(event)
  if (token !== null && token === readToken() && isOver(token)) awaitFreshToken(event)
  else void send(event)
}

function isOver(token: string): boolean {
  const end = endOf(token)
  return end !== null && end <= Date.now()
}

/** Waits for the page's next call, which renews the token. Without one the event is sent as it is, also on leaving. */
function awaitFreshToken(event: Event): void {
  wait(event)
  stopFollowing ??= subscribeToSession(sendWaiting)
  document.addEventListener('visibilitychange', sendWaiting, { once: true })
  timer ??= setTimeout(sendWaiting, FRESH_TOKEN_WITHIN_MS)
}

function wait(event: Event): void {
  waiting.push(event)
  if (waiting.length > MOST_WAITING) waiting.shift()
}

async function send(event: Event): Promise<void> {
  const { input } = event
  try {
    const { status, data } = await postGraphql(RecordEventText, { input }, { token: tokenFor(event), keepalive: true })
    if (data?.recordEvent.ok) return
    console.warn('Could not record a usage event:', input.eventType, status)
    if (status === 429 || status >= 500) retryLater(event)
  } catch (error) {
    console.warn('Could not record a usage event:', input.eventType, error)
    retryLater(event)
  }
}

/** The present token of the event's user; the token of that time when no one or another user is signed in. */
function tokenFor({ token }: Event): string | null {
  const held = readToken()
  return token !== null && held !== null && subjectOf(held) === subjectOf(token) ? held : token
}

function retryLater(event: Event): void {
  // Without a network there is nothing to try: the event waits for it.
  const offline = !navigator.onLine
  const delay = RETRY_AFTER_MS[event.tries]
  if (delay === undefined && !offline) return
  wait(offline ? event : { ...event, tries: event.tries + 1 })
  window.addEventListener('online', tryAgain, { once: true })
  if (!offline) timer ??= setTimeout(tryAgain, delay)
}

function tryAgain(): void {
  for (const event of takeWaiting()) sendInTime(event)
}

function sendWaiting(): void {
  for (const event of takeWaiting()) void send(event)
}

function takeWaiting(): Event[] {
  clearTimeout(timer)
  timer = undefined
  window.removeEventListener('online', tryAgain)
  document.removeEventListener('visibilitychange', sendWaiting)
  stopFollowing?.()
  stopFollowing = null
  return waiting.splice(0)
}
