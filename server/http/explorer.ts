import { Router } from 'express'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { typeDefs } from '../generated/typeDefs'
import { notAllowed } from './notAllowed'
import { WEB_ROOT } from './pages'

/** The explorer at /graphql for browsers, and the schema as text at /schema.graphql (docs/product.md API-4). */
export function explorer(): Router {
  const router = Router()
  const file = join(WEB_ROOT, 'explorer.html')
  router
    .route('/schema.graphql')
    .get((_request, response) => void response.set('Cache-Control', 'no-cache').type('text/plain').send(typeDefs))
    .all(notAllowed('GET'))
  router
    .route('/graphql')
    .get((request, response, next) => {
      response.vary('Accept')
      if (
        request.query.query !== undefined ||
        request.accepts(['application/graphql-response+json', 'application/json', 'html']) !== 'html'
      )
        return next()
      if (!existsSync(file))
        return void response.status(503).type('text').send('The explorer has not been built: npm run build')
      response.setHeader('Cache-Control', 'no-cache')
      response.type('html').send(readFileSync(file, 'utf8'))
    })
    .options(notAllowed('GET', 'POST'))
  return router
}
