import { DISH_SLUG } from '../../schema/dishSlug'

/** The page that another site's page opens, to hand itself over (docs/product.md MOVE-22). */
export const FROM_PAGE = '/dishes/from-page'

/** Where what people share with the product is posted (docs/product.md MOVE-23), as the web app manifest says. */
export const SHARED_TO = '/dishes/new'

/** The addresses of the pages beside those of meals: the same as in the pages' route table (docs/product.md UI-1, UI-2). */
const ADDRESSES = [
  '/',
  '/change-password',
  '/change-email',
  '/cupboard',
  '/dishes',
  '/dishes/new',
  '/dishes/moving-in',
  FROM_PAGE,
  '/dishes/match',
  '/dishes/moving-out',
  '/dishes/:id',
  '/feedback',
  '/household',
  '/keys',
  '/meals',
  '/notifications',
  '/passkeys',
  '/second-factor',
  '/plans',
  '/provider',
  '/security',
  '/server',
  '/sessions',
  '/wishes',
  '/login',
  '/welcome',
  '/signup',
  '/email-confirmation/:key',
  '/email-change/:key',
  '/email-return/:key',
  '/reset-password/:key',
  '/privacypolicy',
  '/termsandconditions',
  '/invitation/:key',
].map((address) => new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}/?$`, 'i'))

const MEAL = /^\/instructions\/([\w-]+)\/?$/i

/** The slug in the address of a meal's or dish's page; undefined for any other address. */
export const slugIn = (path: string): string | undefined => MEAL.exec(path)?.[1]

/**
 * Whether a page is at this address (docs/product.md UI-7). That of an own dish always is: the server knows of who asks for a
 * page nothing, and tells no stranger which dishes there are.
 */
export function isPageAddress(path: string, isMeal: (slug: string) => boolean): boolean {
  const slug = slugIn(path)
  return slug === undefined ? ADDRESSES.some((address) => address.test(path)) : DISH_SLUG.test(slug) || isMeal(slug)
}
