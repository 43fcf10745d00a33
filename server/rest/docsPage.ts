import express, { type RequestHandler, Router } from 'express'
import { resolve } from 'node:path'
import { notAllowed } from '../http/notAllowed'

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>REST API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<main id="swagger-ui"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`
/** Without `validatorUrl: null` the page would send the document's address to a service elsewhere. */
const START = `window.ui = SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', deepLinking: true, tryItOutEnabled: true, validatorUrl: null })`
/** What the page needs of the package; the rest of it, its own sample page included, is nobody's business. */
const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js']

/** The page that reads the OpenAPI document, with everything that it needs served from here. */
export function docsPage(): Router {
  const router = Router()
  router.route('/').get((_request, response) => void response.set('Cache-Control', 'no-cache').type('html').send(PAGE)).all(notAllowed('GET'))
  router.route('/start.js').get(checkedEachTime, (_request, response) => void response.type('js').send(START)).all(notAllowed('GET'))
  const files = express.static(resolve('node_modules/swagger-ui-dist'), { index: false, redirect: false })
  router.route(FILES.map((name) => `/${name}`)).get(checkedEachTime, files).all(notAllowed('GET'))
  router.use((_request, response) => void response.status(404).json({ detail: 'There is nothing here.' }))
  return router
}

/** The same for everybody, so browsers may keep it, and ask by its ETag whether it is still so. */
const checkedEachTime: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-cache')
  next()
}
