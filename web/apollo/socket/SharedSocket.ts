import type { SubscribePayload } from 'graphql-ws'
import { type SocketSession, tellDisconnected } from '../socketSession'
import { Membership } from './Membership'
import { LINGER, type Socket } from './openSocket'
import type { Result, Sink, Subscriptions } from './subscriptions'
import type { Tab } from './tab'

/** What tabs share a socket by. */
export interface SharedSocketMeans {
  session: SocketSession
  locks: LockManager
  tab: Tab
  /** Opens the tab's own socket, for all of them. */
  open: (onClosed: () => void) => Socket
}

interface Wanted {
  payload: SubscribePayload
  sinks: Set<Sink>
}

/**
 * Subscriptions over one WebSocket for all tabs of a session in a browser (docs/product.md API-56). Tabs of other sessions
 * are not among them, of the same person neither: each ends with its own.
 */
export class SharedSocket implements Subscriptions {
  readonly #wanted = new Map<string, Wanted>()
  #membership: Membership | null = null
  #of: string | null = null
  #leaving: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly means: SharedSocketMeans) {
    const { session, tab } = means
    session.subscribe(() => {
      if (this.#membership && session.id() !== this.#of) this.#rejoin()
    })
    tab.follow({ onLeft: () => this.#leave(), onBack: () => this.#rejoin(), onSeen: () => this.#membership?.look() })
  }

  readonly subscribe: Subscriptions['subscribe'] = (payload, sink) => {
    const key = JSON.stringify(payload)
    const wanted = this.#wanted.get(key) ?? { payload, sinks: new Set() }
    wanted.sinks.add(sink)
    this.#wanted.set(key, wanted)
    clearTimeout(this.#leaving)
    if (this.#membership) this.#membership.want(key, payload)
    else this.#rejoin()
    return () => {
      if (!wanted.sinks.delete(sink) || wanted.sinks.size > 0) return
      this.#wanted.delete(key)
      this.#membership?.drop(key)
      if (this.#wanted.size === 0) this.#leaving = setTimeout(() => this.#leave(), LINGER)
    }
  }

  /** Joins the tabs of the session, if there is one and something is wanted; leaves those of the former. */
  #rejoin(): void {
    this.#leave()
    const { session, locks, tab, open } = this.means
    this.#of = session.id()
    if (this.#of === null || this.#wanted.size === 0) return
    this.#membership = new Membership(`live ${this.#of}`, {
      locks,
      open,
      isSeen: tab.isSeen,
      wanted: () => [...this.#wanted].map(([key, { payload }]) => [key, payload] as const),
      receive: (key, result) => this.#receive(key, result),
      onClosed: tellDisconnected,
    })
  }

  #leave(): void {
    clearTimeout(this.#leaving)
    if (!this.#membership) return
    this.#membership.leave()
    this.#membership = null
    tellDisconnected()
  }

  #receive(key: string, result: Result): void {
    const wanted = this.#wanted.get(key)
    if (!wanted) return
    if ('next' in result) {
      for (const sink of [...wanted.sinks]) sink.next(result.next)
      return
    }
    this.#wanted.delete(key)
    const sinks = [...wanted.sinks]
    wanted.sinks.clear()
    for (const sink of sinks) {
      if ('error' in result) sink.error(result.error)
      else sink.complete()
    }
  }
}
