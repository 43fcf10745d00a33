import type { Knex } from 'knex'
import type { Redis } from 'ioredis'
import type { CatalogueStore } from './catalogue/CatalogueStore'
import type { Config } from './config'
import type { ErrorReporter } from './errorReporting'
import type { AccountEnding } from './accounts/AccountEnding'
import type { FollowMove } from './households/HouseholdMove'
import type { Logger } from './log'
import type { PubSub } from './pubsub/PubSub'
import type { CallQueue } from './request/CallQueue'

/** What use cases need of the running application. Tests replace the clock. */
export interface Services {
  config: Config
  db: Knex
  log: Logger
  reporter: ErrorReporter
  /** Now, in epoch milliseconds. */
  now: () => number
  catalogue: CatalogueStore
  /** Shared by all instances; null if none is configured. */
  redis: Redis | null
  /** Tells all instances what changed. */
  pubSub: PubSub
  /** Lets callers take turns. */
  calls: CallQueue
  /** What features do when something happens in a feature below them. */
  hooks: { accountEndings: readonly AccountEnding[]; householdMoves: readonly FollowMove[] }
}
