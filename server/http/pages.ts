import { type RequestHandler, Router } from 'express'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DEMO } from '../accounts/demo'
import type { CompiledMeal } from '../catalogue/compiled'
import { recipeJsonLd } from '../catalogue/recipeJsonLd'
import type { Config } from '../config'
import { escapeHtml } from '../mail/escapeHtml'
import type { Services } from '../services'
import { builtFiles } from './builtFiles'
import { messages } from './messages'
import { pageFiles } from './pageFiles'
import { type BuildManifest, readManifest, withPreloads } from './preloads'
import { webManifest } from './webManifest'

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

/** The page, with public configuration in a meta tag. A meal's instructions also have its schema.org recipe. */
function page({ config, catalogue }: Pick<Services, 'config' | 'catalogue'>): RequestHandler {
  const file = join(WEB_ROOT, 'index.html')
  let html: string | null = null
  let manifest: BuildManifest = {}
  return (request, response) => {
    if (html === null && existsSync(file)) {
      html = withFacts(readFileSync(file, 'utf8'), config)
      manifest = readManifest(WEB_ROOT)
    }
    if (html === null) {
      response.status(503).type('text').send('The pages have not been built: npm run build')
      return
    }
    const slug = /^\/instructions\/([\w-]+)\/?$/.exec(request.path)?.[1]
    const meal = slug === undefined ? undefined : catalogue.compiled.mealBySlug.get(slug)
    response.setHeader('Cache-Control', 'no-cache')
    response.type('html').send(withPreloads(meal ? withRecipe(html, meal, config) : html, request.path, manifest))
  }
}

/** The page with the product's name and the public configuration. */
export function withFacts(html: string, config: Config): string {
  const facts = escapeHtml(JSON.stringify(publicFacts(config)))
  return html
    .replace(/(<meta name="mealwright" content=)(?:'[^']*'|"[^"]*")/, (_all, head: string) => `${head}"${facts}"`)
    .replace(/(<title>|<noscript>)Mealwright/g, (_all, begin: string) => begin + escapeHtml(config.productName))
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

/** The configuration that pages may see. */
export function publicFacts(config: Config) {
  const { productName, supportEmail, rafflePrize, rafflePrizeOnFeedbackPage, sentryDsn, publicUrl, demo, production } =
    config
  const environment = production ? 'production' : 'development'
  return {
    productName,
    supportEmail,
    rafflePrize,
    rafflePrizeOnFeedbackPage,
    sentryDsn,
    publicUrl,
    environment,
    demo: demo ? DEMO : null,
  }
}
