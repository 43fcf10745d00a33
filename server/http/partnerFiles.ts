import { type Request, type RequestHandler, type Response, Router } from 'express'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { CHALLENGE } from '../errors'
import { recipeJsonLd } from '../catalogue/recipeJsonLd'
import type { Context } from '../graphql/context'
import { catalogueLines } from '../partners/exportCatalogue'
import type { Services } from '../services'
import { answerUnchanged } from './etag'
import { notAllowed } from './notAllowed'
import type { MakeContext } from './requestContext'

/** Goes up when the files look different for the same catalogue. */
const FORMAT = 2
const tagOf = (version: string): string => `W/"${FORMAT}-${version}"`

/**
 * What partners fetch whole: `/api/partners/catalogue.ndjson`, and any meal as schema.org's Recipe at
 * `/api/partners/meals/{slug}.jsonld`. Both carry an ETag that changes with the catalogue, and are packed for who takes that.
 */
export function partnerFiles({ catalogue, config }: Services, makeContext: MakeContext): Router {
  const router = Router()
  router.route('/api/partners/catalogue.ndjson').get(readers(makeContext), async (request, response) => {
    const { snapshot } = catalogue
    response.vary('Accept-Encoding')
    response.type('application/x-ndjson')
    if (answerUnchanged(request, response, tagOf(snapshot.version))) return
    if (request.method === 'HEAD') return void response.end()
    const lines = Readable.from(catalogueLines(snapshot), { highWaterMark: 16 })
    await pipeline([lines, ...packer(request, response), response]).catch(() => response.destroy())
  }).all(notAllowed('GET'))
  router.route('/api/partners/meals/:name').get(readers(makeContext), (request, response) => {
    const slug = /^([\w-]+)\.jsonld$/.exec(String(request.params.name))?.[1]
    const meal = slug === undefined ? undefined : catalogue.compiled.mealBySlug.get(slug)
    if (!meal) return void response.status(404).json({ detail: 'There is no such meal.' })
    if (answerUnchanged(request, response, tagOf(catalogue.version))) return
    response.type('application/ld+json').send(JSON.stringify(recipeJsonLd(meal, config)))
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

/** Lets signed-in people and partners with MEALS_READ through. */
function readers(makeContext: MakeContext): RequestHandler {
  return async (request, response, next) => {
    const { principal } = await makeContext(request, response)
    const refusal = refusalOf(principal)
    if (refusal) {
      if (refusal.status === 401) response.setHeader('WWW-Authenticate', CHALLENGE)
      response.status(refusal.status).json({ detail: refusal.detail })
    } else {
      response.setHeader('Cache-Control', 'private, no-cache')
      next()
    }
  }
}

function refusalOf(principal: Context['principal']): { status: number; detail: string } | null {
  if (principal.kind === 'anonymous') return { status: 401, detail: 'Sign in or send a partner key to do this.' }
  if (principal.kind === 'partner' && !principal.scopes.includes('MEALS_READ')) return { status: 403, detail: 'The key lacks the scope MEALS_READ.' }
  return null
}
