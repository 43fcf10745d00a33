import { Router } from 'express'
import type { DatabaseHealth } from '../database/probe'

/** Why calls cannot be answered; `behind`: the tables are those of an earlier release. */
export type DatabaseProblem = Exclude<DatabaseHealth, 'usable'> | 'behind'

/** What readiness depends on. */
export interface Lifecycle {
  /** The process finishes its calls and takes no new ones. */
  stopping: boolean
  /** Looks whether the database reads and writes. @returns what keeps it from that; null for nothing. */
  databaseProblem(): Promise<DatabaseProblem | null>
  /** Whether the pages are there. The API needs none, so readiness says it and is not decided by it. */
  hasPages(): boolean
}

/** `/health/live`: the process runs. `/health/ready`: the database reads and writes, and the process is not stopping. */
export function health(lifecycle: Lifecycle): Router {
  const router = Router()
  router.use('/health', (_request, response, next) => {
    response.setHeader('Cache-Control', 'no-store')
    next()
  })
  router.get('/health/live', (_request, response) => void response.json({ status: 'live' }))
  router.get('/health/ready', async (_request, response) => {
    const problem = await lifecycle.databaseProblem()
    const ready = problem === null && !lifecycle.stopping
    response.status(ready ? 200 : 503).json({
      status: ready ? 'ready' : 'not ready',
      database: problem === null,
      problem,
      pages: lifecycle.hasPages(),
      stopping: lifecycle.stopping,
    })
  })
  return router
}
