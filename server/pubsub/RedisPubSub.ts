import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import { z } from 'zod'
import type { Logger } from '../platform/log'
import { counter } from '../pure/metric'
import { LocalPubSub } from './LocalPubSub'
import type { Listener, Message, PubSub } from './PubSub'

/** How often the connection is tried, and how long an answer may take, in milliseconds: a hang is found within both. */
const HEARTBEAT = 2000
const PATIENCE = 1000
/** The longest wait before connecting again. */
const LONGEST_PAUSE = 1000

/** What goes over Redis. Without `told` it says that messages of its sender were lost. */
const Envelope = z.object({
  from: z.string(),
  told: z
    .object({
      channel: z.string(),
      message: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    })
    .optional(),
})

/**
 * Delivers within this process by itself and to the other instances over one topic of Redis, whose messages every instance
 * gets: a new listener has no time in which it receives nothing, and none has to be announced. While Redis hangs or is gone
 * each instance goes on by itself; afterwards all listeners get a `RESYNC`.
 */
export class RedisPubSub implements PubSub {
  readonly #local: LocalPubSub
  readonly #log: Logger
  readonly #id = randomUUID()
  readonly #topic: string
  readonly #publisher: Redis
  readonly #subscriber: Redis
  readonly #heartbeat: NodeJS.Timeout
  readonly #lost = counter('mealwright_pubsub_lost_total', 'Messages to other instances that Redis did not take')
  readonly #resyncs = counter('mealwright_pubsub_resyncs_total', 'Times that all listeners had to read again')
  /** Whether the others have missed messages of this instance and do not know it. */
  #owesResync = false

  /** @param publisher the connection that rate limits use, whose commands fail within 250 ms. */
  constructor(log: Logger, publisher: Redis, url: string, topic: string) {
    this.#log = log
    this.#local = new LocalPubSub(log)
    this.#topic = topic
    this.#publisher = publisher
    this.#subscriber = new Redis(url, {
      autoResubscribe: false,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      connectTimeout: PATIENCE,
      commandTimeout: PATIENCE,
      retryStrategy: (times) => Math.min(times * 100, LONGEST_PAUSE),
    })
    this.#subscriber.on('error', (error) => log.warn({ error }, 'Redis cannot be listened to'))
    this.#subscriber.on('ready', () => void this.#listen())
    this.#subscriber.on('message', (_topic: string, text: string) => this.#receive(text))
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT).unref()
  }

  publish(channel: string, message: Message): void {
    this.#local.publish(channel, message)
    void this.#send({ from: this.#id, told: { channel, message } })
  }

  subscribe(channel: string, listener: Listener): () => void {
    return this.#local.subscribe(channel, listener)
  }

  close(): void {
    clearInterval(this.#heartbeat)
    this.#subscriber.disconnect()
    this.#local.close()
  }

  async #send(envelope: z.infer<typeof Envelope>): Promise<void> {
    try {
      await this.#publisher.publish(this.#topic, JSON.stringify(envelope))
    } catch {
      this.#lost.inc()
      this.#owesResync = true
    }
  }

  async #listen(): Promise<void> {
    try {
      await this.#subscriber.subscribe(this.#topic)
      this.#resync()
    } catch {
      this.#subscriber.disconnect(true)
    }
  }

  /** A connection that is cut without a word looks idle, so an answer is asked for. */
  #beat(): void {
    if (this.#subscriber.status === 'ready') this.#subscriber.ping().catch(() => this.#subscriber.disconnect(true))
    if (!this.#owesResync || this.#publisher.status !== 'ready') return
    this.#owesResync = false
    void this.#send({ from: this.#id })
  }

  #receive(text: string): void {
    const envelope = Envelope.safeParse(parsed(text))
    if (!envelope.success) return this.#log.warn('A message that is not one came over Redis')
    const { from, told } = envelope.data
    if (from === this.#id) return
    if (told) this.#local.publish(told.channel, told.message)
    else this.#resync()
  }

  #resync(): void {
    this.#resyncs.inc()
    this.#local.resync()
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
