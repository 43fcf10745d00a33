import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const fillerIn = (folder: string): string => join(folder, 'filler')

/** Fills the disk that a folder is on. Only for one that is small. */
export function fillDisk(folder: string): void {
  const { bavail, bsize } = statfsSync(folder)
  try {
    writeFileSync(fillerIn(folder), Buffer.alloc(Number(bavail) * Number(bsize)))
  } catch (error) {
    // The database has taken some of it meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

/** Gives the room back. */
export function clearDisk(folder: string): void {
  rmSync(fillerIn(folder))
}
