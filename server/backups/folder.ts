import { lstat, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Backup, BackupKind } from '../generated/schemaTypes'
import { keepToOwner, makeFolder } from '../platform/ownersAlone'

const KINDS = { nightly: 'NIGHTLY', hand: 'BY_HAND', safety: 'SAFETY' } as const satisfies Record<string, BackupKind>
const WORDS = Object.entries(KINDS)
const END = '.sqlite'
/** An id such as `2027-02-01T033000Z-nightly`. No other text reaches the file system. */
const ID = new RegExp(`^(\\d{4}-\\d\\d-\\d\\d)T(\\d\\d)(\\d\\d)(\\d\\d)Z-(${Object.keys(KINDS).join('|')})$`)
/** What a backup or a restore that was interrupted leaves. */
const LEFT = /\.sqlite\.partial(-\w+)?$|^mealwright-restore-/
/** The most that are listed; other files may have been put there under such names. */
const MOST = 500

/** The id of a backup that is made at a time, to the second. */
export function backupId(kind: BackupKind, at: number): string {
  const word = WORDS.find(([, one]) => one === kind)?.[0] ?? ''
  return `${new Date(at).toISOString().slice(0, 19).replaceAll(':', '')}Z-${word}`
}

/** What an id says; null for what is none. */
export function readBackupId(id: string): Pick<Backup, 'id' | 'kind' | 'madeAt'> | null {
  const [, day, hours, minutes, seconds, word] = ID.exec(id) ?? []
  const madeAt = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`)
  const kind = KINDS[word as keyof typeof KINDS]
  return kind === undefined || Number.isNaN(madeAt) ? null : { id, kind, madeAt }
}

/** The file of a backup. @throws Error for what is no id, so that none leads out of the folder. */
export function fileOf(folder: string, id: string): string {
  if (!ID.test(id)) throw new Error('This is no id of a backup')
  return join(folder, id + END)
}

/** Makes the folder where it is missing, its owner's alone, without what an interrupted backup has left. */
export async function prepareFolder(folder: string): Promise<void> {
  makeFolder(folder)
  keepToOwner(folder)
  for (const name of await readdir(folder))
    if (LEFT.test(name)) await rm(join(folder, name), { force: true, recursive: true })
}

/** The whole backups of a folder, the newest first; none where there is no folder. */
export async function listBackups(folder: string): Promise<Backup[]> {
  const names = await readdir(folder).catch(() => [])
  const read = names
    .filter((name) => name.endsWith(END))
    .flatMap((name) => readBackupId(name.slice(0, -END.length)) ?? [])
    .sort((one, other) => other.madeAt - one.madeAt || (one.id < other.id ? 1 : -1))
    .slice(0, MOST)
  const found = await Promise.all(
    read.map(async (one) => {
      const file = await lstat(fileOf(folder, one.id)).catch(() => null)
      return file?.isFile() ? [{ ...one, bytes: file.size }] : []
    }),
  )
  return found.flat()
}

/** A backup of the folder; undefined where there is none of that id. */
export const findBackup = async (folder: string, id: string): Promise<Backup | undefined> =>
  (await listBackups(folder)).find((one) => one.id === id)
