import { Router } from 'express'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { fileOf } from '../backups/folder'
import { LINKS_PATH, takeLink } from '../backups/links'
import type { Services } from '../platform/services'
import { countCalls } from '../request/countCalls'
import { networkOf } from '../request/networkOf'
import { logSecurity } from '../request/securityLog'
import { messages } from './messages'
import { notAllowed } from './notAllowed'
import { unlessLeft } from './unlessLeft'

/** Times that a network may ask for backups. */
const READS = { keyPrefix: 'backups', points: 30, duration: 600 }

/**
 * `GET /api/backups/<secret>`: a backup, by a link that works once and for a minute (docs/product.md OPS-6). No one between
 * keeps it, and no part of it can be asked for again.
 */
export function backupFile(services: Services): Router {
  const router = Router()
  const count = countCalls(services, READS)
  const refused = notAllowed('GET')
  router
    .route(`${LINKS_PATH}/:secret`)
    .head(refused)
    .get(async (request, response) => {
      const ip = request.ip ?? ''
      await count(`ip:${networkOf(ip)}`, response)
      const { folder } = services.config.backups
      const id = folder === null ? null : await takeLink(services, request.params.secret)
      const file = folder === null || id === null ? null : await open(fileOf(folder, id)).catch(() => null)
      response.setHeader('Referrer-Policy', 'no-referrer')
      if (file === null || id === null) {
        logSecurity(services, 'backup_download', 'failure', { ip, reason: 'LINK_INVALID' })
        response.status(404).json({ detail: messages.nothingHere })
        return
      }
      logSecurity(services, 'backup_download', 'success', { ip, object: id })
      response.type('application/vnd.sqlite3').attachment(`mealwright-${id}.sqlite`)
      response.setHeader('Content-Length', (await file.stat()).size)
      await pipeline(file.createReadStream(), response).catch(unlessLeft)
    })
    .all(refused)
  return router
}
