import { randomBytes } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import { TRAFFIC_LIMITS } from '../../schema/trafficLimits'
import type { PartnerScope } from '../generated/schemaTypes'
import { ENDS, type EndReason } from './ends'

/** Bytes that may wait for a client to read them. A client with more is cut off. */
const MOST_WAITING = 1024 * 1024
const MINUTE = 60_000
/** Milliseconds after which a client is cut off that has read nothing of what waits for it. */
const UNREAD = 10_000

/** Whose socket it is, once its token has been accepted. */
export interface Person {
  userId: string
  sessionId: string
  /** When the latest token expires, in epoch milliseconds. */
  expiresAt: number
}

/** The partner's program whose socket it is, once its key has been accepted. */
export interface Program {
  partnerId: string
  keyId: string
  scopes: PartnerScope[]
}

/** Where a socket comes from, and the id under which the log knows it. */
export interface Caller {
  ip: string
  userAgent: string
  requestId: string
}

/** One WebSocket, with what is known of its client and what the client may still do. */
export class LiveSocket {
  person: Person | null = null
  program: Program | null = null
  /** Whether the ids of all types are to be global, as `connection_init` says by `graphIds: true`. */
  graphIds = false
  /** The household that `connection_init` names by `household`; null for the person's first. */
  household: string | null = null
  /** Why this server ended it; null while it has not. */
  ended: EndReason | null = null
  readonly openedAt = performance.now()
  readonly ws: WebSocket
  readonly caller: Caller
  #allowance: number = TRAFFIC_LIMITS.socketMessagesPerMinute
  #countedAt = this.openedAt
  /** Fields of the subscriptions that run or ran, by their ids. */
  readonly #fields = new Map<string, string>()
  /** Texts that have not left yet, and since when none has. */
  #unsent = 0
  #unsentSince = 0
  /** What the latest ping held; null once it was answered. */
  #asked: Buffer | null = null

  constructor(ws: WebSocket, caller: Caller) {
    this.ws = ws
    this.caller = caller
    ws.on('pong', (data) => {
      if (this.#asked?.equals(data)) this.#asked = null
    })
    // The library answers them; many cost as much as other messages.
    ws.on('ping', () => {
      if (!this.admitsMessage()) this.end('tooManyMessages')
    })
  }

  get isOpen(): boolean {
    return this.ws.readyState === this.ws.OPEN
  }

  /** Says goodbye and closes. What the client still sends is ignored. */
  end(reason: EndReason): void {
    if (!this.isOpen) return
    this.ended = reason
    this.ws.close(ENDS[reason].code, ENDS[reason].text)
  }

  /** Ends it without a word, for a client that does not listen. */
  cut(reason: EndReason): void {
    this.ended ??= reason
    this.ws.terminate()
  }

  /** Counts a message. @returns false when there were too many in the past minute. */
  admitsMessage(): boolean {
    const now = performance.now()
    const regained = ((now - this.#countedAt) * TRAFFIC_LIMITS.socketMessagesPerMinute) / MINUTE
    this.#allowance = Math.min(TRAFFIC_LIMITS.socketMessagesPerMinute, this.#allowance + regained) - 1
    this.#countedAt = now
    return this.#allowance >= 0
  }

  /**
   * Counts a subscription of a field. @param runs whether one with such an id still does.
   * @returns false when too many of this field run.
   */
  admitsSubscription(id: string, field: string, runs: (id: string) => boolean): boolean {
    for (const other of this.#fields.keys()) if (!runs(other)) this.#fields.delete(other)
    this.#fields.delete(id)
    const same = [...this.#fields.values()].filter((one) => one === field).length
    if (same >= TRAFFIC_LIMITS.subscriptionsOfField) return false
    this.#fields.set(id, field)
    return true
  }

  /** Cuts a client off that has not read anything for a while though something waits for it. */
  cutIfUnread(): void {
    if (this.#unsent > 0 && performance.now() - this.#unsentSince > UNREAD) this.cut('slow')
  }

  /**
   * Sends a text. Resolves when it has left, so that the sender of more waits for the client to read; once the socket has
   * ended in a later turn of the event loop, so that the end is noticed however fast a source is.
   */
  send(text: string): Promise<void> {
    if (this.isOpen && this.ws.bufferedAmount > MOST_WAITING) this.cut('slow')
    if (!this.isOpen) return nextTurn()
    // A failure to send closes the socket, which emits its own event.
    if (this.#unsent === 0) this.#unsentSince = performance.now()
    this.#unsent += 1
    return new Promise((resolve) =>
      this.ws.send(text, () => {
        this.#unsent -= 1
        this.#unsentSince = performance.now()
        resolve()
      }),
    )
  }

  /** Asks for a sign of life. A client that has not answered the question before this one is cut off. */
  probe(): void {
    if (this.#asked) return this.cut('silent')
    // The content is random, so that it cannot be answered unread.
    this.#asked = randomBytes(8)
    if (this.isOpen) this.ws.ping(this.#asked)
  }
}
