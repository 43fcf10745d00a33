import { type RequestHandler, Router } from 'express'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { CompiledMeal } from '../catalogue/compiled'
import { recipeJsonLd } from '../catalogue/recipeJsonLd'
import type { Config } from '../config'
import { escapeHtml } from '../mail/escapeHtml'
import type { Services } from '../services'
import { builtFiles } from './builtFiles'
import { messages } from './messages'
import { pageFiles } from './pageFiles'
import { type BuildManifest, readManifest, withPreloads } from './preloads'
import { allowScripts, readShell, type Shell } from './shells'
import { webManifest } from './webManifest'

const POLICY = 'Content-Security-Policy'

/** Where the built pages are. */
export const WEB_ROOT = resolve('dist/web')

/** Whether the pages have been built where this process was started. Without them it only answers the API. */
export const pagesAreBuilt = (): boolean => existsSync(join(WEB_ROOT, 'index.html'))

/** Serves the built pages and their files. */
export function pages(services: Pick<Services, 'config' | 'catalogue' | 'db'>): Router {
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

/**
 * The page as the build rendered it. A meal's instructions also have its schema.org recipe.
 */
function page({ config, catalogue }: Pick<Services, 'config' | 'catalogue'>): RequestHandler {
  let shells: Record<'frame' | 'login', Shell> | null = null
  let manifest: BuildManifest = {}
  return (request, response) => {
    if (shells === null && pagesAreBuilt()) {
      shells = { frame: readShell(WEB_ROOT, 'frame', config), login: readShell(WEB_ROOT, 'login', config) }
      manifest = readManifest(WEB_ROOT)
    }
    if (shells === null) {
      response.status(503).type('text').send('The pages have not been built: npm run build')
      return
    }
    const { html, scriptHashes } = shells[/^\/login\/?$/.test(request.path) ? 'login' : 'frame']
    const slug = /^\/instructions\/([\w-]+)\/?$/.exec(request.path)?.[1]
    const meal = slug === undefined ? undefined : catalogue.compiled.mealBySlug.get(slug)
    const policy = response.getHeader(POLICY)
    if (typeof policy === 'string') response.setHeader(POLICY, allowScripts(policy, scriptHashes))
    response.setHeader('Cache-Control', 'no-cache')
    response.type('html').send(withPreloads(meal ? withRecipe(html, meal, config) : html, request.path, manifest))
  }
}

/** `<` is escaped within the data, so that no text of a recipe can end the script element. */
function withRecipe(html: string, meal: CompiledMeal, config: Config): string {
  const data = JSON.stringify(recipeJsonLd(meal, config)).replace(/</g, '\\u003c')
  const head = `<script type="application/ld+json">${data}</script>`
  return html
    .replace(
      /<title>[^<]*<\/title>/,
      () => `<title>${escapeHtml(meal.name)} · ${escapeHtml(config.productName)}</title>`,
    )
    .replace('</head>', () => `${head}\n  </head>`)
}
