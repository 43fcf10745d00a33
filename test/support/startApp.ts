import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../server/app'
import { readConfig } from '../../server/platform/config'
import { answerInTurn } from '../../server/http/answerInTurn'
import { createListener } from '../../server/http/createListener'
import { createLog, type Logger } from '../../server/platform/log'
import type { Lifecycle } from '../../server/http/health'
import type { Services } from '../../server/platform/services'
import { preparedDatabase } from './freshDatabase'
import { type CallGraphql, graphqlAt } from './graphqlAt'
import { watchStatements } from './shardKeys/watchStatements'

/** A clock that tests move. */
export interface Clock {
  now(): number
  advance(milliseconds: number): void
}

/** The real application, listening on a free port of the loopback interface, on a fresh database. */
export interface RunningApp {
  url: string
  services: Services
  lifecycle: Lifecycle
  clock: Clock
  graphql: CallGraphql
  fetch(path: string, init?: RequestInit): Promise<Response>
  startBackground(): void
  stop(): Promise<void>
}

/** Nothing is printed but where LOG_LEVEL asks for it; the security log would speak whatever the level. */
const usualLog = () => (process.env.LOG_LEVEL === 'silent' ? createLog('silent', { write: () => {} }) : createLog())

/** Starts one. `environment` is laid over the embedded default's; passkeys need a name for their `HOST`, as `localhost`. */
export async function startApp(
  environment: Record<string, string> = {},
  log: Logger = usualLog(),
): Promise<RunningApp> {
  const database = environment.DATABASE_URL ? null : await preparedDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'mealwright-data-'))
  let offset = 0
  const clock: Clock = { now: () => Date.now() + offset, advance: (milliseconds) => void (offset += milliseconds) }
  const http = createListener()
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const url = `http://${environment.HOST ?? '127.0.0.1'}:${(http.address() as AddressInfo).port}`
  const config = readConfig({
    NODE_ENV: 'test',
    PUBLIC_URL: url,
    DATABASE_URL: database?.url ?? '',
    DATA_DIR: dataDir,
    PHOTO_DIR: join(dataDir, 'photos'),
    SUPPORT_EMAIL: 'help@mealwright.example',
    TOKEN_SECRETS: 'test:a-secret-of-tests-0123456789-abcdefghij',
    RATE_LIMIT_SCALE: '100',
    HASH_MEMORY: environment.NODE_ENV === 'production' ? '19' : '1',
    ...environment,
  })
  const app = await buildApp(config, { now: clock.now, log })
  const statements = process.env.JEST_WORKER_ID === undefined ? null : watchStatements(app.services.db)
  http.on('request', answerInTurn(app.express))
  app.sockets.attach(http)
  return {
    url,
    services: app.services,
    lifecycle: app.lifecycle,
    clock,
    startBackground: app.startBackground,
    fetch: (path, init) => fetch(url + path, init),
    graphql: graphqlAt(url),
    stop: async () => {
      await app.sockets.close()
      await closed(http)
      await app.close()
      await database?.drop()
      rmSync(dataDir, { recursive: true, force: true })
      const unkeyed = statements?.unkeyed() ?? []
      if (unkeyed.length > 0) throw new UnkeyedStatements(unkeyed)
    },
  }
}

/** Statements about what is personal that would go to all shards (docs/decisions/0108-beyond-one-machine.md). */
class UnkeyedStatements extends Error {
  constructor(statements: readonly string[]) {
    super(
      `Restrict these by household or account, or say in shardKeys/exceptions.ts why not:\n${statements.join('\n')}`,
    )
  }
}

async function closed(http: Server): Promise<void> {
  const ended = new Promise((resolve) => http.close(resolve))
  http.closeAllConnections()
  await ended
}
