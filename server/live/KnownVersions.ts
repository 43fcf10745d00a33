import { createHash } from 'node:crypto'
import { type Delivery, RESYNC } from '../pubsub/PubSub'
import type { Services } from '../platform/services'
import { concernsPlan, type Part, partsOf } from './announced'
import { readVersions, type Versions } from './readVersions'

/** What has to be read after messages. */
export interface ToRead {
  readonly parts: ReadonlySet<Part>
  /** Whether the plan says something else than before, although no operation was done. */
  readonly isOtherTable: boolean
}

/** By which versions each part is as it is; its own carries its name. */
const DECIDING: Readonly<Record<Part, readonly (keyof Versions)[]>> = {
  household: ['household', 'answers'],
  plan: ['plan', 'household', 'answers', 'saved'],
  list: ['list'],
  cupboard: ['cupboard'],
  shopHabits: ['shopHabits', 'answers'],
  storedPlans: ['storedPlans'],
  kitchenTimers: ['kitchenTimers'],
}
/** What no part has a version for. */
const UNVERSIONED: readonly (keyof Versions)[] = ['household', 'answers', 'saved']

/** Whose household is listened to, and by which account, as what is read differs between them. */
interface Listener {
  readonly userId: string
  readonly householdId: string
  /** What is listened to. */
  readonly parts: readonly Part[]
}

/**
 * At which versions a listener of a household has read each part. Where messages may have been lost, only what moved since is
 * read again: nothing in most households. A part counts as read at versions that were asked for before it was: it may be
 * newer than that, never older.
 */
export class KnownVersions {
  readonly #services: Pick<Services, 'db' | 'catalogue' | 'log'>
  readonly #listener: Listener
  /** What was asked for last. */
  #asked: Versions | null = null
  readonly #readAt = new Map<Part, Partial<Versions>>()
  #catalogue = ''

  constructor(services: Pick<Services, 'db' | 'catalogue' | 'log'>, listener: Listener) {
    this.#services = services
    this.#listener = listener
  }

  /** Asks before everything is read for the first time. */
  async begin(): Promise<void> {
    this.#asked = await this.#ask('soon')
  }

  /** What to read after messages. */
  async toRead(batch: readonly Delivery[]): Promise<ToRead> {
    const published = batch.filter((delivery) => delivery !== RESYNC)
    const moved = batch.includes(RESYNC) ? await this.#moved() : []
    // What a part has no version for has to be known as it is before it is read.
    if (!batch.includes(RESYNC) && batch.some(concernsPlan)) this.#asked = await this.#ask('soon')
    const { parts } = this.#listener
    const wanted = moved && new Set([...published.flatMap(partsOf), ...moved.map(({ part }) => part)])
    return {
      parts: new Set(wanted ? parts.filter((part) => wanted.has(part)) : parts),
      isOtherTable: published.some(concernsPlan) || (moved?.some(({ name }) => UNVERSIONED.includes(name)) ?? true),
    }
  }

  /** Parts have just been read, at these versions. */
  note(read: Readonly<Partial<Record<Part, number | string>>>, again: Iterable<Part>): void {
    this.#catalogue = this.#services.catalogue.version
    const asked = this.#asked
    if (!asked) return this.#readAt.clear()
    for (const part of again)
      this.#readAt.set(part, { ...decidingIn(asked, part), ...(part in read && { [part]: String(read[part]) }) })
  }

  /** Names what a listener has by the versions at which it was read, the same in every instance; null where they are not known. */
  get mark(): string | null {
    const { userId, householdId, parts } = this.#listener
    if (this.#readAt.size < parts.length) return null
    const read = parts.map((part) => DECIDING[part].map((name) => this.#readAt.get(part)?.[name]))
    return createHash('sha256')
      .update(JSON.stringify([userId, householdId, this.#catalogue, read]))
      .digest('base64url')
  }

  /** After `begin`: whether a listener that had what a mark names has missed nothing. Then it has all parts. */
  resume(mark: string | null): boolean {
    if (mark === null) return false
    this.note({}, this.#listener.parts)
    if (this.mark === mark) return true
    this.#readAt.clear()
    return false
  }

  /** Which versions of which parts moved; null where that is not known. */
  async #moved(): Promise<readonly { part: Part; name: keyof Versions }[] | null> {
    const now = await this.#ask('patient')
    this.#asked = now
    const { parts } = this.#listener
    const isKnown = this.#readAt.size === parts.length && this.#catalogue === this.#services.catalogue.version
    if (!now || !isKnown) return null
    return parts.flatMap((part) =>
      DECIDING[part].flatMap((name) => (this.#readAt.get(part)?.[name] === now[name] ? [] : [{ part, name }])),
    )
  }

  /** Where the question fails everything is read, which fails by itself or not. */
  #ask(when: 'soon' | 'patient'): Promise<Versions | null> {
    return readVersions(this.#services, this.#listener.householdId, when).catch((error: unknown) => {
      this.#services.log.debug({ error }, 'Versions of a household could not be read')
      return null
    })
  }
}

const decidingIn = (versions: Versions, part: Part): Partial<Versions> =>
  Object.fromEntries(DECIDING[part].map((name) => [name, versions[name]]))
