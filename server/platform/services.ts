import type { Knex } from 'knex'
import type { Redis } from 'ioredis'
import type { CatalogueStore } from '../catalogue/CatalogueStore'
import type { Config } from './config'
import type { ErrorReporter } from './errorReporting'
import type { RecipeReader } from '../dishes/threads/RecipeReader'
import type { UserModel } from '../accounts/UserModel'
import type { HouseholdMove } from '../households/HouseholdMove'
import type { Logger } from './log'
import type { PubSub } from '../pubsub/PubSub'
import type { CallQueue } from '../request/CallQueue'

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
  /** Reads what people wrote, beside the thread that answers calls. */
  reader: RecipeReader
  /** What features do when something happens in a feature below them. */
  hooks: { accountEndings: readonly AccountEnding[]; householdMoves: readonly FollowMove[] }
}

/**
 * What a feature above accounts does in the transaction that deletes an account, before its row goes and everything with
 * it that refers to it.
 * @returns what is to be done after the commit.
 */
export type AccountEnding = (services: Services, trx: Knex.Transaction, user: UserModel) => Promise<() => void>

/** What a feature above households does in the transaction in which an account joins a household. */
export type FollowMove = (services: Services, trx: Knex.Transaction, move: HouseholdMove) => Promise<void>
