import express, { type RequestHandler, Router } from 'express'
import { resolve } from 'node:path'
import { notAllowed } from '../http/notAllowed'
import { messages } from './messages'

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>REST API</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<main id="swagger-ui"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`
/** Light or dark as the device is. Without `validatorUrl: null` the document's address would be sent to a service elsewhere. */
const START = `
const dark = matchMedia('(prefers-color-scheme: dark)')
const show = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', show)
show()
window.ui = SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', deepLinking: true, tryItOutEnabled: true, validatorUrl: null })
`
/** What the page needs of the package. The rest, its sample page included, is not served. */
const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js']

/** Swagger UI for the OpenAPI document, with every file that it needs. */
export function docsPage(): Router {
  const router = Router()
  router
    .route('/')
    .get((_request, response) => void response.set('Cache-Control', 'no-cache').type('html').send(PAGE))
    .all(notAllowed('GET'))
  router
    .route('/start.js')
    .get(checkedEachTime, (_request, response) => void response.type('js').send(START))
    .all(notAllowed('GET'))
  const files = express.static(resolve('node_modules/swagger-ui-dist'), { index: false, redirect: false })
  router
    .route(FILES.map((name) => `/${name}`))
    .get(checkedEachTime, files)
    .all(notAllowed('GET'))
  router.use((_request, response) => void response.status(404).json({ detail: messages.nothingHere }))
  return router
}

/** Browsers may keep the file, and ask each time by its ETag whether it is unchanged. */
const checkedEachTime: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-cache')
  next()
}
