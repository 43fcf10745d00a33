import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Services } from '../platform/services'
import { PATIENCE } from './post'

const SECOND = 1000
/** Longer than a delivery, so that no two instances send the same message. If they do, both have one id. */
const CLAIM = PATIENCE + 60 * SECOND
/** Messages on their way at once: to receivers that answer soon, and to those that do not. */
const LANES = [
  { isSlow: 0, places: 24 },
  { isSlow: 1, places: 8 },
] as const
/** Of these, so many to one receiver. */
const OF_ONE = 1

type Means = Pick<Services, 'db' | 'log' | 'now' | 'reporter'>

/**
 * An outbox: a table of messages (`id`, `nextTryAt`, `claimedBy`, `claimedUntil`) and that of their receivers (`id`, `isSlow`).
 */
export interface Outbox {
  /** What the log calls its messages. */
  readonly name: string
  readonly messages: string
  readonly receivers: string
  /** The column of a message that names its receiver. */
  readonly receiverOf: string
  /** What the messages that wait are like, for a query. */
  readonly waiting: Readonly<Record<string, null>>
  /** Sends a message that `holder` has claimed, and notes what came of it. */
  readonly deliver: (id: string, holder: string) => Promise<void>
}

interface Due {
  readonly id: string
  readonly receiver: string
}

/**
 * Sends what is due, several messages at once. Receivers that take long, or do not answer, share places apart from the others, so
 * that they hold up only one another. Several instances may send: each message is claimed by one, and a claim whose holder
 * has died runs out.
 */
export class Courier {
  readonly #services: Means
  readonly #outbox: Outbox
  readonly #holder = randomUUID()
  /** The receiver and the lane of each message on its way. */
  readonly #underWay = new Map<Promise<void>, { receiver: string; isSlow: number }>()

  constructor(services: Means, outbox: Outbox) {
    this.#services = services
    this.#outbox = outbox
  }

  /** Begins to send what is due and has a place. @returns how many messages that are. */
  async begin(): Promise<number> {
    let begun = 0
    for (const { isSlow, places } of LANES) {
      const left = places - [...this.#underWay.values()].filter((one) => one.isSlow === isSlow).length
      if (left <= 0) continue
      for (const { id, receiver } of await this.#due(isSlow, left)) {
        if (this.#isBusy(receiver) || !(await this.#claim(id))) continue
        this.#send(id, { receiver, isSlow })
        begun += 1
      }
    }
    return begun
  }

  /** Waits for what is on its way. */
  async idle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay.keys())
  }

  #isBusy(receiver: string): boolean {
    return [...this.#underWay.values()].filter((one) => one.receiver === receiver).length >= OF_ONE
  }

  #due(isSlow: number, left: number): Promise<Due[]> {
    const { messages, receivers, receiverOf } = this.#outbox
    const busy = [...new Set([...this.#underWay.values()].map(({ receiver }) => receiver))]
    const of = `${messages}.${receiverOf}`
    return this.#waiting(this.#services.now())
      .join(receivers, `${receivers}.id`, of)
      .where(`${receivers}.isSlow`, isSlow)
      .whereNotIn(of, busy)
      .orderBy(`${messages}.nextTryAt`)
      .limit(left)
      .select({ id: `${messages}.id`, receiver: of })
  }

  async #claim(id: string): Promise<boolean> {
    const at = this.#services.now()
    const claimed = await this.#waiting(at)
      .where({ id })
      .update({ claimedBy: this.#holder, claimedUntil: at + CLAIM })
    return claimed === 1
  }

  #waiting(now: number): Knex.QueryBuilder {
    const { messages, waiting } = this.#outbox
    const open = Object.fromEntries(Object.entries(waiting).map(([column, value]) => [`${messages}.${column}`, value]))
    return this.#services
      .db(messages)
      .where(open)
      .where(`${messages}.nextTryAt`, '<=', now)
      .where(`${messages}.claimedUntil`, '<', now)
  }

  #send(id: string, to: { receiver: string; isSlow: number }): void {
    const { log, reporter } = this.#services
    const { name, deliver } = this.#outbox
    const sending = deliver(id, this.#holder)
      .catch((error: unknown) => {
        log.error({ error, outbox: name, messageId: id }, 'What came of a message could not be noted')
        reporter.report(error, { operation: name })
      })
      .finally(() => void this.#underWay.delete(sending))
    this.#underWay.set(sending, to)
  }
}
