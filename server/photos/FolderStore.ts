import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { OWNERS_FILE, OWNERS_FOLDER } from '../platform/ownersAlone'
import { checkedName } from './photoFiles'
import type { PhotoStore } from './PhotoStore'

/** Photos in a folder, for the server's user alone. Several instances share the folder. */
export class FolderStore implements PhotoStore {
  constructor(private readonly folder: string) {}

  async put(name: string, body: Buffer): Promise<void> {
    const path = this.#pathOf(name)
    await mkdir(join(path, '..'), { recursive: true, mode: OWNERS_FOLDER })
    const partial = `${path}.${randomUUID()}.partial`
    try {
      const file = await open(partial, 'wx', OWNERS_FILE)
      try {
        await file.writeFile(body)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(partial, path)
    } catch (error) {
      await rm(partial, { force: true }).catch(() => {})
      throw error
    }
  }

  async get(name: string): Promise<Buffer | null> {
    return readFile(this.#pathOf(name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    })
  }

  async delete(name: string): Promise<void> {
    await rm(this.#pathOf(name), { force: true })
  }

  /** In folders by the first two characters, so that none has too many files. */
  #pathOf(name: string): string {
    return join(this.folder, checkedName(name).slice(0, 2), name)
  }
}
