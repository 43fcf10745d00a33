import type { Knex } from 'knex'
import { hash, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { FAILURE_REASONS } from '../../schema/failureCodes'
import { TRAFFIC_LIMITS } from '../../schema/trafficLimits'
import { defineMessages } from '../../schema/text/defineMessages'
import { deleteInBatches, patchInBatches } from '../database/inBatches'
import { inOneStatement } from '../database/transaction'
import { badRequest, unavailable } from '../platform/errors'
import type { Services } from '../platform/services'
import { OnceCallModel } from './OnceCallModel'

const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND
/** How long an answer is kept, and that the call was done (docs/product.md API-51). */
const ANSWER_KEPT = DAY
const KEPT = 30 * DAY
/** A call that was begun longer ago will not be done any more: its instance has died, or has given it up. */
const LONGEST_CALL = 60 * SECOND
/** How long a call waits for the same one that is being done, and how often it looks. */
const PATIENCE = 2 * SECOND
const GLANCE = 100

const messages = defineMessages({
  reused: 'Another input was sent before under this key.',
  forgotten: 'This was done before, and its answer is no longer kept.',
  unknown: 'This was begun before, and it is not known whether it was done.',
})

/** A call that is to be done once. */
export interface Once {
  caller: string
  userId: string | null
  key: string
  /** Of its input, by each of the server's secrets, the present one first. */
  fingerprints: readonly [string, ...string[]]
  /** Where the key was given, for errors. */
  field: string
}

/** A call that is this caller's to do. */
export interface Claim {
  id: string
  holder: string
}

/**
 * Begins a call under its key: it is the caller's to do, or was done before and has its answer. One that is being done just
 * now is waited for.
 * @param giveBack takes a call that failed while it was begun: whether it was is not known.
 * @throws BAD_USER_INPUT with the reason OPERATION_REUSED, OPERATION_FORGOTTEN or OPERATION_UNKNOWN, or UNAVAILABLE.
 */
export async function claimCall(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { caller, userId, key, fingerprints, field }: Once,
  giveBack: (claim: Claim) => Promise<void>,
): Promise<{ claim: Claim } | { answer: string }> {
  const id = hash('sha256', `${caller}\n${key}`, 'base64url')
  const holder = randomUUID()
  const begin = async (call: object) => {
    try {
      await inOneStatement(() => db(OnceCallModel.tableName).insert(call).onConflict('id').ignore())
    } catch (error) {
      await giveBack({ id, holder })
      throw error
    }
  }
  const refused = (message: string, reason: keyof typeof FAILURE_REASONS) =>
    badRequest(message, field, FAILURE_REASONS[reason])
  for (let waited = 0; waited <= PATIENCE; waited += GLANCE) {
    const begun = { id, userId, holder, fingerprint: fingerprints[0], startedAt: now() }
    const known = await OnceCallModel.query(db).findById(id)
    if (!known) await begin(begun)
    const row = known ?? (await OnceCallModel.query(db).findById(id))
    if (row?.holder === holder) return { claim: { id, holder } }
    if (row && !fingerprints.includes(row.fingerprint)) throw refused(messages.reused, 'operationReused')
    if (row?.doneAt) {
      if (row.answer !== null && row.doneAt > now() - ANSWER_KEPT) return { answer: row.answer }
      throw refused(messages.forgotten, 'operationForgotten')
    }
    if (row && row.startedAt < now() - LONGEST_CALL) throw refused(messages.unknown, 'operationUnknown')
    await wait(GLANCE)
  }
  throw unavailable()
}

/** Keeps the answer of a call that was done, unless it is too long: then only that it was done. */
export async function finishCall(
  { db, now }: Pick<Services, 'db' | 'now'>,
  claim: Claim,
  answer: string,
): Promise<void> {
  const kept = answer.length <= TRAFFIC_LIMITS.onceAnswerLength ? answer : null
  await inOneStatement(() =>
    OnceCallModel.query(db)
      .where({ ...claim })
      .patch({ answer: kept, doneAt: now() }),
  )
}

/** Gives a call back of which nothing was done, so that it can be sent again. */
export async function giveBackCall({ db }: Pick<Services, 'db' | 'now'>, claim: Claim): Promise<void> {
  await inOneStatement(() =>
    OnceCallModel.query(db)
      .where({ ...claim })
      .delete(),
  )
}

/** Gives a call up of which something was perhaps done: it is not begun again, nor waited for. */
export async function giveUpCall({ db, now }: Pick<Services, 'db' | 'now'>, claim: Claim): Promise<void> {
  await inOneStatement(() =>
    OnceCallModel.query(db)
      .where({ ...claim })
      .patch({ startedAt: now() - LONGEST_CALL - 1 }),
  )
}

/** Deletes answers after a day, and after 30 that the calls were done. */
export async function forgetOnceCalls({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const { tableName } = OnceCallModel
  await deleteInBatches(db, tableName, 'id', (rows) => rows.where('startedAt', '<', now() - KEPT))
  const old = (rows: Knex.QueryBuilder) => rows.where('startedAt', '<', now() - ANSWER_KEPT).whereNotNull('answer')
  await patchInBatches(db, tableName, 'id', old, { answer: null })
}
