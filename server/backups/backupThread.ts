import { failureOf } from './BackupError'
import type { BackupOutcome, BackupTask } from './BackupWriter'
import { writeBackup } from './writeBackup'

/* A thread: it writes one backup, and ends. */

/** Writes a backup. @returns how that ended. */
export default async function run({ database, file, photos }: BackupTask): Promise<BackupOutcome> {
  try {
    return { failure: null, lacking: await writeBackup({ database }, file, photos) }
  } catch (error) {
    return { failure: failureOf(error), cause: String(error) }
  }
}
