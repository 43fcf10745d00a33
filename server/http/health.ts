import { Router } from 'express'

/** What readiness depends on. */
export interface Lifecycle {
  /** The process finishes its calls and takes no new ones. */
  stopping: boolean
  /** Looks whether the database reads and writes. */
  databaseIsUsable(): Promise<boolean>
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
    const database = await lifecycle.databaseIsUsable()
    const ready = database && !lifecycle.stopping
    response.status(ready ? 200 : 503).json({
      status: ready ? 'ready' : 'not ready',
      database,
      pages: lifecycle.hasPages(),
      stopping: lifecycle.stopping,
    })
  })
  return router
}
