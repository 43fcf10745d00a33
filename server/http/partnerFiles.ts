import { type Request, type RequestHandler, type Response, Router } from 'express'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { forbidden, unauthenticated } from '../errors'
import { recipeJsonLd } from '../catalogue/recipeJsonLd'
import { catalogueLines } from '../partners/exportCatalogue'
import { type Count, exportLimit } from '../partners/partnerLimit'
import type { Services } from '../services'
import { answerUnchanged, etagOf } from './etag'
import { notAllowed } from './notAllowed'
import type { MakeContext } from './requestContext'

/** Goes up when the export looks different for the same catalogue. */
const FORMAT = 2
const exportTag = (version: string): string => `W/"${FORMAT}-${version}"`

/**
 * What partners fetch whole: `/api/partners/catalogue.ndjson`, and any meal as schema.org's Recipe at
 * `/api/partners/meals/{slug}.jsonld`. Both carry an ETag that changes with what they say, and are packed for who takes that.
 */
export function partnerFiles(services: Services, makeContext: MakeContext): Router {
  const { catalogue, config } = services
  const router = Router()
  router.route('/api/partners/catalogue.ndjson').get(readers(makeContext, exportLimit(services)), async (request, response) => {
    const { snapshot } = catalogue
    response.type('application/x-ndjson')
    if (answerUnchanged(request, response, exportTag(snapshot.version))) return
    if (request.method === 'HEAD') return void response.end()
    const lines = Readable.from(catalogueLines(snapshot), { highWaterMark: 16 })
    await pipeline([lines, ...packer(request, response), response]).catch(unlessLeft)
  }).all(notAllowed('GET'))
  router.route('/api/partners/meals/:name').get(readers(makeContext), (request, response) => {
    const slug = /^([\w-]+)\.jsonld$/.exec(String(request.params.name))?.[1]
    const meal = slug === undefined ? undefined : catalogue.compiled.mealBySlug.get(slug)
    if (!meal) return void response.status(404).json({ detail: 'There is no such meal.' })
    const recipe = JSON.stringify(recipeJsonLd(meal, config))
    response.type('application/ld+json')
    if (!answerUnchanged(request, response, etagOf(recipe))) response.send(recipe)
  }).all(notAllowed('GET'))
  return router
}

/** Brotli's own middle: its best is for files that are packed once and sent often. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** What packs the lines as the caller likes, none where it wants them plain: no middleware knows their type as text. */
function packer(request: Request, response: Response): NodeJS.ReadWriteStream[] {
  const encoding = request.acceptsEncodings('br', 'gzip', 'identity')
  if (encoding !== 'br' && encoding !== 'gzip') return []
  response.setHeader('Content-Encoding', encoding)
  return [encoding === 'br' ? createBrotliCompress(BROTLI) : createGzip()]
}

/** Passes over what streams say of a caller who left before all was sent. @throws every other failure. */
function unlessLeft(error: NodeJS.ErrnoException): void {
  if (!/^(ERR_STREAM_\w+|ECONNRESET|EPIPE)$/.test(error.code ?? '')) throw error
}

/** Lets signed-in people and partners with MEALS_READ through, as often as `count` allows. */
function readers(makeContext: MakeContext, count?: Count): RequestHandler {
  return async (request, response, next) => {
    const { principal } = await makeContext(request, response)
    if (principal.kind === 'anonymous') throw unauthenticated('Sign in or send a partner key to do this.')
    if (principal.kind === 'partner' && !principal.scopes.includes('MEALS_READ')) throw forbidden('The key lacks the scope MEALS_READ.')
    await count?.(principal.kind === 'user' ? `user:${principal.userId}` : `partner:${principal.partnerId}`, response)
    response.setHeader('Cache-Control', 'private, no-cache')
    next()
  }
}
