import type { RequestHandler } from 'express'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { renderSteps } from '../cooking/renderSteps'
import { mealDietary } from '../catalogue/mealDietary'
import { findRequirement } from '../catalogue/requirements'
import type { CompiledCatalogue } from '../catalogue/compiled'
import { answerUnchanged, etagOf } from '../http/etag'
import type { Services } from '../services'

interface Encoded {
  etag: string
  plain: Buffer
  br: Buffer
  gzip: Buffer
}

/** GET /static/meals-with-slugs.json: the same bytes for every caller, made once for each version of the catalogue (docs/product.md CAT-12). */
export function staticCatalogue({ catalogue }: Pick<Services, 'catalogue'>): RequestHandler {
  let made: Promise<Encoded> | null = null
  let madeVersion = ''
  return async (request, response) => {
    if (made === null || madeVersion !== catalogue.version) {
      madeVersion = catalogue.version
      made = encode(catalogue.compiled)
    }
    const encoded = await made
    response.setHeader('Cache-Control', 'public, max-age=60')
    response.type('json')
    if (answerUnchanged(request, response, encoded.etag)) return
    const encoding = request.acceptsEncodings('br', 'gzip', 'identity')
    if (encoding === 'br' || encoding === 'gzip') {
      response.setHeader('Content-Encoding', encoding)
      response.end(encoded[encoding])
    } else response.end(encoded.plain)
  }
}

async function encode(catalogue: CompiledCatalogue): Promise<Encoded> {
  const entries = catalogue.meals.map((meal) => ({
    slug: meal.slug,
    mealbasename: meal.name,
    dietary: mealDietary(meal).asIs.map((key) => findRequirement(key)?.label ?? key),
    tags: meal.meal.tags,
    cooking_steps: renderSteps(meal, [], null),
  }))
  const plain = Buffer.from(JSON.stringify(entries))
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain)])
  return { etag: etagOf(plain), plain, br, gzip: zipped }
}
