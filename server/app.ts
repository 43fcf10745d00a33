import type { Express } from 'express'
import { FailedSignIns } from './accounts/history/FailedSignIns'
import { startFailedSignIns } from './accounts/history/writeFailedSignIns'
import { BackupWriter } from './backups/BackupWriter'
import { startNightlyBackups } from './backups/nightly'
import { restorePrepared } from './backups/restorePrepared'
import { CatalogueStore } from './catalogue/CatalogueStore'
import type { Config } from './platform/config'
import { connect } from './database/connection'
import { migrate, schemaState } from './database/migrate'
import { createProbe } from './database/probe'
import { connectRedis } from './database/redis'
import { sharedClock } from './database/sharedClock'
import { watchDatabase } from './database/watchDatabase'
import { startErrorReporting } from './platform/errorReporting'
import { createApolloServer } from './graphql/apolloServer'
import { createSchema } from './graphql/schema'
import { hooks } from './hooks'
import { startRetention } from './retention'
import { createHttp } from './http/createHttp'
import type { Lifecycle } from './http/health'
import { fileKeeping } from './http/keepFiles'
import { pagesAreBuilt, WEB_ROOT } from './http/pages'
import { createLog } from './platform/log'
import { startNotifications } from './notifications/startNotifications'
import { startMailSender } from './mail/startMailSender'
import { openPhotos } from './photos/openPhotos'
import { startPhotos } from './photos/startPhotos'
import { ImportFiles } from './imports/ImportFiles'
import { startImports } from './imports/startImports'
import { createPubSub } from './pubsub/createPubSub'
import { CallQueue } from './request/CallQueue'
import { ProcessorBudget } from './request/ProcessorBudget'
import { ProcessorMeter } from './request/ProcessorMeter'
import { PageFetcher } from './dishes/pages/PageFetcher'
import { RecipeReader } from './dishes/threads/RecipeReader'
import { createSockets, type Sockets } from './realtime/sockets'
import { keepToOwner } from './platform/ownersAlone'
import { seed } from './seed'
import { startSecondFactor } from './secondFactor/startSecondFactor'
import { startWebhooks } from './webhooks/startWebhooks'
import type { Services } from './platform/services'

/** The whole application, ready to listen or to be called by tests. */
export interface App {
  express: Express
  sockets: Sockets
  services: Services
  lifecycle: Lifecycle
  /** Starts the background work: catalogue refresh, failed sign-ins, mail sender, webhooks, notifications, photos, imports, retention, nightly backups. */
  startBackground(): void
  /** Stops the background work and closes every connection. */
  close(): Promise<void>
}

/**
 * Builds the application from its configuration: tables and seeds are brought up to date unless
 * MIGRATE_AT_START is 0, nothing listens.
 */
export async function buildApp(config: Config, replaced: Partial<Pick<Services, 'now' | 'log'>> = {}): Promise<App> {
  const log = replaced.log ?? createLog().child({ instance: config.instanceName })
  keepToOwner(config.dataDir)
  const db = connect(config.database, log)
  if (config.migrateAtStart) await migrate(db)
  await restorePrepared({ config, db, log })
  const clock = sharedClock(db, log)
  await clock.adjust()
  const reporter = await startErrorReporting(config, db)
  const redis = config.redisUrl ? connectRedis(config.redisUrl, log) : null
  const services: Services = {
    config,
    db,
    log,
    reporter,
    now: replaced.now ?? clock.now,
    redis,
    pubSub: createPubSub(config, redis, log),
    catalogue: new CatalogueStore(db),
    calls: new CallQueue(config.calls),
    events: new CallQueue(config.events),
    budget: new ProcessorBudget({ redis, config }),
    meter: new ProcessorMeter(),
    reader: new RecipeReader(log),
    pages: config.fetchPages ? new PageFetcher({ redis, config }) : null,
    backups: new BackupWriter(),
    photos: openPhotos(config, clock.now),
    imports: new ImportFiles(),
    failedSignIns: new FailedSignIns(),
    hooks,
  }
  if (config.migrateAtStart) {
    await seed(services)
    await services.catalogue.refresh()
  } else await services.catalogue.refresh().catch(() => log.warn('The tables wait for `npm run migrate`'))
  const probe = createProbe(config.database, db)
  const files = fileKeeping(services, WEB_ROOT)
  let isCurrent = config.migrateAtStart
  const lifecycle: Lifecycle = {
    stopping: false,
    hasPages: pagesAreBuilt,
    databaseProblem: async () => {
      const health = await probe.check()
      if (health !== 'usable') return health
      isCurrent ||= await schemaState(db).then(
        (state) => state !== 'behind',
        () => false,
      )
      // Before the first page is served, so that another instance has the files that it asks for.
      if (isCurrent) await files.done()
      return isCurrent ? null : 'behind'
    },
  }
  const schema = createSchema(services)
  const apollo = createApolloServer(schema, services)
  await apollo.start()
  const sockets = createSockets(services, schema, lifecycle)
  const stops: (() => Promise<void>)[] = []
  return {
    express: createHttp(services, schema, apollo, lifecycle),
    sockets,
    services,
    lifecycle,
    startBackground: () => {
      if (config.production && !pagesAreBuilt())
        log.error({ folder: WEB_ROOT }, 'The pages have not been built: npm run build')
      stops.push(
        watchDatabase(db, probe, log),
        clock.watch(),
        services.catalogue.watch(log),
        startFailedSignIns(services),
        startMailSender(services),
        startWebhooks(services),
        startNotifications(services),
        startPhotos(services),
        startImports(services),
        startSecondFactor(services),
        startRetention(services),
        startNightlyBackups(services),
        files.start(),
      )
    },
    close: async () => {
      await sockets.close()
      await Promise.all(stops.map((stop) => stop()))
      await apollo.stop()
      await services.reader.close()
      await services.backups.close()
      await services.imports.close()
      services.pubSub.close()
      redis?.disconnect()
      await reporter.close()
      await probe.close()
      await db.destroy()
    },
  }
}
