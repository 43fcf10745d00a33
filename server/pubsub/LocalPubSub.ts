import type { Logger } from '../platform/log'
import { type Delivery, type Listener, type Message, type PubSub, RESYNC } from './PubSub'

/** Delivers within this process, at once and in order. */
export class LocalPubSub implements PubSub {
  readonly #channels = new Map<string, Set<Listener>>()
  readonly #log: Logger

  constructor(log: Logger) {
    this.#log = log
  }

  publish(channel: string, message: Message): void {
    this.#deliver(this.#channels.get(channel), message)
  }

  /** Tells every listener of every channel that messages may have been lost. */
  resync(): void {
    for (const listeners of [...this.#channels.values()]) this.#deliver(listeners, RESYNC)
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
    this.#channels.clear()
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
