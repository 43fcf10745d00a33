import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { newId } from '../../schema/newId'
import { OWNERS_FILE, OWNERS_FOLDER } from '../platform/ownersAlone'

/** How the names of files end that arrive or are being read. */
const ENDING = '.arriving'
/** Milliseconds after which such a file is one that a process left behind. */
const LEFT_BEHIND = 24 * 60 * 60 * 1000

/** A file has more bytes than it may. */
export class FileTooLarge extends Error {
  constructor() {
    super('The file is too large')
  }
}

/** A file could not be put down; `cause` is what the file system says. */
export class FileNotKept extends Error {
  constructor(options: { cause: unknown }) {
    super('A file could not be put down', options)
  }
}

/** A file that arrived, until it is read. */
export interface ReceivedFile {
  readonly path: string
  /** Deletes it; never throws. */
  forget(): Promise<void>
}

/**
 * Puts down what arrives in a file, for the server's user alone. Nothing is left of it where that fails.
 *
 * @param folder where there is room for it; it is made where it is missing.
 * @throws FileTooLarge, FileNotKept; what the stream throws where the sender leaves.
 */
export async function receiveFile(folder: string, arriving: Readable, most: number): Promise<ReceivedFile> {
  const path = join(folder, newId() + ENDING)
  const forget = () => rm(path, { force: true }).catch(() => {})
  const kept = <Result>(work: Promise<Result>) =>
    work.catch((cause: unknown) => {
      throw new FileNotKept({ cause })
    })
  await kept(mkdir(folder, { recursive: true, mode: OWNERS_FOLDER }))
  const file = await kept(open(path, 'wx', OWNERS_FILE))
  try {
    let bytes = 0
    for await (const chunk of arriving as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > most) throw new FileTooLarge()
      await kept(file.write(chunk))
    }
    return { path, forget }
  } catch (error) {
    await forget()
    throw error
  } finally {
    await file.close()
  }
}

/** Deletes files that a process left behind which was ended. @param now epoch milliseconds by the clock of the files. */
export async function clearArrived(folder: string, now: number): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const name of names.filter((one) => one.endsWith(ENDING))) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }))
    if (mtimeMs < now - LEFT_BEHIND) await rm(path, { force: true })
  }
}
