import { type RequestHandler, Router } from 'express'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Services } from '../platform/services'
import { builtFiles } from './builtFiles'
import { MealPages, withRecipe } from './mealPages'
import { messages } from './messages'
import { isPageAddress, slugIn } from './pageAddresses'
import { pageFiles } from './pageFiles'
import { allowScripts, readShell, type Shell } from './shells'
import { WelcomePage } from './welcomePage'
import { webManifest } from './webManifest'

const WELCOME = /^\/welcome\/?$/i
const POLICY = 'Content-Security-Policy'

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
    ['/assets', '/pictures'],
    (_request, response) => void response.status(404).type('text').send(messages.nothingHere),
  )
  router.get(/^\/(?!api\/|static\/|graphql|health|metrics).*/, page(services))
  return router
}

/** What pages are made of, read when the first is asked for. */
interface Pages {
  shells: Record<'frame' | 'login', Shell>
  meals: MealPages
  welcome: WelcomePage
}

function readPages(services: Services): Pages {
  const read = (name: 'frame' | 'login' | 'bare') => readShell(WEB_ROOT, name, services.config)
  const bare = read('bare')
  return {
    shells: { frame: read('frame'), login: read('login') },
    meals: new MealPages(services, WEB_ROOT, bare),
    welcome: new WelcomePage(services, WEB_ROOT, bare),
  }
}

/**
 * The page as the build rendered it, or the server with a meal's instructions and its schema.org recipe, or a stranger's
 * first page. With 404 it is the same page, whose script says that nothing is there.
 */
function page(services: Services): RequestHandler {
  const { config, catalogue } = services
  let pages: Pages | null = null
  return async ({ path, query }, response) => {
    if (pages === null && pagesAreBuilt()) pages = readPages(services)
    if (pages === null) {
      response.status(503).type('text').send('The pages have not been built: npm run build')
      return
    }
    const { html, scriptHashes } = pages.shells[/^\/login\/?$/.test(path) ? 'login' : 'frame']
    const { mealBySlug } = catalogue.compiled
    const meal = mealBySlug.get(slugIn(path) ?? '')
    let shown = html
    if (WELCOME.test(path)) shown = await pages.welcome.html()
    else if (meal && query.meal === undefined) shown = await pages.meals.pageOf(meal, html)
    const policy = response.getHeader(POLICY)
    if (typeof policy === 'string') response.setHeader(POLICY, allowScripts(policy, scriptHashes))
    response.setHeader('Cache-Control', 'no-cache')
    if (!isPageAddress(path, (slug) => mealBySlug.has(slug))) response.status(404)
    response.type('html').send(meal ? withRecipe(shown, meal, config) : shown)
  }
}
