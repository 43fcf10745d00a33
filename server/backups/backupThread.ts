import { failureOf } from './BackupError'
import type { BackupOutcome, BackupTask } from './BackupWriter'
import { writeBackup } from './writeBackup'

/* A thread: it writes one backup, and ends. */

/** Writes a backup. @returns how that ended. */
export default async function run({ database, file }: BackupTask): Promise<BackupOutcome> {
  try {
    await writeBackup({ database }, file)
    return null
  } catch (error) {
    return { failure: failureOf(error), cause: String(error) }
  }
}
