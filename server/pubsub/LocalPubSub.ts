import type { Logger } from '../platform/log'
import { type Delivery, type Listener, type Message, type PubSub, RESYNC } from './PubSub'

/** Milliseconds by which each listener lengthens the time over which all read again, up to the longest. */
const EACH = 6
const LONGEST_SPREAD = 30_000
/** So many listeners read again at once. */
const AT_ONCE = 20

/** Delivers within this process, at once and in order. */
export class LocalPubSub implements PubSub {
  readonly #channels = new Map<string, Set<Listener>>()
  readonly #followers = new Set<(channel: string, message: Message) => void>()
  readonly #log: Logger
  /** Channels whose listeners are to read again. */
  readonly #pending = new Map<string, NodeJS.Timeout>()

  constructor(log: Logger) {
    this.#log = log
  }

  publish(channel: string, message: Message): void {
    this.deliver(channel, message)
    for (const follower of this.#followers)
      try {
        follower(channel, message)
      } catch (error) {
        this.#log.error({ error }, 'A listener failed')
      }
  }

  /** The same for a message that another process published. */
  deliver(channel: string, message: Message): void {
    this.#deliver(this.#channels.get(channel), message)
  }

  follow(listener: (channel: string, message: Message) => void): () => void {
    const own: typeof listener = (channel, message) => listener(channel, message)
    this.#followers.add(own)
    return () => void this.#followers.delete(own)
  }

  /**
   * Tells every listener of every channel that messages may have been lost: those of one channel together, who share what is
   * read, and the channels after random waits, the longer the more listeners there are, so that what all read again does not
   * hold up other calls.
   */
  resync(): void {
    const listening = [...this.#channels.values()].reduce((sum, { size }) => sum + size, 0)
    const spread = Math.min(LONGEST_SPREAD, Math.max(0, listening - AT_ONCE) * EACH)
    for (const channel of this.#channels.keys()) {
      if (this.#pending.has(channel)) continue
      const deliver = () => {
        this.#pending.delete(channel)
        this.#deliver(this.#channels.get(channel), RESYNC)
      }
      if (spread === 0) deliver()
      else this.#pending.set(channel, setTimeout(deliver, Math.random() * spread).unref())
    }
  }

  subscribe(channel: string, listener: Listener): () => void {
    const own: Listener = (delivery) => listener(delivery)
    const listeners = this.#channels.get(channel) ?? new Set()
    this.#channels.set(channel, listeners.add(own))
    return () => {
      listeners.delete(own)
      if (listeners.size === 0 && this.#channels.get(channel) === listeners) this.#channels.delete(channel)
    }
  }

  close(): void {
    for (const timer of this.#pending.values()) clearTimeout(timer)
    this.#pending.clear()
    this.#channels.clear()
    this.#followers.clear()
  }

  /** A listener that fails concerns neither the writer nor the other listeners. */
  #deliver(listeners: ReadonlySet<Listener> | undefined, delivery: Delivery): void {
    for (const listener of [...(listeners ?? [])])
      try {
        listener(delivery)
      } catch (error) {
        this.#log.error({ error }, 'A listener failed')
      }
  }
}
