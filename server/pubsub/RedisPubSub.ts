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
const LONGEST_PAUSE = 500

/** What goes over Redis. Without `told` it says that messages of its sender were lost, the last so many milliseconds ago. */
const Envelope = z.object({
  from: z.string(),
  lostAgo: z.number().optional(),
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
  /** When the last message was lost that the others have missed and do not know of. */
  #lostAt: number | null = null
  /** Since when the others' messages are received without a gap; what was lost before has been made up for then. */
  #listeningSince = Infinity

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

  follow(listener: (channel: string, message: Message) => void): () => void {
    return this.#local.follow(listener)
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
      this.#lostAt = performance.now()
    }
  }

  async #listen(): Promise<void> {
    try {
      await this.#subscriber.subscribe(this.#topic)
      this.#listeningSince = performance.now()
      this.#resync()
    } catch {
      this.#subscriber.disconnect(true)
    }
  }

  /** A connection that is cut without a word looks idle, so an answer is asked for. */
  #beat(): void {
    if (this.#subscriber.status === 'ready') this.#subscriber.ping().catch(() => this.#subscriber.disconnect(true))
    if (this.#lostAt === null || this.#publisher.status !== 'ready') return
    const lostAgo = performance.now() - this.#lostAt
    this.#lostAt = null
    void this.#send({ from: this.#id, lostAgo })
  }

  #receive(text: string): void {
    const envelope = Envelope.safeParse(parsed(text))
    if (!envelope.success) return this.#log.warn('A message that is not one came over Redis')
    const { from, told, lostAgo = 0 } = envelope.data
    if (from === this.#id) return
    if (told) this.#local.deliver(told.channel, told.message)
    // On its way it has become older, so that rather too many read again than too few.
    else if (performance.now() - lostAgo >= this.#listeningSince) this.#resync()
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
