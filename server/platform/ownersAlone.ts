import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'

/** Mode of a file that its owner alone reads and writes. */
export const OWNERS_FILE = 0o600
/** Mode of a folder that its owner alone enters. */
export const OWNERS_FOLDER = 0o700
/** Of folders that belong to all, such as `/tmp`. */
const SHARED = 0o1000
/** Why a mode can't be changed: it is another user's, or nothing can be written there. */
const NOT_OURS = ['EPERM', 'EACCES', 'EROFS']

/** What SQLite has beside a database while it is open, and beside a file that is being written. */
export const BESIDE = ['-wal', '-shm', '-journal']

/**
 * Makes what is there its owner's alone: files and folders of earlier releases may be open to others (docs/product.md SEC-16).
 * Other users' files and folders that all share stay as they are.
 */
export function keepToOwner(path: string): void {
  if (!existsSync(path)) return
  const found = statSync(path)
  const isFolder = found.isDirectory()
  if (isFolder && (found.mode & SHARED) !== 0) return
  try {
    chmodSync(path, isFolder ? OWNERS_FOLDER : OWNERS_FILE)
  } catch (error) {
    if (!NOT_OURS.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

/** Makes a folder of the data, and those above it that are missing, for its owner alone. */
export function makeFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: OWNERS_FOLDER })
}

/**
 * Makes a database of SQLite, and what is beside it, its owner's alone before it is opened. A new one begins as an empty
 * file, which SQLite fills; it gives the files beside a database the mode of that.
 */
export function keepDatabaseToOwner(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'a', OWNERS_FILE))
  for (const end of ['', ...BESIDE]) keepToOwner(path + end)
}
