import type { RequestHandler } from 'express'
import { existsSync, readFileSync } from 'node:fs'

/** Serves the web app manifest in `file`, from which a device installs the product, under the installation's own name. */
export function webManifest(file: string, productName: string): RequestHandler {
  let named: string | null = null
  return (_request, response, next) => {
    if (named === null && existsSync(file)) {
      const built = JSON.parse(readFileSync(file, 'utf8')) as object
      named = JSON.stringify({ ...built, name: productName, short_name: productName })
    }
    if (named === null) return next()
    response.setHeader('Cache-Control', 'public, max-age=3600')
    response.type('application/manifest+json').send(named)
  }
}
