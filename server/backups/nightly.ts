import { sydneyDay } from '../../schema/sydneyDay'
import type { Services } from '../platform/services'
import { BackupStateModel } from './BackupStateModel'
import { listBackups } from './folder'
import { beginBackup } from './makeBackup'

const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE
/** The hour in Sydney from which a night's backup is made. */
const NIGHT = 3 * HOUR
/** How often it is looked at whether one is due. */
const LOOK = 10 * MINUTE
/** After one that failed the next is tried later. */
const AGAIN = HOUR

/** The night that a time belongs to: the day in Sydney, which begins at three. */
const nightOf = (at: number): string => sydneyDay(at - NIGHT)

/**
 * Makes the night's backup where it is not there (docs/product.md OPS-4): from three o'clock in Sydney, or later where the
 * machine was off. Without an owner of the server none is made.
 * @returns whether one was begun.
 */
export async function beginNightly(services: Services): Promise<boolean> {
  const { config, db, now } = services
  const { folder } = config.backups
  if (folder === null || config.owners.length === 0) return false
  const night = nightOf(now())
  if ((await listBackups(folder)).some(({ kind, madeAt }) => kind === 'NIGHTLY' && nightOf(madeAt) === night))
    return false
  const { failedAt } = await BackupStateModel.row(db).throwIfNotFound()
  if (failedAt !== null && Math.abs(now() - failedAt) < AGAIN) return false
  return beginBackup(services, 'NIGHTLY', {})
}

/** Looks every ten minutes whether the night's backup is due. @returns stops that. */
export function startNightlyBackups(services: Services): () => Promise<void> {
  let looking = Promise.resolve()
  const look = () => {
    looking = beginNightly(services).then(
      () => {},
      (error: unknown) => services.log.error({ error }, 'It could not be looked at whether a backup is due'),
    )
  }
  const timer = setInterval(look, LOOK)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await looking
  }
}
