import type { SubscribePayload } from 'graphql-ws'
import type { Socket } from './openSocket'
import { copyable, type Result } from './subscriptions'

/** So many results since a subscription began are repeated to a tab that comes later; after more it begins again. */
const MOST_REPEATED = 8

interface Running {
  payload: SubscribePayload
  tabs: Set<string>
  /** What has come since it began. */
  results: Result[]
  end: () => void
}

/** Hands on a result to one tab, or to all. */
export type HandOn = (key: string, result: Result, to?: string) => void

/** Runs on one socket what the tabs of a browser want: each subscription once, however many tabs want it. */
export class FanOut {
  readonly #running = new Map<string, Running>()

  constructor(
    private readonly socket: Socket,
    private readonly handOn: HandOn,
  ) {}

  /** Whether the server is reached. */
  get isOpen(): boolean {
    return this.socket.isOpen()
  }

  /** Runs a subscription for a tab, which gets all that has come of it since it began. */
  want(tab: string, key: string, payload: SubscribePayload): void {
    const known = this.#running.get(key)
    if (!known) {
      const running = { payload, tabs: new Set([tab]), results: [], end: () => {} }
      this.#running.set(key, running)
      return this.#begin(key, running)
    }
    known.tabs.add(tab)
    if (known.results.length <= MOST_REPEATED) for (const result of known.results) this.handOn(key, result, tab)
    else this.#begin(key, known)
  }

  /** A tab does not want a subscription any more, or any. */
  drop(tab: string, only?: string): void {
    for (const [key, { tabs, end }] of [...this.#running]) {
      if ((only !== undefined && key !== only) || !tabs.delete(tab) || tabs.size > 0) continue
      this.#running.delete(key)
      end()
    }
  }

  /** Closes the socket; nothing is handed on any more. */
  close(): void {
    for (const { end } of this.#running.values()) end()
    this.#running.clear()
    this.socket.close()
  }

  #begin(key: string, running: Running): void {
    running.end()
    running.results = []
    let isOver = false
    const over = (result: Result) => {
      if (isOver) return
      isOver = true
      this.#running.delete(key)
      this.handOn(key, result)
    }
    const end = this.socket.subscribe(running.payload, {
      next: (next) => {
        if (isOver) return
        // More are not repeated.
        if (running.results.length <= MOST_REPEATED) running.results.push({ next })
        this.handOn(key, { next })
      },
      error: (error) => over({ error: copyable(error) }),
      complete: () => over({ complete: true }),
    })
    running.end = () => {
      isOver = true
      end()
    }
  }
}
