import type { SubscribePayload } from 'graphql-ws'
import { type Candidate, onGone, showPresence, standForLead } from './election'
import { FanOut } from './FanOut'
import type { Message } from './messages'
import type { Socket } from './openSocket'
import type { Result } from './subscriptions'

/** How often a tab that is looked at asks for the one that leads, and how long it waits for the answer, in milliseconds. */
export const ASK_EVERY = 20_000
export const PATIENCE = 5000

/** What a membership needs of its tab. */
export interface MembershipMeans {
  locks: LockManager
  /** Opens the tab's own socket. */
  open: (onClosed: () => void) => Socket
  /** Whether the tab is looked at. */
  isSeen: () => boolean
  /** What is subscribed to on this tab. */
  wanted: () => Iterable<readonly [key: string, payload: SubscribePayload]>
  receive: (key: string, result: Result) => void
  onClosed: () => void
}

/**
 * A tab among those of one session in a browser. One of them leads: it has the socket, and hands on what comes. A tab that
 * does not lead asks for it while it is looked at, and takes its place when it does not answer, as where the browser has
 * suspended it, or when it is hidden without a connection: a hidden tab connects again late.
 */
export class Membership {
  readonly #id = crypto.randomUUID()
  readonly #channel: BroadcastChannel
  readonly #candidate: Candidate
  readonly #presence: { shown: Promise<void>; end: () => void }
  readonly #gone = new AbortController()
  readonly #asking: ReturnType<typeof setInterval>
  #fanOut: FanOut | null = null
  readonly #watched = new Set<string>()
  /** The one that leads, as far as this tab knows. */
  #term: string | null = null
  #patience: ReturnType<typeof setTimeout> | undefined

  /** @param name of the session, the same in all of its tabs. */
  constructor(
    private readonly name: string,
    private readonly means: MembershipMeans,
  ) {
    this.#channel = new BroadcastChannel(name)
    this.#channel.onmessage = ({ data }: MessageEvent<Message>) => this.#hear(data)
    this.#presence = showPresence(means.locks, `${name} ${this.#id}`)
    this.#candidate = standForLead(means.locks, name, this.#lead, this.#lose)
    this.#asking = setInterval(this.look, ASK_EVERY)
    this.look()
  }

  /** Begins a subscription; its results come by `receive`. */
  want(key: string, payload: SubscribePayload): void {
    this.#do({ type: 'want', from: this.#id, key, payload })
  }

  drop(key: string): void {
    this.#do({ type: 'drop', from: this.#id, key })
  }

  /** Asks for the tab that leads. */
  readonly look = (): void => {
    if (this.#fanOut || this.#patience !== undefined || !this.means.isSeen()) return
    this.#patience = setTimeout(this.#take, PATIENCE)
    this.#post({ type: 'ask' })
  }

  /** The others go on without this tab. */
  leave(): void {
    clearInterval(this.#asking)
    clearTimeout(this.#patience)
    this.#gone.abort()
    this.#channel.close()
    this.#fanOut?.close()
    this.#fanOut = null
    this.#candidate.leave()
    this.#presence.end()
  }

  readonly #lead = () => {
    this.#endPatience()
    this.#term = crypto.randomUUID()
    const onClosed = () => {
      if (this.#fanOut === fanOut) this.#closed()
    }
    const fanOut: FanOut = new FanOut(this.means.open(onClosed), (key, result, to) => {
      if (to !== this.#id && this.#watched.size > 0) this.#post({ type: 'result', key, result, to })
      if (to === undefined || to === this.#id) this.means.receive(key, result)
    })
    this.#fanOut = fanOut
    this.#sayLeading()
    for (const [key, payload] of this.means.wanted()) fanOut.want(this.#id, key, payload)
  }

  readonly #lose = () => {
    this.#fanOut?.close()
    this.#fanOut = null
    this.#term = null
    this.look()
  }

  readonly #take = () => {
    this.#patience = undefined
    // Hidden meanwhile, its timers may be late.
    if (this.means.isSeen()) this.#candidate.take()
  }

  #closed(): void {
    this.#post({ type: 'closed' })
    this.means.onClosed()
  }

  #endPatience(): void {
    clearTimeout(this.#patience)
    this.#patience = undefined
  }

  #sayLeading(): void {
    const isStuck = !this.means.isSeen() && !this.#fanOut?.isOpen
    this.#post({ type: 'lead', term: this.#term ?? '', isStuck })
  }

  #hear(message: Message): void {
    if (this.#fanOut) this.#serve(this.#fanOut, message)
    else this.#follow(message)
  }

  #serve(fanOut: FanOut, message: Message): void {
    if (message.type === 'ask') this.#sayLeading()
    if (message.type === 'drop') fanOut.drop(message.from, message.key)
    if (message.type !== 'want') return
    this.#watch(message.from)
    fanOut.want(message.from, message.key, message.payload)
  }

  /** A tab that is closed or crashes wants nothing any more. */
  #watch(tab: string): void {
    if (this.#watched.has(tab)) return
    this.#watched.add(tab)
    onGone(this.means.locks, `${this.name} ${tab}`, this.#gone.signal, () => {
      this.#watched.delete(tab)
      this.#fanOut?.drop(tab)
    })
  }

  #follow(message: Message): void {
    if (message.type === 'closed') this.means.onClosed()
    if (message.type === 'result' && (message.to === undefined || message.to === this.#id))
      this.means.receive(message.key, message.result)
    if (message.type !== 'lead') return
    this.#endPatience()
    if (message.isStuck && this.means.isSeen()) return this.#candidate.take()
    if (message.term === this.#term) return
    this.#term = message.term
    // What is subscribed to while this is waited for is among what is wanted then.
    void this.#presence.shown.then(() => {
      if (this.#term !== message.term || this.#fanOut) return
      for (const [key, payload] of this.means.wanted()) this.#post({ type: 'want', from: this.#id, key, payload })
    })
  }

  #do(message: Extract<Message, { type: 'want' | 'drop' }>): void {
    if (this.#fanOut) this.#serve(this.#fanOut, message)
    else if (this.#term !== null) this.#post(message)
  }

  #post(message: Message): void {
    this.#channel.postMessage(message)
  }
}
