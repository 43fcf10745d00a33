import type { RequestHandler } from 'express'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { renderSteps } from '../cooking/renderSteps'
import { mealDietary } from '../catalogue/mealDietary'
import { findRequirement } from '../catalogue/requirements'
import type { CompiledCatalogue, CompiledMeal } from '../catalogue/compiled'
import { answerUnchanged } from '../http/etag'
import { unlessLeft } from '../http/unlessLeft'
import { pacer } from '../platform/pacer'
import type { Services } from '../platform/services'
import { GrowingBody } from './GrowingBody'

/** The file of one version of the catalogue. */
interface StaticFile {
  version: string
  identity: GrowingBody
  br: GrowingBody
  gzip: GrowingBody
  /** Of the whole file. */
  etag: Promise<string>
}

/** Milliseconds that a caller waits for the whole file; of a longer one it is sent what there is, without an ETag. */
const PATIENCE = 5000
/** Brotli's highest levels take ten times as long for a tenth less. */
const QUALITY = 7
/** Meals that are compressed at a time. */
const MEALS = 50

/**
 * GET /static/meals-with-slugs.json: the same bytes for every caller, made once for each version of the catalogue and in
 * slices, so that other calls go on meanwhile (docs/product.md CAT-12).
 */
export function staticCatalogue({ catalogue, log }: Pick<Services, 'catalogue' | 'log'>): RequestHandler {
  let file: StaticFile | null = null
  return async (request, response) => {
    if (file?.version !== catalogue.version) {
      file = makeFile(catalogue.compiled, catalogue.version)
      file.etag.catch((error: unknown) => {
        file = null
        log.error({ error }, 'The static catalogue could not be made')
      })
    }
    const made = file
    const etag = await Promise.race([made.etag, wait(PATIENCE, null, { ref: false })])
    response.setHeader('Cache-Control', 'public, max-age=60')
    response.type('json')
    response.vary('Accept-Encoding')
    if (etag !== null && answerUnchanged(request, response, etag)) return
    const accepted = request.acceptsEncodings('br', 'gzip', 'identity')
    const encoding = accepted === 'br' || accepted === 'gzip' ? accepted : 'identity'
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
    const body = made[encoding]
    if (body.joined) response.end(body.joined)
    else await pipeline(Readable.from(body.follow(), { objectMode: false }), response).catch(unlessLeft)
  }
}

function makeFile(catalogue: CompiledCatalogue, version: string): StaticFile {
  const file = { version, identity: new GrowingBody(), br: new GrowingBody(), gzip: new GrowingBody() }
  const etag = fill(file, catalogue)
  etag.catch((error: unknown) => [file.identity, file.br, file.gzip].forEach((body) => body.fail(error)))
  return { ...file, etag }
}

/** @returns the ETag: weak, since the compressed forms have the same. */
async function fill(file: Omit<StaticFile, 'etag'>, catalogue: CompiledCatalogue): Promise<string> {
  const hash = createHash('sha256')
  const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
  const gzip = createGzip()
  const encoders = [brotli, gzip]
  brotli.on('data', (piece: Buffer) => file.br.add(piece))
  gzip.on('data', (piece: Buffer) => file.gzip.add(piece))
  const ended = Promise.all(encoders.map((encoder) => once(encoder, 'end')))
  for await (const piece of piecesOf(catalogue)) {
    hash.update(piece)
    file.identity.add(piece)
    for (const encoder of encoders) if (!encoder.write(piece)) await once(encoder, 'drain')
  }
  for (const encoder of encoders) encoder.end()
  await ended
  for (const body of [file.identity, file.br, file.gzip]) body.end()
  return `W/"${hash.digest('base64url').slice(0, 27)}"`
}

async function* piecesOf({ meals }: CompiledCatalogue): AsyncGenerator<Buffer> {
  const pause = pacer()
  let texts: string[] = []
  for (const [index, meal] of meals.entries()) {
    texts.push(`${index === 0 ? '[' : ','}${JSON.stringify(entryOf(meal))}`)
    await pause()
    if (texts.length < MEALS) continue
    yield Buffer.from(texts.join(''))
    texts = []
  }
  yield Buffer.from(`${meals.length === 0 ? '[' : ''}${texts.join('')}]`)
}

function entryOf(meal: CompiledMeal) {
  return {
    slug: meal.slug,
    mealbasename: meal.name,
    dietary: mealDietary(meal).asIs.map((key) => findRequirement(key)?.label ?? key),
    tags: meal.meal.tags,
    cooking_steps: renderSteps(meal, [], null),
  }
}
