import { type RequestHandler, Router } from 'express'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Services } from '../platform/services'
import { builtFiles } from './builtFiles'
import { MealPages, withRecipe } from './mealPages'
import { messages } from './messages'
import { FROM_PAGE, isPageAddress, SHARED_TO, slugIn } from './pageAddresses'
import { pageFiles } from './pageFiles'
import { allowScripts, readShell, type Shell } from './shells'
import { strangerPageAt, StrangerPages } from './strangerPages'
import { webManifest } from './webManifest'

const HOUR = 3600
const POLICY = 'Content-Security-Policy'
const OPENER_POLICY = 'Cross-Origin-Opener-Policy'

/** Where the built pages are. */
export const WEB_ROOT = resolve('dist/web')

/** Whether the pages have been built where this process was started. Without them it only answers the API. */
export const pagesAreBuilt = (): boolean => existsSync(join(WEB_ROOT, 'index.html'))

/** Serves the built pages and their files. */
export function pages(services: Services): Router {
  const router = Router()
  router.get('/manifest.webmanifest', webManifest(join(WEB_ROOT, 'manifest.webmanifest'), services.config.productName))
  if (existsSync(WEB_ROOT)) router.use(builtFiles(WEB_ROOT))
  router.use(pageFiles(services))
  router.use(
    ['/assets', '/pictures', '/reading'],
    (_request, response) => void response.status(404).type('text').send(messages.nothingHere),
  )
  const read = pagesReader(services)
  router.get('/welcome.json', factsFile(read))
  router.post(SHARED_TO, whereNothingIsKept)
  router.get(/^\/(?!api\/|static\/|graphql|health|metrics).*/, page(services, read))
  return router
}

/**
 * Answers what is shared with the product while no service worker keeps it: with the page, which says that nothing came. What
 * was posted is not read.
 */
const whereNothingIsKept: RequestHandler = (_request, response) => {
  response.setHeader('Cache-Control', 'no-store')
  response.redirect(303, `${SHARED_TO}?received=lost`)
}

/** What pages are made of, read when the first is asked for. */
interface Pages {
  frame: Shell
  meals: MealPages
  strangers: StrangerPages
}

/** Null until there is a build. */
function pagesReader(services: Services): () => Pages | null {
  let pages: Pages | null = null
  return () => (pages ??= pagesAreBuilt() ? readPages(services) : null)
}

/** What the picture of the product shows, for pages that hold none of it (docs/product.md UI-20). */
function factsFile(read: () => Pages | null): RequestHandler {
  return async (_request, response, next) => {
    const facts = await read()?.strangers.facts()
    if (facts === undefined) return next()
    response.setHeader('Cache-Control', `public, max-age=${HOUR}`)
    response.json(facts)
  }
}

function readPages(services: Services): Pages {
  const read = (name: 'frame' | 'bare') => readShell(WEB_ROOT, name, services.config)
  const bare = read('bare')
  return {
    frame: read('frame'),
    meals: new MealPages(services, WEB_ROOT, bare),
    strangers: new StrangerPages(services, WEB_ROOT, bare),
  }
}

/**
 * The page as the build rendered it, or the server with a meal's instructions and its schema.org recipe, or with what
 * strangers are shown. With 404 it is the same page, whose script says that nothing is there.
 */
function page({ config, catalogue }: Services, read: () => Pages | null): RequestHandler {
  return async ({ path, query }, response) => {
    // It has to know the window that opened it; all other pages know none (docs/product.md MOVE-22).
    if (path.toLowerCase().replace(/\/$/, '') === FROM_PAGE) response.setHeader(OPENER_POLICY, 'unsafe-none')
    const pages = read()
    if (pages === null) {
      response.status(503).type('text').send('The pages have not been built: npm run build')
      return
    }
    const { html, scriptHashes } = pages.frame
    const { mealBySlug } = catalogue.compiled
    const meal = mealBySlug.get(slugIn(path) ?? '')
    let shown = html
    const name = strangerPageAt(path)
    if (name) shown = await pages.strangers.html(name)
    else if (meal && query.meal === undefined) shown = await pages.meals.pageOf(meal, html)
    const policy = response.getHeader(POLICY)
    if (typeof policy === 'string') response.setHeader(POLICY, allowScripts(policy, scriptHashes))
    response.setHeader('Cache-Control', 'no-cache')
    if (!isPageAddress(path, (slug) => mealBySlug.has(slug))) response.status(404)
    response.type('html').send(meal ? withRecipe(shown, meal, config) : shown)
  }
}
