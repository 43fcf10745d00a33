import type { Knex } from 'knex'
import type { Logger } from '../platform/log'
import type { CompiledCatalogue } from './compiled'
import {
  EMPTY_CATALOGUE,
  loadCatalogue,
  storedVersion,
  type CatalogueSnapshot,
  type KnownChanges,
} from './loadCatalogue'

type Stored = Pick<CatalogueSnapshot, 'version' | 'changes'>

const isSame = (a: Stored, b: Stored): boolean =>
  a.version === b.version && a.changes?.era === b.changes?.era && a.changes?.upTo === b.changes?.upTo

/** Milliseconds between two looks at the stored version. */
const POLL = 2000
/** After so many every instance has looked, and has loaded what there is. */
const LOADED_BY_ALL = POLL + 1000

/**
 * The catalogue in memory. It is loaded and compiled whole and swapped in at once, so the holder of a snapshot keeps
 * working with that one.
 */
export class CatalogueStore {
  private current = EMPTY_CATALOGUE
  private loading: Promise<void> | null = null
  private announced: KnownChanges | null = null
  private readonly followers = new Set<() => void>()

  constructor(private readonly db: Knex) {}

  /** Everything of one version. Take it once where several parts must belong together. */
  get snapshot(): CatalogueSnapshot {
    return this.current
  }

  /** Name of the version in use; it differs whenever the content does. */
  get version(): string {
    return this.current.version
  }

  /** The catalogue as the domain functions read it. */
  get compiled(): CompiledCatalogue {
    return this.current.compiled
  }

  /** The changes that every instance has loaded; null while none are recorded. */
  get told(): KnownChanges | null {
    return this.announced
  }

  /** Calls back whenever there are other changes to tell. @returns the function that ends it. */
  follow(listener: () => void): () => void {
    this.followers.add(listener)
    return () => void this.followers.delete(listener)
  }

  /** Loads the stored catalogue unless its version is in use already. Calls that come meanwhile wait for one more look. */
  async refresh(): Promise<void> {
    while (this.loading) await this.loading.catch(() => undefined)
    this.loading = this.load().finally(() => {
      this.loading = null
    })
    await this.loading
  }

  /**
   * Looks every two seconds whether the stored version is another one, so that an import by another process shows
   * without a restart. Keeps no process alive. Returns how to end it.
   */
  watch(log: Logger): () => Promise<void> {
    let away = false
    let looking: Promise<void> | null = null
    const look = async () => {
      try {
        const before = this.version
        await this.refresh()
        if (this.version !== before) log.info({ version: this.version }, 'Another version of the catalogue is in use')
        away = false
      } catch (error) {
        if (!away) log.warn({ error }, 'The catalogue could not be looked at; the version in use stays')
        away = true
      }
    }
    const timer = setInterval(() => {
      looking ??= look().finally(() => {
        looking = null
      })
    }, POLL)
    timer.unref()
    return async () => {
      clearInterval(timer)
      await looking
    }
  }

  private async load(): Promise<void> {
    if (isSame(await storedVersion(this.db), this.current)) return
    this.current = await loadCatalogue(this.db)
    const { changes } = this.current
    // Of another history, such as that of a restored backup, no instance answers anything before it has loaded it.
    if (changes && changes.era !== this.announced?.era) this.tell(changes)
    else if (changes) setTimeout(() => this.tellLater(changes), LOADED_BY_ALL).unref()
  }

  private tellLater(changes: KnownChanges): void {
    if (changes.era === this.announced?.era) this.tell(changes)
  }

  private tell(changes: KnownChanges): void {
    this.announced = changes
    for (const listener of this.followers) listener()
  }
}
