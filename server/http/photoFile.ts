import { type RequestHandler, type Response, Router } from 'express'
import { ownerOfRefreshToken } from '../accounts/sessions'
import { drawnAddress, PLATES } from '../catalogue/plateAddress'
import { DishModel } from '../dishes/DishModel'
import { dishMeals } from '../dishes/dishMeals'
import { dishOwners } from '../dishes/dishOwners'
import type { KeyScope } from '../generated/schemaTypes'
import { memberships } from '../households/membership'
import { PhotoModel } from '../photos/PhotoModel'
import { readPhotoPath } from '../photos/photoFiles'
import { ProductPhotoModel } from '../photos/ProductPhotoModel'
import type { Services } from '../platform/services'
import { type Caller, type Context, personOf } from '../request/context'
import type { MakeContext } from '../request/createContext'
import { answerUnchanged } from './etag'

/** A browser keeps a photo for a day, and no one between does. */
const KEPT = 'private, max-age=86400'
/** A photo that is opened by itself can do nothing. */
const POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"
/** Keys that read where a dish's picture is. */
const SCOPES: readonly KeyScope[] = ['PLAN_READ', 'DISHES_READ', 'CUPBOARD_READ']

/**
 * Serves photos of own dishes to those who see the dish (docs/product.md DISH-38), photos of products to the accounts of their
 * household (SHOP-70), and to others what there is for an address at which there is nothing. Where a dish's file is missing,
 * the drawn plate takes its place.
 */
export function photoFile(services: Services, makeContext: MakeContext): Router {
  const serve: RequestHandler = async (request, response, next) => {
    const asked = readPhotoPath(request.path)
    if (!asked) return next()
    const context = await makeContext(request, response)
    const person = await whoAsks(context)
    const photo = person && (await find(services, person, asked.id))
    // Keys read no habits of shopping.
    const isProduct =
      !photo && person && context.principal.kind !== 'key' && (await isOfProduct(services, person, asked.id))
    if (!photo && !isProduct) return next()
    const file = await services.photos.get(asked.name).catch((error: unknown) => {
      services.log.error({ error }, 'A photo could not be read')
      return null
    })
    if (!file) return photo ? drawn(services, photo, response).catch(next) : next()
    response.setHeader('Cache-Control', KEPT)
    response.setHeader('Content-Security-Policy', POLICY)
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
    // A file never changes.
    if (answerUnchanged(request, response, `"${asked.name}"`)) return
    response.type('webp').send(file)
  }
  return Router().get(`${PLATES}:file`, serve)
}

/** The person of a token or a key, or else of the session's cookie, which comes with every picture of a page. */
async function whoAsks({ principal, services, refreshCookie }: Context): Promise<Caller | null> {
  if (principal.kind === 'key' && !principal.scopes.some((scope) => SCOPES.includes(scope))) return null
  if (principal.kind !== 'anonymous') return personOf(principal)
  const userId = await ownerOfRefreshToken(services, refreshCookie.value)
  return userId === null ? null : { userId }
}

/** A photo of a dish that the person sees, or one of the person's own that no dish has. */
async function find(services: Services, person: Caller, id: string): Promise<PhotoModel | undefined> {
  const owners = await dishOwners(services, person)
  const photo = await PhotoModel.query(services.db).findById(id).whereIn('userId', owners)
  return photo?.dishId == null && photo?.userId !== person.userId ? undefined : photo
}

/** Whether it is of what a household of the person buys. */
async function isOfProduct(services: Services, { userId }: Caller, photo: string): Promise<boolean> {
  const places = await memberships(services, userId)
  const found = await ProductPhotoModel.query(services.db)
    .whereIn(
      'householdId',
      places.map(({ householdId }) => householdId),
    )
    .findOne({ photo })
    .select('photo')
  return found !== undefined
}

async function drawn(services: Services, { dishId, userId }: PhotoModel, response: Response): Promise<void> {
  const dish = dishId === null ? undefined : await DishModel.query(services.db).findOne({ id: dishId, userId })
  const [meal] = dish ? await dishMeals(services, [dish], services.catalogue.compiled) : []
  response.setHeader('Cache-Control', 'no-store')
  if (meal) response.redirect(302, drawnAddress({ meal, swaps: [] }))
  else response.status(404).end()
}
