import { Router } from 'express'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { beginExport } from '../accounts/beginExport'
import { personalDataText } from '../accounts/exportMyData'
import { countCalls } from '../request/countCalls'
import type { MakeContext } from '../request/createContext'
import { admit, paced } from '../request/takeTurn'
import { forbidden, unauthenticated } from '../platform/errors'
import type { Services } from '../platform/services'
import { notAllowed } from './notAllowed'
import { unlessLeft } from './unlessLeft'

/** Times that a person may download the data held about them. */
const DOWNLOADS = { keyPrefix: 'my-data', points: 10, duration: 600 }

/**
 * `GET /api/user/data.json`: everything held about the signed-in person, as a file that is written while it is read
 * (docs/product.md ACC-42, ACC-88).
 */
export function personalDataFile(services: Services, makeContext: MakeContext): Router {
  const router = Router()
  const count = countCalls(services, DOWNLOADS)
  router
    .route('/api/user/data.json')
    .get(async (request, response) => {
      const context = await makeContext(request, response)
      const { principal } = context
      if (principal.kind === 'anonymous') throw unauthenticated(undefined, principal.reason)
      if (principal.kind !== 'user') throw forbidden()
      await count(principal.userId, response)
      await admit(context)
      await beginExport(context)
      response.type('application/json').attachment('my-data.json')
      if (request.method === 'HEAD') return void response.end()
      await pipeline(Readable.from(paced(context, personalDataText(services, principal.userId))), response).catch(
        unlessLeft,
      )
    })
    .all(notAllowed('GET'))
  return router
}
