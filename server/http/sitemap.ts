import { type Request, type Response, Router } from 'express'
import type { CatalogueSnapshot } from '../catalogue/loadCatalogue'
import type { Services } from '../platform/services'
import { escapeMarkup } from '../pure/escapeMarkup'
import { answerUnchanged, etagOf } from './etag'
import { notAllowed } from './notAllowed'

/** A sitemap has at most so many addresses (sitemaps.org). */
const MOST_ADDRESSES = 50_000
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const OPEN_PAGES = ['/welcome', '/login', '/signup', '/docs', '/privacypolicy', '/termsandconditions']
const HOUR = 3600

/** A page for search engines; `at` is when it last changed, in milliseconds since 1970, 0 for not known. */
export interface Address {
  readonly url: string
  readonly at: number
}

/** What search engines look for: the pages of all meals, and which addresses are none of theirs (docs/product.md WEEK-6). */
export function sitemaps({ catalogue, config: { publicUrl } }: Pick<Services, 'catalogue' | 'config'>): Router {
  const router = Router()
  router
    .route('/robots.txt')
    .get((request, response) => send(request, response, 'text/plain', robotsTxt(publicUrl)))
    .all(notAllowed('GET'))
  router
    .route(/^\/sitemap(?:-([1-9]\d{0,3}))?\.xml$/)
    .get((request, response, next) => {
      const file = sitemapOf(catalogue.snapshot, publicUrl)[Number(request.params[0] ?? 0)]
      if (file === undefined) next('route')
      else send(request, response, 'application/xml', file)
    })
    .all(notAllowed('GET'))
  return router
}

function send(request: Request, response: Response, type: string, content: string): void {
  response.setHeader('Cache-Control', `public, max-age=${HOUR}`)
  response.type(type)
  if (!answerUnchanged(request, response, etagOf(content))) response.send(content)
}

function robotsTxt(publicUrl: string): string {
  return ['User-agent: *', 'Disallow: /api/', 'Disallow: /graphql', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')
}

const kept = new WeakMap<CatalogueSnapshot, string[]>()

/** The files of a catalogue's sitemap; they are made once for each version of it. */
function sitemapOf(snapshot: CatalogueSnapshot, publicUrl: string): string[] {
  const known = kept.get(snapshot)
  if (known) return known
  const { compiled, changedAt } = snapshot
  const addresses = [
    ...OPEN_PAGES.map((path) => ({ url: `${publicUrl}${path}`, at: 0 })),
    ...compiled.meals.map(({ id, slug }) => ({
      url: `${publicUrl}/instructions/${slug}`,
      at: changedAt.get(id) ?? 0,
    })),
  ]
  const made = sitemapFiles(addresses, publicUrl)
  kept.set(snapshot, made)
  return made
}

/** One file for what fits into one, or else an index of them, then the files, which are `/sitemap-1.xml` and so on. */
export function sitemapFiles(addresses: readonly Address[], publicUrl: string, most = MOST_ADDRESSES): string[] {
  const parts = Array.from({ length: Math.ceil(addresses.length / most) }, (_, index) =>
    addresses.slice(index * most, (index + 1) * most),
  )
  const files = parts.map((part) => xml('urlset', 'url', part))
  if (files.length <= 1) return files
  const index = parts.map((part, number) => ({
    url: `${publicUrl}/sitemap-${number + 1}.xml`,
    at: part.reduce((latest, { at }) => Math.max(latest, at), 0),
  }))
  return [xml('sitemapindex', 'sitemap', index), ...files]
}

function xml(root: string, item: string, addresses: readonly Address[]): string {
  const items = addresses.map(({ url, at }) => {
    const changed = at > 0 ? `<lastmod>${new Date(at).toISOString()}</lastmod>` : ''
    return `<${item}><loc>${escapeMarkup(url)}</loc>${changed}</${item}>`
  })
  return ['<?xml version="1.0" encoding="UTF-8"?>', `<${root} xmlns="${NAMESPACE}">`, ...items, `</${root}>`, ''].join(
    '\n',
  )
}
