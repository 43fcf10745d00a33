import { forgetExpired } from './accounts/forgetExpired'
import { forgetOldEvents } from './analytics/forgetOldEvents'
import { rollUpUsage } from './analytics/reportUsage'
import { forgetTaken } from './cupboard/forgetTaken'
import { databaseNow } from './database/databaseClock'
import { withLock } from './database/lock'
import { forgetOldFiles } from './http/pageFiles'
import { forgetHouseholds } from './households/forgetHouseholds'
import { forgetVisits } from './identities/visits'
import { forgetImports } from './imports/startImports'
import { forgetKeys } from './keys/forgetKeys'
import { forgetOldMails } from './mail/forgetOldMails'
import { forgetOldOperations } from './operations/forgetOldOperations'
import { forgetDevices } from './notifications/forgetDevices'
import { forgetOpinions } from './planning/forgetOpinions'
import { forgetOldPlans } from './planning/forgetOldPlans'
import { forgetPhotos } from './photos/forgetPhotos'
import { forgetChallenges } from './passkeys/challenges'
import { problemOfClock } from './retentionClock'
import { countRun, type RunOutcome } from './retentionMetrics'
import type { Services } from './platform/services'
import { followStoreNames } from './settings/followStoreNames'
import { forgetSetUps } from './secondFactor/endSecondFactor'
import { forgetOnceCalls } from './request/onceCalls'
import { forgetOldWords } from './shopping/forgetOldWords'
import { forgetOldHabits } from './shopping/habits/forgetOldHabits'
import { forgetTimers } from './timers/forgetTimers'
import { forgetDeliveries } from './webhooks/forgetDeliveries'

const HOUR = 60 * 60 * 1000

type RetentionServices = Pick<Services, 'db' | 'now' | 'log' | 'reporter'>

/** What is deleted, counted and brought in line, in order. */
const STEPS = [
  forgetExpired,
  forgetVisits,
  forgetChallenges,
  forgetSetUps,
  forgetKeys,
  forgetOldMails,
  forgetDeliveries,
  forgetDevices,
  forgetHouseholds,
  forgetOldPlans,
  forgetOldOperations,
  forgetOpinions,
  forgetPhotos,
  forgetImports,
  forgetOldWords,
  forgetOldHabits,
  forgetOnceCalls,
  forgetTaken,
  forgetTimers,
  rollUpUsage,
  forgetOldEvents,
  forgetOldFiles,
  followStoreNames,
]

/**
 * Deletes expired rows of every feature and rolls up the usage of days that are over, by a clock that has been checked.
 * @param lost ends it between two features. Two runs at once would delete the same rows.
 */
export async function deleteExpired(services: Pick<Services, 'db' | 'now'>, lost?: AbortSignal): Promise<void> {
  for (const step of STEPS) {
    lost?.throwIfAborted()
    await step(services)
  }
}

/**
 * Deletes expired rows by the database's clock, in one instance at a time, unless that clock cannot be right: what a wrong
 * clock deletes cannot be brought back, and what it leaves is deleted by a later run.
 * @returns whether rows were looked through, and why not.
 */
export async function runRetention(
  services: RetentionServices,
  readClock: typeof databaseNow = databaseNow,
): Promise<Exclude<RunOutcome, 'error'>> {
  const { db, log, reporter } = services
  let outcome: Exclude<RunOutcome, 'error'> = 'skipped'
  await withLock(db, 'retention', { patience: 0 }, async ({ lost }) => {
    const at = await readClock(db)
    const problem = await problemOfClock(services, at)
    if (problem === null) {
      await deleteExpired({ db, now: () => at }, lost)
      outcome = 'ok'
    } else {
      outcome = 'clock'
      log.error({ problem, clock: new Date(at).toISOString() }, 'The clock cannot be trusted: nothing was deleted')
      reporter.report(new Error('The clock cannot be trusted'), { operation: 'retention' })
    }
  })
  return outcome
}

/** Runs retention now and every hour. @returns stops it and waits for a run in progress. */
export function startRetention(services: Services): () => Promise<void> {
  let running = Promise.resolve()
  const run = () => {
    running = runRetention(services).then(countRun, (error: unknown) => {
      countRun('error')
      services.log.error({ error }, 'Expired rows could not be deleted')
      services.reporter.report(error, { operation: 'retention' })
    })
  }
  run()
  const timer = setInterval(run, HOUR)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
