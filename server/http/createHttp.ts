import type { ApolloServer } from '@apollo/server'
import compression from 'compression'
import express, { type Express } from 'express'
import type { GraphQLSchema } from 'graphql'
import type { Context } from '../request/context'
import type { Services } from '../platform/services'
import { HANDWRITING } from '../dishes/vision/readHandwriting'
import { guidesRouter } from '../guides/guidesRouter'
import { mcpPage } from '../mcp/mcpPage'
import { mailbox } from '../mail/mailbox'
import { exportFile } from './exportFile'
import { HANDWRITING_DEADLINE, handwriting } from './handwriting'
import { IMPORT_DEADLINE, IMPORTS } from './importAddress'
import { importUpload } from './importUpload'
import { health, type Lifecycle } from './health'
import { httpErrors } from './httpErrors'
import { accessLog } from './accessLog'
import { arriveInTime } from './arriveInTime'
import { measureCalls } from './measureCalls'
import { metricsPage } from './metricsPage'
import { pages } from './pages'
import { partnerFiles } from './partnerFiles'
import { personalDataFile } from './personalDataFile'
import { photoFile } from './photoFile'
import { PHOTO_DEADLINE, PHOTOS, photoUpload } from './photoUpload'
import { plates } from './plates'
import { providerCallback } from './providerCallback'
import { contextMaker } from '../request/createContext'
import { restPages, restRouter } from '../rest/restRouter'
import { callRunner } from '../rest/runCall'
import { staticCatalogue } from '../rest/staticCatalogue'
import { answerGraphql } from './answerGraphql'
import { backupFile } from './backupFile'
import { deadline } from './deadline'
import { compareEtags } from './etag'
import { explorer } from './explorer'
import { graphqlBody } from './graphqlBody'
import { tokenSchemes } from './tokenSchemes'
import { noticeProxy } from './noticeProxy'
import { notAllowed } from './notAllowed'
import { PACKED_FROM } from './PackedBody'
import { plainGet } from './plainGet'
import { apiHeaders, origins, securityHeaders } from './security'
import { calendarFile } from './calendarFile'
import { sitemaps } from './sitemap'
import { wellKnown } from './wellKnown'

/** The Express application: API, explorer, health, metrics and pages. It does not listen. */
export function createHttp(
  services: Services,
  schema: GraphQLSchema,
  apollo: ApolloServer<Context>,
  lifecycle: Lifecycle,
): Express {
  const { config } = services
  const app = express()
  const makeContext = contextMaker(services, tokenSchemes(services))
  app.disable('x-powered-by')
  app.set('trust proxy', config.trustProxy)
  app.use(
    arriveInTime({
      [IMPORTS]: IMPORT_DEADLINE,
      [PHOTOS]: PHOTO_DEADLINE,
      [HANDWRITING]: HANDWRITING_DEADLINE,
    }),
  )
  app.use(noticeProxy(services))
  app.use(measureCalls(services))
  app.use(accessLog(services))
  app.use(securityHeaders(config))
  app.use(compareEtags)
  app.use(PHOTOS, apiHeaders, deadline(PHOTO_DEADLINE), origins(services))
  app.use(photoUpload(services, makeContext))
  if (config.vision) {
    app.use(HANDWRITING, apiHeaders, deadline(HANDWRITING_DEADLINE), origins(services))
    app.use(handwriting(services, config.vision, makeContext))
  }
  app.use(IMPORTS, apiHeaders, deadline(IMPORT_DEADLINE), origins(services))
  app.use(importUpload(services, makeContext))
  app.use(['/graphql', '/api', '/static', '/mcp'], apiHeaders, deadline(), origins(services))
  // The usual calls come first and pack their answers themselves.
  const graphql = [graphqlBody(services, makeContext), answerGraphql(apollo, makeContext)]
  app.post('/graphql', graphql)
  const runCall = callRunner(schema, apollo)
  app.use(restRouter(runCall, makeContext))
  app.use(compression({ threshold: PACKED_FROM }))
  app.use(mcpPage(services, schema, runCall, makeContext))
  app.use(health(lifecycle))
  if (config.metricsPort === null) app.use(metricsPage(services, lifecycle))
  app.route('/static/meals-with-slugs.json').get(staticCatalogue(services)).all(notAllowed('GET'))
  app.use(partnerFiles(services, makeContext))
  app.use(personalDataFile(services, makeContext))
  app.use(exportFile(services, makeContext))
  if (config.owners.length > 0) app.use(backupFile(services))
  if (config.provider) app.use(providerCallback(services, makeContext))
  app.use(restPages(config, schema))
  app.use(guidesRouter(config, schema))
  app.use(explorer())
  app.all('/graphql', plainGet, graphql)
  app.use(photoFile(services, makeContext))
  app.use(plates(services))
  app.use(wellKnown(services))
  app.use(sitemaps(services))
  app.use(calendarFile(services))
  app.use(mailbox(services))
  app.use(pages(services))
  app.use((_request, _response, next) => next(Object.assign(new Error('There is nothing here'), { status: 404 })))
  app.use(httpErrors(services))
  return app
}
