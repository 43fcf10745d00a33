import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { databaseNow } from '../database/databaseClock'
import type { Services } from '../platform/services'
import { PAGE_FILES } from '../backups/backupFile'
import { KEPT_FOLDERS, KEPT_PATH, type PageFile } from './pageFiles'

const HOUR = 60 * 60 * 1000

/** Says that this build's files are in use, and stores those that are not stored yet. */
async function keepFiles({ db }: Pick<Services, 'db'>, root: string): Promise<void> {
  const paths = await pathsOf(root)
  const usedAt = await databaseNow(db)
  await db<PageFile>(PAGE_FILES).whereIn('path', paths).update({ usedAt })
  const stored = new Set<string>(await db<PageFile>(PAGE_FILES).whereIn('path', paths).pluck('path'))
  // One by one: together they may be larger than what a database takes at once.
  for (const path of paths.filter((one) => !stored.has(one)))
    await db<PageFile>(PAGE_FILES)
      .insert({ path, ...(await contentOf(join(root, path))), usedAt })
      .onConflict('path')
      .ignore()
}

async function pathsOf(root: string): Promise<string[]> {
  const folders = await Promise.all(
    KEPT_FOLDERS.map(async (folder) =>
      (await readdir(join(root, folder)).catch(() => [])).map((name) => `/${folder}/${name}`),
    ),
  )
  return folders.flat().filter((path) => KEPT_PATH.test(path))
}

/** The compressed variant where the build has made one. */
async function contentOf(file: string): Promise<Pick<PageFile, 'body' | 'isBrotli'>> {
  const compressed = await readFile(`${file}.br`).catch(() => null)
  return compressed ? { body: compressed, isBrotli: true } : { body: await readFile(file), isBrotli: false }
}

/** The keeping of this build's files for all instances, which serve the files of each other's builds (decision 31). */
export interface FileKeeping {
  /** Resolves once the files are stored, or could not be, which is no reason not to serve. */
  done(): Promise<void>
  /** Stores them now and says every hour that they are in use. @returns stops that. */
  start(): () => Promise<void>
}

export function fileKeeping(services: Pick<Services, 'db' | 'log'>, root: string): FileKeeping {
  let kept: Promise<void> | null = null
  const keep = () =>
    (kept = keepFiles(services, root).catch((error: unknown) => {
      // To be tried again: the tables may not have been there yet.
      kept = null
      services.log.warn({ error }, 'The files of the pages could not be kept for instances of another build')
    }))
  const done = () => kept ?? keep()
  return {
    done,
    start: () => {
      void done()
      const timer = setInterval(() => void keep(), HOUR)
      timer.unref()
      return async () => {
        clearInterval(timer)
        await kept
      }
    },
  }
}
