import { Router, type RequestHandler } from 'express'
import { LRUCache } from 'lru-cache'
import { decodeMealEntryId, type MealWithSwaps, readMealEntryId } from '../catalogue/mealEntryId'
import { drawnAddress, PLATES } from '../catalogue/plateAddress'
import { plateMeal } from '../catalogue/plateMeal'
import { dishMeals } from '../dishes/dishMeals'
import { DishModel } from '../dishes/DishModel'
import { drawPlate } from '../plates/drawPlate'
import { seedOf } from '../plates/reviewed'
import type { Services } from '../platform/services'
import { answerUnchanged, etagOf } from './etag'
import { PackedBody } from './PackedBody'

const FILE = /^\/plates\/([\w-]{1,4096})\.[\w-]{22}\.svg$/
const YEAR = 31_536_000
/** Plates that are kept, about 10 kB each with their compressed forms. */
const MOST = 2000
/** A plate that is opened by itself can show itself, and do nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

type Means = Pick<Services, 'catalogue' | 'db' | 'reader'>

/** Serves the plates of meals, each drawn when it is first asked for (docs/product.md CAT-15 to CAT-17). */
export function plates(services: Means): Router {
  const drawn = new LRUCache<string, PackedBody>({ max: MOST })

  const serve: RequestHandler = async ({ path }, response, next) => {
    const [, name] = FILE.exec(path) ?? []
    if (name === undefined) return next()
    const known = drawn.get(path)
    if (known) return send(known, response)
    const chosen = await find(services, name)
    if (chosen === null) return next()
    const address = drawnAddress(chosen)
    if (address !== path) {
      // What shows a meal as it was before leads to how it is now; of own dishes nothing is given away.
      if (chosen.meal.index < 0) return next()
      response.setHeader('Cache-Control', 'no-cache')
      return response.redirect(302, address)
    }
    const { svg } = drawPlate(plateMeal(chosen.meal, chosen.swaps), seedOf(chosen.meal.slug))
    const body = new PackedBody(svg, etagOf(svg))
    drawn.set(path, body)
    return send(body, response)
  }
  return Router().get(`${PLATES}:file`, serve)
}

async function send(body: PackedBody, response: Parameters<RequestHandler>[1]): Promise<void> {
  const { req: request } = response
  response.setHeader('Cache-Control', `public, max-age=${YEAR}, immutable`)
  response.setHeader('Content-Security-Policy', POLICY)
  // Recipes' schema.org data links to plates, so other sites may show them.
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
  if (answerUnchanged(request, response, body.etag)) return
  response.type('svg')
  await body.send(request, response)
}

/** The meal that an address names: of the catalogue by its slug, with swaps or an own dish by the id of its entry. */
async function find(services: Means, name: string): Promise<MealWithSwaps | null> {
  const { compiled } = services.catalogue
  const meal = compiled.mealBySlug.get(name)
  if (meal) return { meal, swaps: [] }
  const id = readMealEntryId(name)?.mealId
  if (id === undefined) return null
  const stored = compiled.mealById.has(id) ? undefined : await DishModel.query(services.db).findById(id)
  const [own] = stored ? await dishMeals(services, [stored], compiled) : []
  return decodeMealEntryId(name, compiled, () => own)
}
