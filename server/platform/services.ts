import type { Caller } from '../request/Caller'
import type { Doer, Origin } from '../request/Origin'
import type { Knex } from 'knex'
import type { Redis } from 'ioredis'
import type { BackupWriter } from '../backups/BackupWriter'
import type { ImportFiles } from '../imports/ImportFiles'
import type { CatalogueStore } from '../catalogue/CatalogueStore'
import type { Config } from './config'
import type { ErrorReporter } from './errorReporting'
import type { Pages } from '../dishes/pages/Pages'
import type { RecipeReader } from '../dishes/threads/RecipeReader'
import type { FailedSignIns } from '../accounts/history/FailedSignIns'
import type { InputError } from '../generated/schemaTypes'
import type { UserModel } from '../accounts/UserModel'
import type { HouseholdLeaving, HouseholdMove } from '../households/HouseholdMove'
import type { Logger } from './log'
import type { PubSub } from '../pubsub/PubSub'
import type { CallQueue } from '../request/CallQueue'
import type { ProcessorBudget } from '../request/ProcessorBudget'
import type { ProcessorMeter } from '../request/ProcessorMeter'
import type { PhotoStore } from '../photos/PhotoStore'

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
  /** Lets accounts take turns whose sockets are notified of changes; their calls do not wait for that. */
  events: CallQueue
  /** What each caller may use of the thread that answers calls. */
  budget: ProcessorBudget
  /** Measures what they do use. */
  meter: ProcessorMeter
  /** Reads what people wrote, beside the thread that answers calls. */
  reader: RecipeReader
  /** Fetches pages with recipes; null where the configuration does not let it. */
  pages: Pages | null
  /** Writes backups, beside that thread as well. */
  backups: BackupWriter
  /** The files of photos of own dishes. */
  photos: PhotoStore
  /** Files of recipes that are being read. */
  imports: ImportFiles
  /** Failed sign-ins that wait to be written to the histories of their accounts. */
  failedSignIns: FailedSignIns
  /** What features do when something happens in a feature below them. */
  hooks: {
    accountEndings: readonly AccountEnding[]
    secondStep: SecondStep
    passwordResets: readonly FollowReset[]
    emailReturns: readonly FollowEmailReturn[]
    logOuts: readonly FollowLogOut[]
    sessionReplacements: readonly FollowReplacement[]
    householdMoves: readonly FollowMove[]
    householdLeavings: readonly FollowLeaving[]
    householdEndings: readonly EndHousehold[]
    answersSaved: readonly FollowAnswers[]
    addressProofs: readonly AddressProof[]
    invitationChecks: readonly InvitationCheck[]
  }
}

/**
 * What a feature above accounts does in the transaction that deletes an account, before its row goes and everything with
 * it that refers to it.
 * @returns what is to be done after the commit.
 */
export type AccountEnding = (services: Services, trx: Knex.Transaction, user: UserModel) => Promise<() => void>

/**
 * What a feature above accounts asks for in a sign-in with the right password.
 * @param code what was given beside the password; blank for nothing.
 * @returns what is lacking, and whether it was an attempt that counts; or what uses up what was given, in the transaction that
 * opens the session, and says what is lacking after all.
 */
export type SecondStep = (
  services: Services,
  user: UserModel,
  code: string,
  by: Origin,
) => Promise<
  { lacks: InputError; isAttempt: boolean } | { take: (trx: Knex.Transaction) => Promise<InputError | null> }
>

/** What a feature above accounts does in the transaction in which a password is set by a mailed link. */
export type FollowReset = (services: Services, trx: Knex.Transaction, userId: string, by: Doer) => Promise<void>

/** What a feature above accounts does in the transaction that brings the former address back, which was changed at `since`. */
export type FollowEmailReturn = (
  services: Services,
  trx: Knex.Transaction,
  userId: string,
  since: number,
  by: Doer,
) => Promise<void>

/** What a feature above accounts does after a session has ended because its person logged out. */
export type FollowLogOut = (services: Services, sessionId: string) => Promise<void>

/** What a feature above accounts does before a session ends because its person signed in once more in the same browser. */
export type FollowReplacement = (
  services: Services,
  sessions: { userId: string; former: string; next: string },
) => Promise<void>

/** What a feature above households does in the transaction in which an account joins a household. */
export type FollowMove = (services: Services, trx: Knex.Transaction, move: HouseholdMove) => Promise<void>

/** What a feature above households does in the transaction in which an account leaves a household for a new one. */
export type FollowLeaving = (services: Services, trx: Knex.Transaction, leaving: HouseholdLeaving) => Promise<void>

/** What a feature above households does in the transaction that deletes a household, before its row goes and all rows that refer to it. */
export type EndHousehold = (trx: Knex.Transaction, householdId: string) => Promise<void>

/** What a feature above settings does after answers of the account, or of another member whom it may edit, were stored. */
export type FollowAnswers = (services: Services, caller: Caller) => Promise<void>

/** The address that a key was mailed to by a feature above accounts, which its holder therefore reads; null for none. */
export type AddressProof = (services: Services, key: string) => Promise<string | null>

/** Whether a key is an invitation of a feature above accounts that can be accepted. */
export type InvitationCheck = (services: Services, key: string) => Promise<boolean>
