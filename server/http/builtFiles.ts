import { type RequestHandler, Router } from 'express'
import expressStaticGzip from 'express-static-gzip'
import { relative, sep } from 'node:path'
import { badRequest } from '../platform/errors'
import { messages } from './messages'

const YEAR = 31_536_000
const HOUR = 3600

/**
 * What workers that read pictures may: run what is compiled, which no page may, and fetch the letters of a language. A
 * worker goes by the policy of its answer.
 */
const OF_READERS = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

/** Headers of a compressed variant that was chosen and turned out to be gone. */
const OF_THE_VARIANT = ['Content-Encoding', 'Content-Type']

/**
 * Serves the files of a folder, compressed where a `.br` or `.gz` is beside one. A caller that goes away in the middle
 * leaves no open file behind, and a file that vanishes is answered like one that never existed.
 */
export function builtFiles(root: string): Router {
  const serve = expressStaticGzip(root, {
    index: false,
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    serveStatic: {
      index: false,
      redirect: false,
      cacheControl: false,
      setHeaders: (response, path) => setCaching(response, `/${relative(root, path).split(sep).join('/')}`),
    },
  })
  return Router().use(decodable, withoutSourceMaps(serve), (_request, response, next) => {
    for (const name of OF_THE_VARIANT) response.removeHeader(name)
    next()
  })
}

/** Source maps are for the error-reporting service; they are answered like files that do not exist. */
function withoutSourceMaps(serve: RequestHandler): RequestHandler {
  return (request, response, next) =>
    /\.map(\.(br|gz))?$/.test(request.path) ? next() : serve(request, response, next)
}

/** Refuses a path whose escapes are no UTF-8. */
const decodable: RequestHandler = (request, _response, next) => {
  try {
    decodeURIComponent(request.path)
    next()
  } catch {
    next(Object.assign(badRequest(messages.notUnderstood), { status: 400 }))
  }
}

/**
 * Hashed files and what reads pictures are kept for a year, the service worker not at all, everything else for an hour.
 * Other sites may show the illustrations, since the recipes' schema.org data links to them.
 */
export function setCaching(response: { setHeader(name: string, value: string): unknown }, path: string): void {
  const caching = /^\/(?:assets|reading)\//.test(path)
    ? `public, max-age=${YEAR}, immutable`
    : /^\/sw\.js(\.|$)/.test(path)
      ? 'no-cache'
      : `public, max-age=${HOUR}`
  response.setHeader('Cache-Control', caching)
  if (path.startsWith('/pictures/')) response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
  if (path.startsWith('/reading/')) response.setHeader('Content-Security-Policy', OF_READERS)
}
