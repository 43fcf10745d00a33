import { type Request, type RequestHandler, type Response, Router } from 'express'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { forbidden, unauthenticated } from '../platform/errors'
import { recipeJsonLd } from '../catalogue/recipeJsonLd'
import { catalogueLines } from '../partners/exportCatalogue'
import { exportLimit } from '../partners/partnerLimit'
import type { Count } from '../request/countCalls'
import type { Services } from '../platform/services'
import { answerUnchanged, etagOf } from './etag'
import { messages } from './messages'
import { notAllowed } from './notAllowed'
import { callerOf, type Context } from '../request/context'
import type { MakeContext } from '../request/createContext'
import { readsMeals } from '../request/FindNodes'
import { admit, paced } from '../request/takeTurn'
import { unlessLeft } from './unlessLeft'

/** Increased when the format of the export changes, so that ETags change too. */
const FORMAT = 2
const exportTag = (version: string): string => `W/"${FORMAT}-${version}"`

/**
 * The files for partners (docs/product.md PART-6): `/api/partners/catalogue.ndjson`, and any meal as schema.org's Recipe
 * at `/api/partners/meals/{slug}.jsonld`. Both have an ETag of their content and are compressed on request.
 */
export function partnerFiles(services: Services, makeContext: MakeContext): Router {
  const { catalogue, config } = services
  const router = Router()
  router
    .route('/api/partners/catalogue.ndjson')
    .get(readers(makeContext, exportLimit(services)), async (request, response) => {
      const { snapshot } = catalogue
      response.type('application/x-ndjson; charset=utf-8')
      if (answerUnchanged(request, response, exportTag(snapshot.version))) return
      if (request.method === 'HEAD') return void response.end()
      const parts = paced(response.locals.context as Context, catalogueLines(snapshot))
      const lines = Readable.from(parts, { highWaterMark: 16 })
      await pipeline([lines, ...packer(request, response), response]).catch(unlessLeft)
    })
    .all(notAllowed('GET'))
  router
    .route('/api/partners/meals/:name')
    .get(readers(makeContext), (request, response) => {
      const slug = /^([\w-]+)\.jsonld$/.exec(String(request.params.name))?.[1]
      const meal = slug === undefined ? undefined : catalogue.compiled.mealBySlug.get(slug)
      if (!meal) return void response.status(404).json({ detail: messages.noSuchMeal })
      const recipe = JSON.stringify(recipeJsonLd(meal, config))
      response.type('application/ld+json')
      if (!answerUnchanged(request, response, etagOf(recipe))) response.send(recipe)
    })
    .all(notAllowed('GET'))
  return router
}

/** The export is compressed for each download, for which brotli's default quality is too slow. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** The stream that compresses the export as the caller accepts. The compression middleware does not know its type. */
function packer(request: Request, response: Response): NodeJS.ReadWriteStream[] {
  const encoding = request.acceptsEncodings('br', 'gzip', 'identity')
  if (encoding !== 'br' && encoding !== 'gzip') return []
  response.setHeader('Content-Encoding', encoding)
  return [encoding === 'br' ? createBrotliCompress(BROTLI) : createGzip()]
}

/** Admits signed-in users and keys with MEALS_READ, as often as `count` allows. */
function readers(makeContext: MakeContext, count?: Count): RequestHandler {
  return async (request, response, next) => {
    const context = await makeContext(request, response)
    const { principal } = context
    if (principal.kind === 'anonymous') throw unauthenticated(messages.needsCredential, principal.reason)
    if (!readsMeals(principal)) throw forbidden(messages.needsScope({ scope: 'MEALS_READ' }))
    await count?.(callerOf(context), response)
    await admit(context)
    response.locals.context = context
    response.setHeader('Cache-Control', 'private, no-cache')
    next()
  }
}
