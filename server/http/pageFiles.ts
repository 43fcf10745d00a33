import type { RequestHandler } from 'express'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { PAGE_FILES } from '../backups/backupFile'
import { deleteInBatches } from '../database/inBatches'
import type { Services } from '../platform/services'
import { setCaching } from './builtFiles'

/** Folders of the build whose files are kept: other names are the same in every build. */
export const KEPT_FOLDERS = ['assets', 'pictures']
/** Files that pages ask for. Compressed variants are no files of their own, and source maps are not served. */
export const KEPT_PATH = /^\/(?:assets|pictures)\/[\w.-]{1,170}(?<!\.(?:map|br|gz))$/

/** A page that is open longer than this without being loaded again may miss a file, and loads itself again then. */
export const FILES_KEPT = 30 * 24 * 60 * 60 * 1000
/** About ten builds that have nothing in common. */
const MOST = 3000

/** A file of the pages as it is stored. */
export interface PageFile {
  /** With the folder, such as `/assets/index-4f2a.js`. */
  path: string
  body: Buffer
  /** Whether the body is compressed. */
  isBrotli: boolean
  /** When an instance last said that its build has the file. */
  usedAt: number
}

const decompress = promisify(brotliDecompress)

/** Serves what this build lacks and another one has: an earlier one's for pages that are open, a later one's meanwhile. */
export function pageFiles({ db }: Pick<Services, 'db'>): RequestHandler {
  return async (request, response, next) => {
    const { method, path } = request
    if ((method !== 'GET' && method !== 'HEAD') || !KEPT_PATH.test(path)) return next()
    const file = await db<PageFile>(PAGE_FILES).where({ path }).first('body', 'isBrotli')
    if (!file) return next()
    const body = Buffer.from(file.body)
    const asStored = !file.isBrotli || request.acceptsEncodings('br') === 'br'
    setCaching(response, path)
    if (file.isBrotli) response.vary('Accept-Encoding')
    if (file.isBrotli && asStored) response.setHeader('Content-Encoding', 'br')
    response.type(path.slice(path.lastIndexOf('.')))
    response.send(asStored ? body : await decompress(body))
  }
}

/** Deletes files that no instance has had for a month, and the oldest of too many. */
export async function forgetOldFiles({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const first = await db<PageFile>(PAGE_FILES).orderBy('usedAt', 'desc').offset(MOST).first('usedAt')
  const oldest = Math.max(now() - FILES_KEPT, first?.usedAt ?? 0)
  await deleteInBatches(db, PAGE_FILES, 'path', (rows) => rows.where('usedAt', '<=', oldest))
}
